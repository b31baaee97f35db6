"""Makes the stubs by which families find their names, and which editors and type checkers read.

`__init__.pyi` of each family, and a file for each older import path of MindSpore.

    .venv/bin/python tools/stubs.py [FOLDER]

A family offers what its modules name in `__all__`; older paths are lines of a table. The files are
checked in, and a test makes them anew below another folder and compares.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import re
import sys
import tomllib
from collections.abc import Collection, MutableSequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tools import tensor_stub  # noqa: E402  # the checkout is no package
from tools.declarations import Declarations, formatted  # noqa: E402
from tools.operator_stub import is_made, lines_of  # noqa: E402

SERVED = ROOT / "engine" / "names" / "paths.toml"


class Family(NamedTuple):
    """A package whose names its modules offer.

    Attributes:
        apart: Modules that name something for others, not for the package.
        more: What it takes from elsewhere, as lines of its stub.

    """

    apart: frozenset[str] = frozenset()
    more: tuple[str, ...] = ()


def _apart(*modules: str) -> Family:
    return Family(frozenset(modules))


# Not families of operators: rules for shapes, dtypes and windows, and a path of MindSpore's that
# passes names on.
_RULES = (
    *("communication", "halves", "infer", "integers", "offload", "older_keywords", "precision"),
    *("promotion", "recompute", "refusing", "rounding", "unary", "window"),
)
_SUMMARY = "from engine.train.summary import SummaryRecord as SummaryRecord"
FAMILIES = {
    "engine.dataset.sources": Family(),
    "engine.experimental.optim": _apart("lr_scheduler"),
    "engine.experimental.optim.lr_scheduler": Family(),
    "engine.metrics": Family(),
    "engine.mint": _apart("distributed", "linalg", "nn", "optim", "special"),
    "engine.mint.nn": _apart("functional"),
    "engine.mint.nn.functional": Family(),
    "engine.mint.optim": Family(),
    "engine.nn.initializer": Family(),
    "engine.nn.layer": Family(),
    "engine.nn.loss": Family(),
    "engine.nn.optim": Family(),
    "engine.nn.probability.bijector": Family(),
    "engine.nn.probability.bnn_layers": Family(),
    "engine.nn.probability.distribution": Family(),
    "engine.nn.wrap": Family(),
    "engine.numpy": _apart("fft"),
    "engine.ops": _apart(*_RULES),  # its classes, which are a package below, are offered with it
    "engine.ops.operations": Family(),
    "engine.scipy.linalg": Family(),
    "engine.scipy.optimize": Family(),
    "engine.train.callback": Family(more=(_SUMMARY,)),
    "engine.train.quant": Family(),
}
OPERATORS = "engine.ops.operations"
LONGEST = 100
HEAD = "# Made by `make stubs` from the modules beside it; do not edit.\n\n"
HEAD_OF_PATHS = (
    "# Made by `make stubs` from engine/names/paths.toml; do not edit.\n"
    "# An older path of MindSpore: names that are elsewhere, and no code.\n\n"
)


def stub_text(package: str) -> str:
    """The stub of a package: its modules, and each public name from the module that has it."""
    public = names_of(package)
    modules = sorted(module.name for module in pkgutil.iter_modules(_path(package)))
    # A module that shares its name with an operator is hidden by it.
    lines = [f"from . import {module} as {module}" for module in modules if module not in public]
    made: list[str] = []
    declarations = Declarations(dotted=True)
    for module in modules:
        here = sorted((name for name, home in public.items() if home == module), key=by_kind)
        for name in here:
            line = f"from .{module} import {name} as {name}"
            kind = getattr(importlib.import_module(f"{package}.{module}"), name)
            if package == OPERATORS and is_made(kind):
                made += [f"# declared: {line}", *lines_of(name, kind, declarations)]
            else:
                lines.append(line)
    more = FAMILIES[package].more
    names = [*public, *(line.split()[-1] for line in more)]
    head = HEAD + "".join(f"{line}\n" for line in more) + ("\n" if more else "")
    listed = "".join(f'    "{name}",\n' for name in sorted(names, key=by_kind_and_case))
    parts = [declarations.imports(), "\n".join(lines), "\n".join(made)]
    body = "\n\n".join(filter(None, parts))
    text = f"{head}{body}\n\n__all__ = [\n{listed}]\n"
    return formatted(text, f"{package.replace('.', '/')}/__init__.pyi") if made else text


def names_of(package: str) -> dict[str, str]:
    """Each public name of a family, and which of its modules has it.

    The stubs that are there say the same, if they are not older than the modules.
    """
    found: dict[str, str] = {}
    for module in pkgutil.iter_modules(_path(package)):
        if module.name in FAMILIES[package].apart:
            continue
        inner = f"{package}.{module.name}"
        there = importlib.import_module(inner)
        for name in names_of(inner) if inner in FAMILIES else getattr(there, "__all__", ()):
            assert name not in found, f"two things in {package} are called {name!r}"
            found[name] = module.name
    return found


def _path(package: str) -> MutableSequence[str]:
    return importlib.import_module(package).__path__


def by_kind(name: str) -> tuple[int, list[str | int]]:
    """The order in which the linter sorts imported names: constants, classes, the rest.

    Numbers in names are compared as numbers: `log2` stands before `log10`.
    """
    kind = 0 if name.isupper() and len(name) > 1 else 1 if name[0].isupper() else 2
    return kind, by_number(name.lower())


def by_kind_and_case(name: str) -> tuple[int, list[str | int]]:
    """The order in which the linter sorts the names of `__all__`."""
    return by_kind(name)[0], by_number(name)


def by_number(name: str) -> list[str | int]:
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", name)]


def served_texts() -> dict[str, str]:
    """The stub of each older import path, by path: all names of where they are now."""
    table = tomllib.loads(SERVED.read_text("utf-8"))
    texts = {}
    for path, sources in table["paths"].items():
        own = {
            dotted.rpartition(".")[2]: present
            for dotted, present in table["names"].items()
            if dotted.rpartition(".")[0] == path
        }
        entries = [entry for source in sources.split() for entry in passed_on(source, own)]
        entries += [(*present.rpartition(".")[::2], name) for name, present in own.items()]
        lines = [import_line(*entry) for entry in sorted(entries, key=sorting)]
        texts[path] = HEAD_OF_PATHS + "".join(f"{line}\n" for line in lines)
    return texts


def passed_on(source: str, own: Collection[str]) -> list[tuple[str, str, str]]:
    """What a path takes from a module: all, or each name apart where it has some of its own."""
    public = getattr(importlib.import_module(source), "__all__", ())
    if not set(own) & set(public):
        return [(source, "*", "")]
    return [(source, name, name) for name in public if name not in own]


def sorting(entry: tuple[str, str, str]) -> tuple[str, bool, tuple[int, list[str | int]], str]:
    """The order in which the linter sorts imports: `*` first, then constants, classes, the rest."""
    module, name, alias = entry
    return module, name != "*", by_kind(name), alias


def import_line(module: str, name: str, alias: str) -> str:
    """An import of one name, in parentheses where it is long."""
    whole = f"{name} as {alias}" if alias else name
    line = f"from {module} import {whole}"
    return line if len(line) <= LONGEST else f"from {module} import (\n    {whole},\n)"


def stub_path(folder: Path, module: str, modules: Collection[str]) -> Path:
    """Where a module's stub stands: one that has modules below it is a folder."""
    parts = module.split(".")
    if any(other.startswith(f"{module}.") for other in modules):
        return folder.joinpath(*parts, "__init__.pyi")
    return folder.joinpath(*parts[:-1], f"{parts[-1]}.pyi")


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument(
        "folder", metavar="FOLDER", nargs="?", type=Path, default=ROOT, help="where engine/ goes"
    )
    folder = parser.parse_args().folder
    for package in FAMILIES:
        path = folder.joinpath(*package.split("."), "__init__.pyi")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(stub_text(package), encoding="utf-8")
        print(path)
    path = folder / tensor_stub.PATH
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(tensor_stub.tensor_text(), encoding="utf-8")
    print(path)
    texts = served_texts()
    for module, text in texts.items():
        path = stub_path(folder, module, texts)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
