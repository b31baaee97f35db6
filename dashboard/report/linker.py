"""Modules of the browser's half as one script: a report has no server to fetch them from.

Each becomes a function that gives what it exports, in the order in which they need each other. This
is no bundler: it knows the few forms in which our modules import and export, which
`tests/contracts/test_modules.py` holds them to, and refuses others. So a checkout without Node
makes reports, too.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

_IMPORT = re.compile(
    r"""^import\s+(?:(?:\*\s+as\s+(?P<space>\w+)|\{(?P<names>[^}]*)\})\s+from\s+)?"(?P<where>[^"]+)";\n""",
    re.MULTILINE,
)
_EXPORT = re.compile(
    r"^export (?P<what>(?:async )?function\*?|class|const|let) (?P<name>\w+)", re.MULTILINE
)
_LEFT = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
_COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*(?:[^*]|\*(?!/))*\*/)[ \t]*\n", re.MULTILINE)


class LinkError(Exception):
    """A module that is written in a way that we do not know: a mistake of ours."""


class _Module(NamedTuple):
    name: str  # of the variable that has what it exports
    code: str


def linked(entry: Path) -> str:
    """A script that does what a module does, and all that it imports.

    Args:
        entry: The module. What it names lies where it says, below any folder.

    Raises:
        LinkError: If one is written in another way than ours, or two need each other.

    """
    found: dict[Path, _Module] = {}
    _link(entry.resolve(), found, [])
    lines = [f"const {one.name} = (() => {{\n{one.code}}})();" for one in found.values()]
    return '"use strict";\n' + "\n".join(lines) + "\n"


def _link(path: Path, found: dict[Path, _Module], waiting: list[Path]) -> _Module:
    if path in found:
        return found[path]
    if path in waiting:
        raise LinkError(f"{path.name} waits for itself by {waiting[-1].name}")
    source = path.read_text("utf-8")

    def named(one: re.Match[str]) -> str:
        other = _link((path.parent / one["where"]).resolve(), found, [*waiting, path])
        if one["space"]:
            return f"const {one['space']} = {other.name};\n"
        if one["names"] is None:
            return ""
        pairs = (piece.strip().replace(" as ", ": ") for piece in one["names"].split(","))
        return f"const {{ {', '.join(filter(None, pairs))} }} = {other.name};\n"

    code = _IMPORT.sub(named, source)
    exported = [one["name"] for one in _EXPORT.finditer(code)]
    code = _COMMENT.sub("", _EXPORT.sub(r"\g<what> \g<name>", code))
    if left := _LEFT.search(code):
        raise LinkError(f"{path.name}: {left[0]}")
    module = _Module(f"m{len(found)}", f"{code}return {{ {', '.join(exported)} }};\n")
    found[path] = module
    return module
