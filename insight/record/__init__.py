"""Writing a run: what a training script needs, and no more than numpy, protobuf and a checksum.

The messages that `add_value` takes are here too, for scripts that build them. Names are looked up
on first use, so that who only offers something to recorders loads none.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from insight.format.messages import (
        DatasetGraph,
        EvaluationLineage,
        GraphProto,
        TrainLineage,
        UserDefinedInfo,
    )

    from .earlier import holds_earlier
    from .recorder import SummaryRecord

__all__ = [
    "DatasetGraph",
    "EvaluationLineage",
    "GraphProto",
    "SummaryRecord",
    "TrainLineage",
    "UserDefinedInfo",
    "holds_earlier",
]

_HOMES = {"SummaryRecord": "insight.record.recorder", "holds_earlier": "insight.record.earlier"}


if not TYPE_CHECKING:  # to a checker every name would be here

    def __getattr__(name: str) -> Any:
        if name not in __all__:
            raise AttributeError(f"module 'insight.record' has no attribute {name!r}")
        found = getattr(import_module(_HOMES.get(name, "insight.format.messages")), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted(__all__)
