"""What README and the documents tell to type."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
# Their Python needs an extra: `tests/contracts/test_docs.py` runs it where the extras are.
OF_EXTRAS = tuple(ROOT / "docs" / name for name in ("loaded_graphs.md", "onnx.md"))
ELSEWHERE = {
    "./run": "the checkout's own, tried in a clone",
    "export": "a setting of the shell",
    "curl": "asks what `insight serve` of the same block answers",
}


class Line(NamedTuple):
    """A line to type, and the page that has it."""

    page: str
    words: tuple[str, ...]

    @property
    def id(self) -> str:
        return f"{self.page}: {shlex.join(self.words)}"


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def lines() -> list[Line]:
    """Every line of every shell example, each once, without what is run elsewhere."""
    found = [
        Line(page.name, here(tuple(words)))
        for page in PAGES
        for block in blocks(page, "sh")
        for line in block.splitlines()
        if (words := shlex.split(line, comments=True)) and not is_elsewhere(words)
    ]
    alike = {tuple(word.removeprefix("./") for word in line.words): line for line in found[::-1]}
    return list(alike.values())[::-1]


def is_elsewhere(words: list[str]) -> bool:
    """Whether another test tries it: those of README's first lines, of installing, of servers."""
    return words[0] in ELSEWHERE or words[1:3] == ["-m", "pip"]


def here(words: tuple[str, ...]) -> tuple[str, ...]:
    """The command that `ssh` runs on the other machine, run on this one; a watch looks once."""
    found = words[words.index("insight") :] if words[0] == "ssh" else words
    goes_on = found[:2] == ("insight", "watch") and "--once" not in found
    return (*found, "--once") if goes_on else found


def asked_of_servers() -> list[tuple[str, ...]]:
    """What the examples ask a server by `curl`."""
    return [
        tuple(words[1:])
        for page in PAGES
        for block in blocks(page, "sh")
        for line in block.splitlines()
        if (words := shlex.split(line, comments=True)) and words[0] == "curl"
    ]
