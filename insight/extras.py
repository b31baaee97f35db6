"""What to type where a library of an extra is missing. Standard library only: all may say it.

All load this, and few are told anything: what it takes is imported when somebody is.
"""

from __future__ import annotations

import sys
from pathlib import Path

DISTRIBUTION = "insight-train"


def install_line(extra: str) -> str:
    """The one line that brings an extra into this interpreter's environment.

    A bare `pip` may belong to another environment, where the name would be looked up in an index.
    An installed distribution knows its extras by itself, so the line also works before a release.

    >>> install_line("parquet").endswith("'insight-train[parquet]'")
    True
    """
    return line_for(f"{_told_to_installers()}[{extra}]")


def line_for(*requirements: str) -> str:
    """The same for libraries that no extra names.

    >>> line_for("sentencepiece").endswith("install sentencepiece")
    True
    """
    import shlex

    return shlex.join([*_installer(), *requirements])


def _installer() -> list[str]:
    from importlib.util import find_spec

    interpreter = sys.executable or "python"
    if find_spec("pip") is None:  # as uv makes environments
        return ["uv", "pip", "install", "--python", interpreter]
    return [interpreter, "-m", "pip", "install"]


def _told_to_installers() -> str:
    """The distribution's name, or the checkout that runs without having been installed."""
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        distribution(DISTRIBUTION)
    except PackageNotFoundError:
        checkout = Path(__file__).resolve().parent.parent
        if (checkout / "pyproject.toml").is_file():
            return str(checkout)
    return DISTRIBUTION
