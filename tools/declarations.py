"""Functions as a stub declares them, and the imports that their types need."""

from __future__ import annotations

import ast
import builtins
import inspect
import math
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from engine import typed

ROOT = Path(__file__).resolve().parent.parent
_SHOWN = (int, float, str, bool, type(None))  # defaults that are told as they are
_STARS = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}


class Declarations:
    """Lines of one stub.

    Args:
        members: Names that the class around them has: `float` is the method of tensors there, and
            Python's own type `builtins.float`.
        dotted: Whether types stand with their modules before them (`_typed.Tensor`): in an index,
            where each name that is imported from a module is one of the package's.

    """

    def __init__(self, members: Collection[str] = (), *, dotted: bool = False) -> None:
        self.members = members
        self.dotted = dotted
        self._needed: dict[str, set[str]] = {}

    def need(self, module: str, *names: str) -> None:
        """Import names of a module, or without names itself."""
        self._needed.setdefault(module, set()).update(names)

    def imports(self) -> str:
        """The import lines of all that was declared."""
        lines = [
            f"from {module} import {', '.join(sorted(names))}" if names else f"import {module}"
            for module, names in sorted(self._needed.items())
        ]
        return "".join(f"{line}\n" for line in lines)

    def method(self, name: str, signature: inspect.Signature, home: ModuleType) -> str:
        """A method of a class, whose first parameter is `self`."""
        first, *others = signature.parameters.values()
        own = first.replace(name="self", annotation=inspect.Parameter.empty)
        return self.function(name, signature.replace(parameters=[own, *others]), home)

    def function(self, name: str, signature: inspect.Signature, home: ModuleType) -> str:
        """The declaration of a function whose annotations are names of the module `home`."""
        told = ", ".join(self._parameters(signature.parameters.values(), home))
        result = self._annotation(signature.return_annotation, home)
        return f"def {name}({told}) -> {result}: ..."

    def _parameters(
        self, parameters: Iterable[inspect.Parameter], home: ModuleType
    ) -> Iterator[str]:
        starred, positional = False, False
        for one in parameters:
            if positional and one.kind is not one.POSITIONAL_ONLY:
                yield "/"
            positional = one.kind is one.POSITIONAL_ONLY
            if one.kind is one.KEYWORD_ONLY and not starred:
                yield "*"
            starred = starred or one.kind in {one.KEYWORD_ONLY, one.VAR_POSITIONAL}
            text = _STARS.get(one.kind, "") + one.name
            if one.name != "self":
                text += f": {self._annotation(one.annotation, home)}"
            if one.default is not one.empty:
                text += f" = {one.default!r}" if _is_shown(one.default) else " = ..."
            yield text
        if positional:
            yield "/"

    def _annotation(self, annotation: Any, home: ModuleType) -> str:
        if annotation is inspect.Parameter.empty:
            annotation = "Any"
        tree = ast.parse(str(annotation), mode="eval")
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                node.id = self._word(node.id, home)
        return ast.unparse(tree)

    def _word(self, name: str, home: ModuleType) -> str:
        """What a name of an annotation is called in the stub."""
        if hasattr(builtins, name):
            if name not in self.members:
                return name
            self.need("builtins")
            return f"builtins.{name}"
        if name in typed.__all__:
            return self._of("engine.typed", name)
        if name == "Any":
            return self._of("typing", name)
        found = getattr(home, name)
        if isinstance(found, ModuleType):
            alone = found.__name__ == name
            self.need(name if alone else f"{found.__name__} as {name}")
            return name
        return self._of(found.__module__ if isinstance(found, type) else home.__name__, name)

    def _of(self, module: str, name: str) -> str:
        if self.dotted:
            alias = f"_{module.rpartition('.')[2]}"
            self.need(f"{module} as {alias}")
            return f"{alias}.{name}"
        self.need(module, name)
        return name


def _is_shown(default: Any) -> bool:
    """Whether what it is written as is the value: `inf` and `nan` are names of nothing."""
    return type(default) in _SHOWN and (type(default) is not float or math.isfinite(default))


def home_of(function: Any) -> ModuleType:
    """The module in which a function's annotations are names."""
    return sys.modules[inspect.unwrap(function).__module__]


def formatted(text: str, path: str) -> str:
    """A stub as the linter and the formatter of this project want it."""
    for command in (["check", "--fix", "--select", "I", "--quiet"], ["format", "--quiet"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", path, "-"]
        text = subprocess.check_output(ruff, input=text, text=True, cwd=ROOT)
    return text
