"""Records of training runs: written while training, read as tables.

    with insight.run("./runs", config={"rate": 0.1}) as run:
        run.log({"loss": loss})

    store = insight.open_runs("./runs")
    store.table("scalar")
    insight.show("./runs")  # the dashboard, in the cell of a notebook

Names are looked up on first use, so that a training script loads no pandas.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .record import SummaryRecord
    from .record.run import Run, current, run
    from .show import show
    from .tables import Store, open_runs

    __version__: str

__all__ = [
    "Run",
    "Store",
    "SummaryRecord",
    "__version__",
    "current",
    "open_runs",
    "run",
    "show",
]

_HOMES = {
    "Run": "insight.record.run",
    "current": "insight.record.run",
    "run": "insight.record.run",
    "SummaryRecord": "insight.record",
    "Store": "insight.tables",
    "open_runs": "insight.tables",
    "show": "insight.show",
}


def _installed_version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("insight-train")
    except PackageNotFoundError:
        return "0+unknown"  # run from a checkout that was never installed


if not TYPE_CHECKING:  # to a checker every name would be here

    def __getattr__(name: str) -> Any:
        if name == "__version__":
            found = _installed_version()
        elif name in _HOMES:
            found = getattr(import_module(_HOMES[name]), name)
        else:
            raise AttributeError(f"module 'insight' has no attribute {name!r}")
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted(__all__)
