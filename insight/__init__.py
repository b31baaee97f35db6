"""Records of training runs: written while training, read as tables.

    with insight.SummaryRecord("./runs/a") as record:
        record.log(step, {"loss": loss})

    store = insight.open_runs("./runs")
    store.table("scalar")
    insight.show("./runs")  # the dashboard, in the cell of a notebook

Names are looked up on first use, so that a training script loads no pandas.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .plugins.values import Audio, Curve, Histogram, Image, Table, Video
    from .record import SummaryRecord
    from .show import show
    from .tables import Store, open_runs

    __version__: str

__all__ = [
    "Audio",
    "Curve",
    "Histogram",
    "Image",
    "Store",
    "SummaryRecord",
    "Table",
    "Video",
    "__version__",
    "open_runs",
    "show",
]

_HOMES = {
    **dict.fromkeys(
        ("Audio", "Curve", "Histogram", "Image", "Table", "Video"), "insight.plugins.values"
    ),
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
