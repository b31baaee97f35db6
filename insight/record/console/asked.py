"""Whether what a program prints is recorded where it is asked for, and why not."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

_PYTHON = re.compile(r"i?(?:python|pypy)[\d.]*[a-z]*")
_OFF = ("off", "0", "false", "no")


def why_not() -> str:
    """Why nothing is captured here; an empty text where it can be."""
    if os.name != "posix":
        return "this system has no descriptors to put others in the place of"
    if getattr(sys, "frozen", False) or not _PYTHON.fullmatch(Path(sys.executable or "").name):
        return "the program that runs is no Python interpreter, which would be started beside it"
    return ""


def is_off() -> bool:
    """Whether the environment says so: INSIGHT_CONSOLE=off."""
    return os.environ.get("INSIGHT_CONSOLE", "").casefold() in _OFF
