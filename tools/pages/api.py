"""The pages of the API: a page a family of names, made of what packages say is public."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGES = {
    "Train": (
        "engine.nn",
        "engine.nn.initializer",
        "engine.nn.probability.bijector",
        "engine.nn.probability.distribution",
        "engine.nn.probability.bnn_layers",
        "engine.nn.transformer",
        "engine.ops",
        "engine.ops.operations",
        "engine.mint",
        "engine.mint.nn",
        "engine.mint.nn.functional",
        "engine.mint.optim",
        "engine.mint.distributed",
        "engine.numpy",
        "engine.scipy.fft",
        "engine.scipy.linalg",
        "engine.scipy.optimize",
        "engine.dataset",
        "engine.dataset.transforms",
        "engine.dataset.vision",
        "engine.dataset.text",
        "engine.train.callback",
        "engine.train.quant",
        "engine.amp",
        "engine.train",
        "engine.boost",
        "engine.communication",
        "engine.parallel",
        "engine.experimental.optim",
        "engine.experimental.optim.lr_scheduler",
        "engine.mindrecord",
        "engine.runtime",
        "engine.hal",
        "engine",
    ),
    "Record": (
        "insight",
        "insight.errors",
        "insight.adapters.torch",
        "insight.adapters.lightning",
        "insight.adapters.keras",
        "insight.adapters.transformers",
        "insight.adapters.sklearn",
        "insight.adapters.xgboost",
        "insight.adapters.lightgbm",
    ),
    "Look": ("insight.landscape",),
    "Move": ("insight.export",),
}
# Whose names those are that several packages have: others only pass them on.
FIRST = ("Record", "Look", "Move", "Train")
ON_ONE_PAGE = 40
_OURS = ("engine", "insight")


@dataclass(frozen=True)
class Entry:
    """A public name.

    Attributes:
        name: In its package.
        family: The file that has it, as its package's index says.
        value: What it is.
        others: The names of the same object in its package.

    """

    name: str
    family: str
    value: Any
    others: list[str] = field(default_factory=list)

    def directive(self, package: str) -> list[str]:
        """The lines by which Sphinx describes it."""
        kind = "exception" if _is_error(self.value) else "function"
        if inspect.isclass(self.value) and not _is_error(self.value):
            kind = "class"
        lines = [f".. auto{kind}:: {package}.{self.name}"]
        if kind == "class":
            lines.append("   :members:")
        lines.append("")
        if self.others:
            names = ", ".join(f"`{package}.{name}`" for name in sorted(self.others))
            lines += [f"   The same as {names}.", ""]
        return lines


def _is_error(value: Any) -> bool:
    return inspect.isclass(value) and issubclass(value, BaseException)


@dataclass
class Package:
    """What a package has for users.

    Attributes:
        name: Dotted.
        own: Its names, but those that have their home in an earlier package.
        borrowed: Those, each with its full name there.

    """

    name: str
    own: list[Entry]
    borrowed: dict[str, str]

    def families(self) -> dict[str, list[Entry]]:
        """The names by family, in the order of the alphabet; one where they fit on a page."""
        if len(self.own) <= ON_ONE_PAGE:
            return {"": sorted(self.own, key=lambda one: one.name.lower())}
        found: dict[str, list[Entry]] = {}
        for one in sorted(self.own, key=lambda one: (one.family, one.name.lower())):
            found.setdefault(one.family, []).append(one)
        return found


def packages(names: Iterable[str]) -> list[Package]:
    """What each of some packages has, every object once."""
    homes: dict[int, str] = {}
    return [_package(name, homes) for name in names]


def _package(name: str, homes: dict[int, str]) -> Package:
    module = importlib.import_module(name)
    families = _families(module)
    own: dict[int, Entry] = {}
    borrowed = {}
    for called in _public(module):
        value = getattr(module, called)
        if not _is_described(value):
            continue
        if id(value) in own:
            own[id(value)].others.append(called)
        elif id(value) in homes:
            borrowed[called] = homes[id(value)]
        else:
            family = _family(str(value.__module__), name, families.get(called))
            own[id(value)] = Entry(called, family, value)
    homes |= {key: f"{name}.{one.name}" for key, one in own.items()}
    return Package(name, list(own.values()), borrowed)


def _family(home: str, package: str, listed: str | None) -> str:
    """What stands together on a page: a folder of the package, or a file.

    Args:
        home: The module that has a name, as it says itself.
        package: Who passes it on.
        listed: The file, as the package's index says.

    >>> _family("engine.nn.layer.conv", "engine.nn", "layer")
    'layer'
    >>> _family("engine.ops", "engine.ops", "conv")
    'conv'
    >>> _family("engine.metrics.topk", "engine.nn", None)
    'metrics'

    """
    if not home.startswith(f"{package}."):
        return listed or home.split(".")[1]
    inside = home.removeprefix(f"{package}.").split(".")
    return inside[0] if len(inside) > 1 else listed or inside[0]


def _public(module: ModuleType) -> list[str]:
    names = getattr(module, "__all__", None) or dir(module)
    return sorted(name for name in names if not name.startswith("_"))


def _is_described(value: Any) -> bool:
    is_called = inspect.isclass(value) or (callable(value) and not inspect.ismodule(value))
    home = getattr(value, "__module__", None) or ""
    return is_called and home.split(".")[0] in _OURS and bool(inspect.getdoc(value))


def _families(module: ModuleType) -> dict[str, str]:
    """The file of each name, where the package has a stub as its index."""
    stub = Path(str(module.__file__)).with_suffix(".pyi")
    if not stub.exists():
        return {}
    tree = ast.parse(stub.read_text(encoding="utf-8"))
    return {
        alias.asname or alias.name: node.module.rpartition(".")[2]
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


def pages(package: Package) -> dict[str, str]:
    """The pages of a package, by their paths; the first has its name."""
    families = package.families()
    if set(families) == {""}:
        lines = [*_head(package.name, package.name), *_entries(package.name, families[""])]
        return {f"{package.name}.rst": "\n".join([*lines, *_borrowed(package)])}
    lines, found = _head(package.name, package.name), {}
    for family, entries in families.items():
        names = ", ".join(f":py:obj:`~{package.name}.{one.name}`" for one in entries)
        lines += [f":doc:`{_called(family)} <{package.name}/{family}>`", f"   {names}", ""]
        found[f"{package.name}/{family}.rst"] = _page_of(package.name, family, entries)
    return {f"{package.name}.rst": "\n".join([*lines, *_borrowed(package)]), **found}


def _page_of(package: str, family: str, entries: list[Entry]) -> str:
    # In no list at the side: with hundreds there, each page would have hundreds of links.
    head = [":orphan:", "", *_head(f"{package}: {_called(family)}", package)]
    above = [f"Of :doc:`{package} </api/{package}>`.", ""]
    return "\n".join([*head, *above, *_entries(package, entries)])


def _called(family: str) -> str:
    return family.strip("_").replace("_", " ")


def _head(title: str, package: str) -> list[str]:
    return [title, "=" * len(title), "", f".. currentmodule:: {package}", ""]


def _entries(package: str, entries: list[Entry]) -> list[str]:
    return [line for one in entries for line in one.directive(package)]


def _borrowed(package: Package) -> list[str]:
    """The names that are those of other packages."""
    if not package.borrowed:
        return []
    title = "Names of others"
    lines = [title, "-" * len(title), "", ".. hlist::", "   :columns: 2", ""]
    rows = sorted(package.borrowed.items(), key=lambda one: one[0].lower())
    return [*lines, *(f"   * `{name}` is :py:obj:`{home}`" for name, home in rows), ""]
