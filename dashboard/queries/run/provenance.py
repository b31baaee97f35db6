"""What reproduces a run, section by section, as its page shows it."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

MOST_FACTS = 60
MOST_PACKAGES = 2_000
LONGEST = 2_000  # letters of a fact
LONGEST_DIFF = 200_000  # letters: a browser draws them at once
MOST_FILES = 500
MOST_PROCESSES = 20
_LATEST_S = 2.0**40  # a browser's clock holds more
_APART = {"diff", "diff_whole", "untracked", "modules_from", "parts", "arguments", "whole"}


def provenance(processes: Sequence[Mapping[str, Any]], name: str) -> dict[str, Any] | None:
    """The facts of the document that reproduces a run; None where it has none.

    Args:
        processes: `Store.processes(run)`, with documents of whatever a file held.
        name: The run, as `insight replay` finds it: its folder.

    Returns:
        `command`, as it is typed into a shell; `replay`, the line that runs it again, None where
        nobody recorded it as a whole; `sections`, names and texts by section;
        `diff` and `is_cut`, whether more was changed than it shows; `untracked` files; `packages`
        with whether the run had imported them; `loaded` and `saved` checkpoints as name, path and
        hash; `also`, what the newest of the other processes did that recorded into the same folder,
        when, with which command, and facts as names and texts.

    >>> document = {"command": {"arguments": ["python", "a b.py"]}}
    >>> told = provenance([{"did": [], "reproduces": True, "document": document}], "/runs/one")
    >>> told["command"], told["replay"]
    ("python 'a b.py'", 'insight replay /runs/one')

    """
    document: dict[str, Any] = next((one["document"] for one in processes if one["reproduces"]), {})
    if not document:
        return None
    arguments, words = _command(document)
    is_local = "://" not in name  # what ran is looked for on this machine
    can = is_local and bool(words) and len(words) == len(arguments)
    code, packages = (_mapping(document.get(section)) for section in ("code", "packages"))
    ancestry = _mapping(document.get("ancestry"))
    told = code.get("diff")
    diff = told if isinstance(told, str) else ""
    return {
        "command": shlex.join(words)[:LONGEST],
        "replay": f"insight replay {shlex.quote(name)}" if can else None,
        "sections": {
            section: facts
            for section in ("code", "command", "data", "seed", "environment", "hardware")
            if (facts := list(_facts(document.get(section)))[:MOST_FACTS])
        },
        "diff": diff[:LONGEST_DIFF],
        "is_cut": len(diff) > LONGEST_DIFF or (bool(diff) and code.get("diff_whole") is False),
        "untracked": [_text(one) for one in _list(code.get("untracked"))[:MOST_FILES]],
        "packages": _packages(packages),
        "loaded": _checkpoints(ancestry.get("loaded")),
        "saved": _checkpoints(ancestry.get("saved")),
        "also": [_beside(one) for one in processes if not one["reproduces"]][-MOST_PROCESSES:],
    }


def _command(document: Mapping[str, Any]) -> tuple[list[Any], list[str]]:
    """All that stands where its words should, and those that are words."""
    arguments = [one for one in _list(_mapping(document.get("command")).get("arguments")) if one]
    return arguments, [one for one in arguments if isinstance(one, str)]


def _beside(process: Mapping[str, Any]) -> dict[str, Any]:
    document = process["document"]
    made = document.get("made")
    is_time = isinstance(made, (int, float)) and 0 < made < _LATEST_S
    read = _checkpoints(_mapping(document.get("ancestry")).get("loaded"))
    facts = [
        (f"{section}.{name}", text)
        for section in ("code", "command", "data", "seed")
        for name, text in _facts(document.get(section))
    ]
    return {
        "did": process["did"],
        "made": made if is_time else None,
        "command": shlex.join(_command(document)[1])[:LONGEST],
        "facts": [*facts, *(("checkpoint", path) for _, path, _ in read)][:MOST_FACTS],
    }


def _facts(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Dotted names and texts; what has a part of its own on the page is left out."""
    for key, inner in _mapping(value).items():
        if key in _APART and not name:
            continue
        called = f"{name}.{key}" if name else str(key)
        if isinstance(inner, dict):
            if key not in _APART and called.count(".") < 3:
                yield from _facts(inner, called)
        elif inner is not None and inner != []:
            yield called, _text(inner)


def _packages(section: Mapping[str, Any]) -> list[tuple[str, str, bool]]:
    imported = {one for one in _list(section.get("imported")) if isinstance(one, str)}
    found = [
        (str(name)[:LONGEST], _text(version), name in imported)
        for name, version in _mapping(section.get("installed")).items()
    ]
    return sorted(found, key=lambda one: (not one[2], one[0].casefold()))[:MOST_PACKAGES]


def _checkpoints(listed: Any) -> list[tuple[str, str, str]]:
    return [
        (path.replace("\\", "/").rpartition("/")[2], path[:LONGEST], _text(one.get("sha256")))
        for one in _list(listed)[-MOST_FILES:]
        if isinstance(one, dict) and isinstance(path := one.get("path"), str)
    ]


def _text(value: Any) -> str:
    words = value if isinstance(value, list) else [value]
    return " ".join(str(one)[:LONGEST] for one in words[:MOST_FACTS])[:LONGEST]


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def folder_of(root: str, run: str) -> str:
    """What commands call a run: its folder, the root for the run that lies there.

    >>> folder_of("/runs/", "lr/1"), folder_of("runs", ".")
    ('/runs/lr/1', 'runs')
    """
    return root if run == "." else f"{root.rstrip('/')}/{run}"
