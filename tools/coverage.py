"""Makes docs/names.md: of each module of MindSpore's documents, which names are here.

    .venv/bin/python tools/coverage.py [FILE]

The documented names are engine/names/documented.json, the reasons engine/names/not_planned.toml.
"""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path
from typing import NamedTuple

import engine
from engine.names.missing import documented, reason_of

ROOT = Path(__file__).resolve().parent.parent
HEAD = """# MindSpore's names, and which are here

Made by `make names` from what MindSpore's documents of July 2025 (2.7) list; `engine.X` is
`mindspore.X`. *Here* are names that work; what a name does not do on this hardware its docstring
says. `insight check script.py` tells the names that a script uses and that are missing, without
running it.

| Module | documented | here | not planned | left |
|---|--:|--:|--:|--:|
"""


class Row(NamedTuple):
    """A module's names, divided."""

    module: str
    here: list[str]
    not_planned: dict[str, list[str]]  # by reason
    left: list[str]

    @property
    def documented(self) -> int:
        """How many names the documents list."""
        return len(self.here) + len(self.left) + sum(map(len, self.not_planned.values()))


def row_of(module: str, names: frozenset[str]) -> Row:
    """Which names of a module are here, which will not be, and which are left."""
    row = Row(module, [], {}, [])
    for name in sorted(names):
        reason = reason_of(f"{module}.{name}").get("reason", "")
        if exists(module, name):
            row.here.append(name)
        elif reason:
            row.not_planned.setdefault(reason, []).append(name)
        else:
            row.left.append(name)
    return row


def exists(module: str, name: str) -> bool:
    """Whether a documented name is here; `engine.Tensor` and the data set are classes."""
    owner: object = engine
    try:
        for part in module.split(".")[1:]:
            owner = getattr(owner, part)
    except AttributeError:
        try:
            owner = importlib.import_module(module)
        except ImportError:
            return False
    return hasattr(owner, name)


def table_text() -> str:
    """The whole page."""
    rows = [row_of(module, names) for module, names in sorted(documented().items())]
    shown = [row for row in rows if row.documented]
    lines = [
        f"| `{row.module}` | {row.documented} | {len(row.here)} | "
        f"{sum(map(len, row.not_planned.values()))} | {len(row.left)} |\n"
        for row in shown
    ]
    here, all_names = sum(len(row.here) for row in shown), sum(row.documented for row in shown)
    refused = sum(len(names) for row in shown for names in row.not_planned.values())
    left = all_names - here - refused
    total = f"| **all** | **{all_names}** | **{here}** | **{refused}** | **{left}** |\n"
    return HEAD + "".join(lines) + total + _reasons(shown) + _left(shown)


def _reasons(rows: list[Row]) -> str:
    by_reason: dict[str, list[str]] = {}
    for row in rows:
        for reason, names in row.not_planned.items():
            by_reason.setdefault(reason, []).extend(f"{row.module}.{name}" for name in names)
    text = "\n## Not planned\n"
    for reason, names in sorted(by_reason.items()):
        text += f"\n{reason[:1].upper()}{reason[1:]}: {_listed(names)}.\n"
    return text


def _left(rows: list[Row]) -> str:
    left = [row for row in rows if row.left]
    text = "\n## Left\n" if left else ""
    for row in left:
        text += f"\n`{row.module}`: {_listed(row.left)}.\n"
    return text


def _listed(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    page = ROOT / "docs" / "names.md"
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, default=page)
    file = parser.parse_args().file
    file.write_text(table_text(), encoding="utf-8")
    print(file)


if __name__ == "__main__":
    main()
