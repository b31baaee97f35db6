"""Makes the stubs that tell editors and type checkers names which they could not find.

`__init__.pyi` of each family, and a file for each older import path of MindSpore.

    .venv/bin/python tools/stubs.py [FOLDER]

The families collect their names while they are imported, and older paths are lines of a table;
no checker can follow either. The files are checked in, and a test makes them anew below another
folder and compares.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.util
import pkgutil
import re
import tomllib
from collections.abc import Collection
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
SERVED = ROOT / "engine" / "names" / "paths.toml"
FAMILIES = (
    "engine.dataset.sources",
    "engine.experimental.optim",
    "engine.experimental.optim.lr_scheduler",
    "engine.metrics",
    "engine.mint",
    "engine.mint.nn",
    "engine.mint.nn.functional",
    "engine.mint.optim",
    "engine.nn.initializer",
    "engine.nn.layer",
    "engine.nn.loss",
    "engine.nn.optim",
    "engine.nn.probability.bijector",
    "engine.nn.probability.bnn_layers",
    "engine.nn.probability.distribution",
    "engine.nn.wrap",
    "engine.numpy",
    "engine.ops",
    "engine.ops.operations",
    "engine.scipy.linalg",
    "engine.scipy.optimize",
    "engine.train.callback",
)
LONGEST = 100
HEAD = "# Made by `make stubs` from the modules beside it; do not edit.\n\n"


def stub_text(package: str) -> str:
    """The stub of a package: its modules, and each public name from the module that has it."""
    loaded = importlib.import_module(package)
    modules = sorted(module.name for module in pkgutil.iter_modules(loaded.__path__))
    # A module that shares its name with an operator is hidden by it.
    visible = [module for module in modules if module not in loaded.__all__]
    lines = [f"from . import {module} as {module}" for module in visible]
    given: set[str] = set()
    for module in modules:
        family = importlib.import_module(f"{package}.{module}")
        public = set(getattr(family, "__all__", ())) & set(loaded.__all__)
        # A package below may have another thing under a name, or the same once more.
        here = {n for n in public - given if _is_there(family, loaded, n)}
        given |= here
        lines += [f"from .{module} import {name} as {name}" for name in sorted(here, key=by_kind)]
    own = [line for line in imported(package) if line.split()[-1] in loaded.__all__]
    head = HEAD + "".join(f"{line}\n" for line in own) + ("\n" if own else "")
    names = "".join(f'    "{name}",\n' for name in sorted(loaded.__all__, key=by_kind_and_case))
    return head + "\n".join(lines) + f"\n\n__all__ = [\n{names}]\n"


def _is_there(family: ModuleType, loaded: ModuleType, name: str) -> bool:
    """Whether a package has a name from this module; functions may have got a coat meanwhile."""
    found, public = getattr(family, name), getattr(loaded, name)
    return public is found or getattr(public, "__wrapped__", None) is found


def imported(package: str) -> list[str]:
    """What the package takes from elsewhere by itself, a line a name."""
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return [
        f"from {node.module} import {alias.name} as {alias.name}"
        for node in ast.parse(Path(spec.origin).read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]


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
        head = HEAD.replace("the modules beside it", "engine/names/paths.toml")
        texts[path] = head + "".join(f"{line}\n" for line in lines)
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
    texts = served_texts()
    for module, text in texts.items():
        path = stub_path(folder, module, texts)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
