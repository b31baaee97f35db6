"""Steps that are computed for what they leave in caches, and leave nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from types import MappingProxyType
from typing import Any

from engine.dataset.node import Node
from engine.dataset.outside import outside_of, set_outside
from engine.dataset.standing import stand, standing_of
from engine.nn import Cell
from engine.ops.summary import summaries_off
from engine.tensor import Parameter

from .batches import OwnBatches
from .executions import OneByOne
from .resume.keepers import keep, keepers_in, kept
from .resume.network_state import network_state, set_network_state
from .resume.randomness import process_randomness, set_process_randomness
from .sent_batches import SentBatches

_PLAIN = bool | int | float | str | None
_NONE: Mapping[str, Parameter] = MappingProxyType({})


@dataclass(frozen=True)
class Part:
    """What is rehearsed.

    Attributes:
        network: What makes a training step, or what evaluates.
        dataset: Its data.
        trains: Whether it is in training mode then.
        pairs: Whether each batch must be data and label.

    """

    network: Cell
    dataset: Any
    trains: bool = False
    pairs: bool = False


def rehearse(parts: Sequence[Part], others: Sequence[Any], *, sinks: bool) -> None:
    """Run each network on the first batch of its dataset, and leave all as it was.

    Args:
        parts: What is run, in this order.
        others: Objects with `state_dict` and `load_state_dict`, such as a loss scale manager.
        sinks: Whether batches are sent ahead, as those of the training will be.

    Raises:
        MisfitError: If a batch must be a pair and is none.

    """
    networks, datasets = [part.network for part in parts], [part.dataset for part in parts]
    with untouched(networks, datasets, others):
        for part in parts:
            _run(part, sinks=sinks)


def _run(part: Part, *, sinks: bool) -> None:
    dataset = part.dataset
    batches = SentBatches(dataset, batches=1) if sinks else OwnBatches(dataset, ahead=True)
    part.network.set_train(part.trains)
    with closing(batches):
        for execution in islice(OneByOne(batches, pairs=part.pairs).epoch(), 1):
            for batch in execution.batches:
                part.network(*batch)


class Standing:
    """What a network is: its numbers, and those among the attributes of its cells.

    Args:
        network: The network.
        but: Parameters of it that do not count, by name.

    """

    def __init__(self, network: Cell, but: Mapping[str, Parameter] = _NONE) -> None:
        self._network, self._but = network, but
        self._state = network_state(network, but)
        self._plain = [(cell, _plain(cell)) for _, cell in network.cells_and_names()]

    def put_back(self) -> None:
        """Make the network what it was; any number of times."""
        set_network_state(self._network, self._state, self._but)
        for cell, values in self._plain:
            vars(cell).update(values)


@contextmanager
def untouched(
    networks: Sequence[Cell], datasets: Sequence[Any], others: Sequence[Any]
) -> Iterator[None]:
    """Afterwards all is as it was before: numbers, random generators and the passes over datasets.

    Caches stay. What functions of a user change outside of cells and pipelines is not seen.

    Args:
        networks: Whose parameters, buffers, and numbers among their attributes are put back.
        datasets: Whose next pass is the one that it was.
        others: Objects with `state_dict` and `load_state_dict`, such as a loss scale manager.

    """
    keepers = keepers_in(others)
    pipelines = [one for one in datasets if isinstance(one, Node)]
    before = [Standing(one) for one in networks]
    told, drawn = kept(keepers), process_randomness()
    stood = [(one, standing_of(one), outside_of(one)) for one in pipelines]
    try:
        with summaries_off():
            yield
    finally:
        for dataset, standing, outside in stood:
            stand(dataset, standing)
            set_outside(dataset, outside)
        for one in before:
            one.put_back()
        keep(keepers, told)
        set_process_randomness(drawn)


def _plain(cell: Cell) -> dict[str, Any]:
    return {name: value for name, value in vars(cell).items() if isinstance(value, _PLAIN)}
