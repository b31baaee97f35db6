"""A network that rounds, as a file that computes with whole numbers."""

from __future__ import annotations

import os

from engine.nn import Cell
from engine.tensor import Tensor
from engine.train.export.export import export as export_network

from .whole_network import in_whole_numbers

__all__ = ["export"]


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
        ArgumentTypeError: If an argument has another type; in ONNX, inputs of floats that are no
            float32.
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
    whole = in_whole_numbers(network, inputs, mean, std_dev)
    export_network(whole, *inputs, file_name=file_name, file_format=file_format)
