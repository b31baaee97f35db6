"""A network that rounds as what is written of it: its inputs are whole numbers, too."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.graph import Source
from engine.nn import Cell
from engine.tensor import Tensor
from engine.train.export.exporter import Asked
from engine.train.export.traced import traced

from .deployed import WholeNumbers, WholeValues, deployed_network
from .observer import FakeQuantWithMinMaxObserver

__all__: list[str] = []

_WHERE = "quant.export"
_MOVING = {"permuted", "rearranged", "window_max"}  # give some of the numbers that they read


class RoundedInputs(Cell):
    """A network some of whose inputs come as whole numbers of images."""

    def __init__(self, network: Cell, positions: list[int], numbers: WholeNumbers) -> None:
        super().__init__(auto_prefix=False)  # what is in the network keeps its name
        self.network, self.positions = network, positions
        self.image = WholeValues(numbers)
        self.image.update_parameters_name("image.")

    def construct(self, *inputs: Any) -> Any:
        given = (self.image(x) if k in self.positions else x for k, x in enumerate(inputs))
        return self.network(*given)


def in_whole_numbers(
    network: Any, inputs: tuple[Any, ...], mean: float = 127.5, std_dev: float = 127.5
) -> Cell:
    """What is written of a network that rounds: a copy of it with whole numbers; args as `export`.

    Raises:
        ArgumentTypeError: If an argument has another type.
        ArgumentValueError: If nothing in the network rounds, or an argument is out of its range.

    """
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(f"{_WHERE}(network)", "a Cell", network)
    if not any(isinstance(one, FakeQuantWithMinMaxObserver) for one in _cells(network)):
        hint = "convert_quant_network makes it round; engine.export writes it as it is"
        raise ArgumentValueError.of(f"{_WHERE}(network)", "a network that rounds", "none", hint)
    numbers = _of_images(mean, std_dev)
    deployed = deployed_network(network)
    positions = _not_rounded(deployed, inputs)
    return RoundedInputs(deployed, positions, numbers) if positions else deployed


def _cells(network: Cell) -> list[Cell]:
    return [cell for _, cell in network.cells_and_names()]


def _of_images(mean: Any, std_dev: Any) -> WholeNumbers:
    """How images of bytes stand for inputs: bytes without a sign, unless the mean is below 0."""
    for name, value in (("mean", mean), ("std_dev", std_dev)):
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ArgumentTypeError.of(f"{_WHERE}({name})", "an int or a float", value)
    steps = float(np.finfo(np.float32).smallest_normal), float(np.finfo(np.float32).max)
    if not steps[0] <= std_dev <= steps[1]:
        raise ArgumentValueError.of(f"{_WHERE}(std_dev)", "a finite number above 0", std_dev)
    if not -128 <= mean <= 255:
        expected = "a number of a byte, -128 to 255"
        raise ArgumentValueError.of(f"{_WHERE}(mean)", expected, mean)
    kind = np.iinfo(np.uint8 if round(mean) >= 0 else np.int8)
    scale, zero = np.float32(1 / std_dev), np.array(round(mean), kind.dtype)
    return WholeNumbers(np.asarray(scale), zero, kind.min, kind.max, None)


def _not_rounded(network: Cell, inputs: tuple[Any, ...]) -> list[int]:
    """Which inputs of floats are read by something that does not round them, maybe moved."""
    for position, value in enumerate(inputs):
        if not isinstance(value, Tensor):
            hint = "Tensor(value) makes one"
            raise ArgumentTypeError.of(f"{_WHERE}(inputs[{position}])", "a tensor", value, hint)
    graph, values = traced(Asked(_WHERE, network, inputs, {}))
    read: set[Any] = {Source(name) for name in graph.outputs}
    for node in reversed(graph.nodes):
        is_passed_on = node.primitive in _MOVING and Source(node.name) not in read
        if node.primitive != "quantized" and not is_passed_on:
            read.update(node.sources)
    return [
        position
        for position, value in enumerate(values)
        if np.dtype(value.dtype).kind == "f" and Source(value.name) in read
    ]
