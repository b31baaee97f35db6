"""What `insight-record` came without is asked for here, and refused with the line to type."""

from __future__ import annotations

from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from insight.errors import MissingLibraryError, compose
from insight.extras import analysis_line, whole_line
from insight.installed import LIGHT, WHOLE, has_package

if TYPE_CHECKING:
    from collections.abc import Iterator

# Of each package a library without which it is only files, as in a checkout that lies on the path.
_CARRIED_BY = {"dashboard": "dash", "engine": "scipy"}


def need_package(name: str, where: str) -> None:
    """Refuse where a package of the whole distribution is not here.

    Args:
        name: `dashboard` or `engine`.
        where: Who needs it.

    Raises:
        MissingLibraryError: If it is not here; it names the line that brings all.

    """
    if has_package(name) and find_spec(_CARRIED_BY[name]) is not None:
        return
    expected, got = f"the package {name} of {WHOLE}", f"{LIGHT}, which comes without it"
    raise MissingLibraryError(compose(where, expected, got, whole_line()))


@contextmanager
def from_analysis(library: str, where: str) -> Iterator[None]:
    """Imports of SciPy or scikit-learn stand below this.

    Args:
        library: As installers call it.
        where: Who needs it.

    Raises:
        MissingLibraryError: If it is not here; it names the line that brings it.

    """
    try:
        yield
    except ImportError as error:
        expected = f"the library {library}"
        hint = analysis_line(library)
        raise MissingLibraryError(compose(where, expected, "none", hint)) from error
