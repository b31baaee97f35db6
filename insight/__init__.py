"""Records of training runs: written while training, read as tables.

    with insight.run("./runs", config={"rate": 0.1}) as run:
        run.log({"loss": loss})

    store = insight.open_runs("./runs")
    store.table("scalar")
    insight.show("./runs")  # the dashboard, in the cell of a notebook

Names are looked up on first use, so that a training script loads no pandas.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .plugins.values import Artifact, Audio, Curve, Histogram, Image, Table, Video
    from .record import SummaryRecord
    from .record.run import Run, current, run
    from .show import show
    from .tables import Store, open_runs

    __version__: str

__all__ = [
    "Artifact",
    "Audio",
    "Curve",
    "Histogram",
    "Image",
    "Run",
    "Store",
    "SummaryRecord",
    "Table",
    "Video",
    "__version__",
    "current",
    "open_runs",
    "run",
    "show",
]

_HOMES = {
    **dict.fromkeys(
        ("Artifact", "Audio", "Curve", "Histogram", "Image", "Table", "Video"),
        "insight.plugins.values",
    ),
    "Run": "insight.record.run",
    "current": "insight.record.run",
    "run": "insight.record.run",
    "SummaryRecord": "insight.record",
    "Store": "insight.tables",
    "open_runs": "insight.tables",
    "show": "insight.show",
}


_UNKNOWN = "0+unknown"  # run from a checkout that was never installed


def _installed_version() -> str:
    from .installed import distributions

    found = distributions()
    return found[0].version if found else _UNKNOWN


@cache
def _warn_of_both() -> None:
    """Say where both distributions are installed: once, at the first name that is asked for."""
    from .extras import both_told
    from .installed import TOP

    if said := both_told([str(TOP)]):  # one folder, which is read in a moment
        import warnings

        warnings.warn(said, stacklevel=3)


if not TYPE_CHECKING:  # to a checker every name would be here

    def __getattr__(name: str) -> Any:
        if name == "__version__":
            found = _installed_version()
        elif name in _HOMES:
            _warn_of_both()
            found = getattr(import_module(_HOMES[name]), name)
        else:
            raise AttributeError(f"module 'insight' has no attribute {name!r}")
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted(__all__)
