"""Makes `engine/ops/__init__.pyi`, which tells editors and type checkers the operators' names.

    .venv/bin/python tools/stubs.py [FILE]

`engine.ops` collects its names while it is imported, which no checker can follow. The file is
checked in, and a test makes it anew and compares.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STUB = ROOT / "engine" / "ops" / "__init__.pyi"
HEAD = "# Made by `make stubs` from the operators; do not edit.\n\n"


def stub_text(package: str) -> str:
    """The stub of a package: its modules, and each public name from the module that has it."""
    loaded = importlib.import_module(package)
    modules = sorted(module.name for module in pkgutil.iter_modules(loaded.__path__))
    # A module that shares its name with an operator is hidden by it.
    visible = [module for module in modules if module not in loaded.__all__]
    lines = [f"from . import {module} as {module}" for module in visible]
    for module in modules:
        family = importlib.import_module(f"{package}.{module}")
        public = set(getattr(family, "__all__", ())) & set(loaded.__all__)
        # The same name may be public in two modules; the package has one of the two.
        own = [name for name in public if getattr(family, name) is getattr(loaded, name)]
        lines += [f"from .{module} import {name} as {name}" for name in sorted(own, key=by_kind)]
    return HEAD + "\n".join(lines) + "\n"


def by_kind(name: str) -> tuple[int, list[str | int]]:
    """The order in which the linter sorts imported names: constants, classes, the rest.

    Numbers in names are compared as numbers: `log2` stands before `log10`.
    """
    kind = 0 if name.isupper() and len(name) > 1 else 1 if name[0].isupper() else 2
    parts = re.split(r"(\d+)", name.lower())
    return kind, [int(part) if part.isdigit() else part for part in parts]


def main(path: Path = STUB) -> None:
    path.write_text(stub_text("engine.ops"), encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
