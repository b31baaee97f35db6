"""Scripts that write other tools' runs as event files, run by the Python that has the tool.

A tool is here where nothing but its own library reads what it stores. Each script stands by itself:
it is printed, and runs where Insight is not installed.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Script(NamedTuple):
    """A script for one tool."""

    file: str
    about: str
    """What it reads, and how it is used."""

    def text(self) -> str:
        """The whole of it."""
        return Path(__file__).with_name(self.file).read_text(encoding="utf-8")


SCRIPTS = {
    "aim": Script("aim_to_insight.py", "an Aim repository: python aim_to_insight.py REPO OUT"),
}
"""By the name of the tool."""
