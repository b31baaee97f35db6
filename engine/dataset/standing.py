"""What a pipeline knows beside the position in its pass, so that another process has it too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import config
from .node import Node
from .outside import nodes
from .split import PartDataset


def standing_of(dataset: Any) -> dict[str, Any]:
    """The seed, the number of passes, and how rows were dealt to the parts of a split."""
    if not isinstance(dataset, Node):
        return {}
    return {
        "seed": config.seed_that_was_set(),
        "passes": dataset.passes,
        "dealt": [part.entropy for part in _parts(dataset)],
    }


def stand(dataset: Any, state: Mapping[str, Any]) -> None:
    """Go on as the pipeline that `standing_of` was asked of."""
    if not state or not isinstance(dataset, Node):
        return
    if state["seed"] is not None and state["seed"] != config.seed_that_was_set():
        config.set_seed(state["seed"])
    dataset.go_on_from(state["passes"])
    for part, entropy in zip(_parts(dataset), state["dealt"], strict=False):
        part.deal(entropy)


def _parts(dataset: Node) -> list[PartDataset]:
    return [node for node in nodes(dataset) if isinstance(node, PartDataset)]
