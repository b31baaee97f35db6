"""The stub of what `engine.tensor` attaches to its class: methods and Python's operators.

They come to the class when the folder is imported, so type checkers do not find them in its body.
Here each is asked for its signature, which stands once, at the function behind it.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine import tensor
from tools.declarations import Declarations, formatted, home_of

PATH = "engine/tensor/attached.pyi"
HEAD = (
    "# Made by `make stubs` from what engine/tensor attaches to its class; do not edit.\n"
    "# For type checkers alone: where the program runs there is no such module.\n\n"
)
# Python compares any two objects and gets a bool; tensors are compared element by element.
_ANOTHER = "  # type: ignore[override]"


def tensor_text() -> str:
    """The text of the stub."""
    methods = attached()
    declarations = Declarations(methods)
    declarations.need("engine.autodiff", "Value")
    lines = [line for name in sorted(methods) for line in lines_of(name, methods, declarations)]
    body = "".join(f"    {line}\n" for line in lines)
    return formatted(f"{HEAD}{declarations.imports()}\n\nclass Attached(Value):\n{body}", PATH)


def attached() -> dict[str, Any]:
    """What the class has beyond what stands in its body, by name."""
    kind = tensor.Tensor
    (body,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(body, ast.ClassDef)
    own = {node.name for node in body.body if isinstance(node, ast.FunctionDef)}
    return {
        name: one
        for name, one in vars(kind).items()
        if name not in own and (inspect.isfunction(one) or isinstance(one, property | staticmethod))
    }


def lines_of(name: str, methods: Mapping[str, Any], declarations: Declarations) -> Iterator[str]:
    """The declaration of one method; an overload for each of its forms where it has several."""
    method = methods[name]
    if isinstance(method, property):
        yield "@property"
        yield declarations.method(name, inspect.signature(method.fget), home_of(method.fget))
    elif isinstance(method, staticmethod):
        yield "@staticmethod"
        function = method.__func__
        yield declarations.function(name, inspect.signature(function), home_of(function))
    else:
        forms = list(forms_of(method))
        for signature, function in forms:
            if len(forms) > 1:
                declarations.need("typing", "overload")
                yield "@overload"
            line = declarations.method(name, signature, home_of(function))
            yield line + (_ANOTHER if name in {"__eq__", "__ne__"} else "")


def forms_of(
    method: Callable[..., Any],
) -> Iterator[tuple[inspect.Signature, Callable[..., Any]]]:
    """Each way to call a method, and the function that says it."""
    if "forms" in vars(method):
        for form in vars(method)["forms"]:
            yield inspect.signature(form), form
        return
    signature = inspect.signature(method)
    yield signature, method
    names = vars(getattr(method, "__wrapped__", method)).get("names")
    if names:
        yield renamed(signature, names), method


def renamed(signature: inspect.Signature, names: Mapping[str, str]) -> inspect.Signature:
    """The signature with the other names of its keywords."""
    others = {now: other for other, now in names.items()}
    parameters = [
        one.replace(name=others.get(one.name, one.name)) for one in signature.parameters.values()
    ]
    return signature.replace(parameters=parameters)
