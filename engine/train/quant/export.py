"""A network that rounds, as a file that computes with whole numbers."""

from __future__ import annotations

import os
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.graph import Source
from engine.nn import Cell
from engine.tensor import Tensor
from engine.train.export.export import export as export_network
from engine.train.export.exporter import Asked
from engine.train.export.traced import traced

from .deployed import WholeNumbers, WholeValues, deployed_network
from .observer import FakeQuantWithMinMaxObserver

__all__ = ["export"]

_WHERE = "quant.export"


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


def export(
    network: Cell,
    *inputs: Tensor,
    file_name: str | os.PathLike[str],
    mean: float = 127.5,
    std_dev: float = 127.5,
    file_format: str = "AIR",
) -> None:
    """Write a network that rounds to a file that holds whole numbers; whole or not at all.

    Weights are whole numbers of 8 bits, with scales; batch normalisations are in the scales and
    biases. In ONNX data are quantised and dequantised where the network rounds them, so that
    runtimes compute with whole numbers between; onnxruntime does. In MINDIR the same is written
    with ordinary operators, and computed in floats. The network itself stays as it is.

    Args:
        network: What `convert_quant_network` or `QuantizationAwareTraining` made.
        inputs: As `engine.export` takes them.
        file_name: The file; the form's ending is added where it is missing.
        mean: How images of bytes became the inputs: `(image - mean) / std_dev`. An input that the
            network does not round itself is rounded so: `round(mean)` stands for 0.
        std_dev: The inputs are rounded to steps of `1 / std_dev`.
        file_format: `"ONNX"` or `"MINDIR"`. `"AIR"`, of Ascend, is refused.

    Raises:
        ArgumentTypeError: If an argument has another type.
        ArgumentValueError: If there is no such form; if nothing in the network rounds; if `mean` is
            no number of a byte, or `std_dev` not above 0; if an operator has no form in the file.
        OSError: If the file cannot be written.

    >>> import engine, tempfile
    >>> from engine import nn
    >>> from engine.train import quant
    >>> net = quant.convert_quant_network(nn.SequentialCell(nn.DenseBnAct(3, 2)))
    >>> path, x = tempfile.mkdtemp() + "/fc.onnx", engine.Tensor([[0.5, -1.0, 0.25]])
    >>> quant.export(net, x, file_name=path, file_format="ONNX")

    """
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(f"{_WHERE}(network)", "a Cell", network)
    if not any(isinstance(one, FakeQuantWithMinMaxObserver) for one in _cells(network)):
        hint = "convert_quant_network makes it round; engine.export writes it as it is"
        raise ArgumentValueError.of(f"{_WHERE}(network)", "a network that rounds", "none", hint)
    numbers = _of_images(mean, std_dev)
    deployed = deployed_network(network)
    positions = _not_rounded(deployed, inputs)
    if positions:
        deployed = RoundedInputs(deployed, positions, numbers)
    export_network(deployed, *inputs, file_name=file_name, file_format=file_format)


def _cells(network: Cell) -> list[Cell]:
    return [cell for _, cell in network.cells_and_names()]


def _of_images(mean: Any, std_dev: Any) -> WholeNumbers:
    """How images of bytes stand for inputs: bytes without a sign, unless the mean is below 0."""
    for name, value in (("mean", mean), ("std_dev", std_dev)):
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ArgumentTypeError.of(f"{_WHERE}({name})", "an int or a float", value)
    if not std_dev > 0:
        raise ArgumentValueError.of(f"{_WHERE}(std_dev)", "a number above 0", std_dev)
    if not -128 <= mean <= 255:
        expected = "a number of a byte, -128 to 255"
        raise ArgumentValueError.of(f"{_WHERE}(mean)", expected, mean)
    kind = np.iinfo(np.uint8 if round(mean) >= 0 else np.int8)
    scale, zero = np.float32(1 / std_dev), np.array(round(mean), kind.dtype)
    return WholeNumbers(np.asarray(scale), zero, kind.min, kind.max, None)


def _not_rounded(network: Cell, inputs: tuple[Any, ...]) -> list[int]:
    """Which inputs of floats are read by something that does not round them."""
    for position, value in enumerate(inputs):
        if not isinstance(value, Tensor):
            hint = "Tensor(value) makes one"
            raise ArgumentTypeError.of(f"{_WHERE}(inputs[{position}])", "a tensor", value, hint)
    graph, values = traced(Asked(_WHERE, network, inputs, {}))
    read = {
        source for node in graph.nodes if node.primitive != "quantized" for source in node.sources
    }
    return [
        position
        for position, value in enumerate(values)
        if np.dtype(value.dtype).kind == "f" and Source(value.name) in read
    ]
