"""What to type where something is missing. Standard library only: all may say it.

All load this, and few are told anything: what it takes is imported when somebody is.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from insight.installed import Distribution

# The extra of `insight-record` that has what `insight-train` always brings.
ANALYSIS = "analysis"


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

    return shlex.join([*_installer(), "install", *_python(), *requirements])


def analysis_line(library: str) -> str:
    """The line that brings SciPy or scikit-learn, where `insight-record` came without them.

    >>> analysis_line("scipy").endswith("install scipy")
    True
    """
    from insight.installed import LIGHT

    return install_line(ANALYSIS) if _told_to_installers() == LIGHT else line_for(library)


def whole_line() -> str:
    """The line that puts `insight-train` in the place of `insight-record`."""
    from insight.installed import LIGHT, distributions

    light = next((one for one in distributions() if one.name == LIGHT), None)
    if light is None:
        return line_for(_whole_beside(None))
    return f"{_uninstall(LIGHT)} && {line_for(_whole_beside(light))}"


def both_told(folders: Iterable[str] | None = None) -> str:
    """What is wrong where both distributions are installed, and the line that leaves one; or empty.

    Each brought the package `insight`: of two versions there would be files of both.

    Args:
        folders: Where to look; None looks wherever Python looks for packages.

    """
    from insight.installed import LIGHT, WHOLE, distributions

    found = distributions(folders)
    if len(found) < 2:
        return ""
    named = " and ".join(f"{one.name} {one.version}" for one in found)
    line = f"{_uninstall(LIGHT, WHOLE)} && {line_for(_whole_beside(found[-1]))}"
    return (
        f"{named} are both installed, and each brought the package insight. "
        f"Hint: one is enough; this leaves {WHOLE}, which has all: {line}"
    )


def _installer() -> list[str]:
    from importlib.util import find_spec

    if find_spec("pip") is None:  # as uv makes environments
        return ["uv", "pip"]
    return [_interpreter(), "-m", "pip"]


def _python() -> list[str]:
    """What tells uv whose environment is meant; pip is that environment's own."""
    return ["--python", _interpreter()] if _installer()[0] == "uv" else []


def _interpreter() -> str:
    return sys.executable or "python"


def _uninstall(*names: str) -> str:
    import shlex

    asked = ["--yes"] if _installer()[0] != "uv" else []
    return shlex.join([*_installer(), "uninstall", *_python(), *asked, *names])


def _told_to_installers() -> str:
    """The distribution's name, or the checkout that runs without having been installed."""
    from insight.installed import WHOLE, checkout, distributions

    if found := distributions():
        return found[0].name
    here = checkout()
    return WHOLE if here is None else str(here)


def _whole_beside(light: Distribution | None) -> str:
    """Where the whole distribution is had from: where the light one came from, if that is told."""
    from insight.installed import WHOLE, checkout

    here = checkout()
    if here is not None:
        return str(here)
    return WHOLE if light is None else _from_origin(light) or WHOLE


def _from_origin(light: Distribution) -> str:
    """The checkout or the repository from which somebody installed `packaging/record`, or nothing.

    Installers keep it, as PEP 610 says.
    """
    import json
    from urllib.parse import unquote, urlsplit

    from insight.installed import WHOLE

    try:
        told = json.loads((light.facts / "direct_url.json").read_text(encoding="utf-8"))
        url, kept = told["url"], told.get("vcs_info")
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return ""
    if kept:
        return f"{WHOLE} @ {kept.get('vcs', 'git')}+{url}"
    top = Path(unquote(urlsplit(url).path)).parent.parent
    return str(top) if "dir_info" in told and (top / "pyproject.toml").is_file() else ""
