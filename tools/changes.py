"""Gathers the fragments of `changelog.d` into the list of a release, and removes them.

    .venv/bin/python tools/changes.py VERSION

Called again it adds what came since. A fragment says its group in its name, such as
`0961-light-install.record.md`; of one that does not, the files tell that came with it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# By the ending of a name; each with the folders whose changes it tells.
GROUPS = {
    "train": "Train",
    "record": "Record",
    "look": "Look",
    "move": "Move",
    "house": "Working on Insight",
}
FOLDERS = {
    "engine": "train",
    "insight/native": "train",
    "insight/launching": "train",
    "insight/record": "record",
    "insight/adapters": "record",
    "insight/plugins": "record",
    "insight/masking": "record",
    "insight/sources": "move",
    "insight/export": "move",
    "insight/format": "move",
    "insight": "look",
    "dashboard": "look",
}
HEAD = """# Changes of {version}, in full

What users notice, a line a change, newest first, as it was told when it was made.
[CHANGELOG.md](../../CHANGELOG.md) has what matters most.
"""


def group_of(name: str, beside: Iterable[str]) -> str:
    """The group of a fragment.

    Args:
        name: Of its file.
        beside: The paths of what came with it.

    >>> group_of("0002-a.move.md", []), group_of("0002-a.md", ["insight/cli/runs.py"])
    ('move', 'look')

    """
    said = name.split(".")[-2]
    if said in GROUPS:
        return said
    found = Counter(
        next(group for folder, group in FOLDERS.items() if path.startswith(f"{folder}/"))
        for path in beside
        if path.startswith(tuple(f"{folder}/" for folder in FOLDERS))
    )
    return found.most_common(1)[0][0] if found else "house"


def listed(version: str, told: Mapping[str, Sequence[str]], before: str = "") -> str:
    """The list of a release: what it had before, and above it in each group what is new.

    Args:
        version: Of the release.
        told: The texts of fragments by their group, newest first.
        before: The list as it was; empty where there is none yet.

    """
    blocks = dict(re.findall(r"^## (.+)\n\n((?:.+\n)*)", before, re.MULTILINE))
    text = HEAD.format(version=version)
    for group, title in GROUPS.items():
        lines = "".join(one.rstrip() + "\n" for one in told.get(group, ()))
        if block := lines + blocks.get(title, ""):
            text += f"\n## {title}\n\n{block}"
    return text


def moved(text: str) -> str:
    """A fragment with its links as they lead from the list, whichever folder they were told from.

    >>> moved("- [Types](docs/types.md), [Recording](../docs/recording.md), [a page](https://x/y)")
    '- [Types](../types.md), [Recording](../recording.md), [a page](https://x/y)'

    """
    return re.sub(r"\]\((?:\.\./)?docs/", "](../", text)


def came_with() -> dict[str, list[str]]:
    """The paths of the commits that wrote each fragment, by the fragment's own."""
    asked = ["git", "log", "--diff-filter=AM", "--name-only", "--format=format:@"]
    told = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    found: dict[str, list[str]] = {}
    for commit in told.split("@\n"):
        paths = commit.split()
        for path in paths:
            if path.startswith("changelog.d/"):
                found.setdefault(path, []).extend(paths)
    return found


def main(version: str) -> int:
    """Write the list of a version; 0."""
    fragments = sorted((ROOT / "changelog.d").glob("[0-9]*.md"), reverse=True)
    beside = came_with()
    told: dict[str, list[str]] = {}
    for path in fragments:
        group = group_of(path.name, beside.get(f"changelog.d/{path.name}", []))
        told.setdefault(group, []).append(moved(path.read_text(encoding="utf-8")))
    target = ROOT / "docs" / "changes" / f"{version}.md"
    target.parent.mkdir(exist_ok=True)
    before = target.read_text(encoding="utf-8") if target.exists() else ""
    target.write_text(listed(version, told, before), encoding="utf-8")
    for path in fragments:
        path.unlink()
    counts = ", ".join(f"{GROUPS[group]} {len(told[group])}" for group in GROUPS if group in told)
    print(f"{len(fragments)} fragments: {counts or 'nothing new'}")
    if f"## {version}" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        print(f"CHANGELOG.md has no section {version} yet: what matters most, in a page")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
