"""What is left of a network that rounds when it is exported: whole numbers, scales, biases."""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

import numpy as np

from engine import ops
from engine.amp.outputs import _OutputTo16
from engine.backend import asnumpy
from engine.nn import Cell
from engine.nn.layer.combined import DenseBnAct
from engine.nn.replace import replace_cells
from engine.nn.wrap.identity import Identity
from engine.ops.fake_quant import dequantized, quantized, scale_and_zero_point
from engine.tensor import Parameter

from .bits import array_type
from .conv import QuantConvolution
from .dense import DenseQuant
from .observer import FakeQuantWithMinMaxObserver
from .replacing import is_block
from .weights import Inferred, WeightQuant, normalised

__all__: list[str] = []


class WholeNumbers(NamedTuple):
    """How floats are told by whole numbers: `(number - zero_point) * scale`, as arrays.

    Attributes:
        scale: One number, or one for each position along `axis`.
        zero_point: The same, in the number type of the whole numbers.
        lowest, highest: The whole numbers that there are.
        axis: Along which axis they differ, or None.

    """

    scale: Any
    zero_point: Any
    lowest: int
    highest: int
    axis: int | None


def whole_numbers(observer: FakeQuantWithMinMaxObserver) -> WholeNumbers:
    """Those that an observer rounds to in evaluation."""
    lowest, highest = observer.numbers
    low, high = (asnumpy(one.array) for one in observer.ends)
    scale, zero = scale_and_zero_point(low, high, lowest, highest, observer.is_centred)
    if observer.axis is None:
        scale, zero = scale.reshape(()), zero.reshape(())
    zero = zero.astype(array_type(observer.quant_dtype))
    return WholeNumbers(scale, zero, lowest, highest, observer.axis)


class WholeWeight(Cell):
    """A weight of whole numbers and the bias beside it."""

    def __init__(self, weight: Any, numbers: WholeNumbers, bias: Any) -> None:
        super().__init__()
        self.axis = numbers.axis
        self.weight = _kept(weight, "weight")
        self.scale = _kept(numbers.scale, "scale")
        self.zero_point = _kept(numbers.zero_point, "zero_point")
        self.bias: Any = None if bias is None else _kept(bias, "bias")

    def floats(self) -> Any:
        """The weight as floats."""
        return dequantized(self.weight, self.scale, self.zero_point, axis=self.axis)


class WholeConv2d(WholeWeight):
    """A convolution with a weight of whole numbers; `like` says how it slides."""

    def __init__(self, like: QuantConvolution, weight: Any, numbers: Any, bias: Any) -> None:
        super().__init__(weight, numbers, bias)
        self.window = (like.stride, like.pad_mode, like.padding, like.dilation, like.group)

    def construct(self, x: Any) -> Any:
        return ops.conv2d(x, self.floats(), self.bias, *self.window)


class WholeDense(WholeWeight):
    """A dense layer with a weight of whole numbers."""

    def __init__(self, like: DenseQuant, weight: Any, numbers: Any, bias: Any) -> None:
        super().__init__(weight, numbers, bias)
        self.activation: Any = like.activation

    def construct(self, x: Any) -> Any:
        out = ops.dense(x, self.floats(), self.bias)
        return out if self.activation is None else self.activation(out)


class FloatConv2d(Cell):
    """A convolution with a normalisation folded in, of which nothing is rounded."""

    def __init__(self, like: QuantConvolution, inferred: Inferred) -> None:
        super().__init__()
        self.window = (like.stride, like.pad_mode, like.padding, like.dilation, like.group)
        self.weight = _kept(inferred.weight, "weight")
        self.bias = _kept(inferred.bias, "bias")

    def construct(self, x: Any) -> Any:
        return ops.conv2d(x, self.weight, self.bias, *self.window)


class WholeValues(Cell):
    """Data as whole numbers, and as floats again."""

    def __init__(self, numbers: WholeNumbers) -> None:
        super().__init__()
        self.numbers = numbers
        self.scale = _kept(numbers.scale, "scale")
        self.zero_point = _kept(numbers.zero_point, "zero_point")

    def construct(self, x: Any) -> Any:
        lowest, highest, axis = self.numbers[2:]
        told = (self.scale, self.zero_point)
        whole = quantized(x, *told, lowest=lowest, highest=highest, axis=axis)
        return dequantized(whole, *told, axis=axis)


class InOrder(Cell):
    """Cells one after another."""

    def __init__(self, first: Cell, second: Cell) -> None:
        super().__init__()
        self.first, self.second = first, second

    def construct(self, x: Any) -> Any:
        return self.second(self.first(x))


def deployed_network(network: Cell) -> Cell:
    """A copy of the network with whole numbers in the place of what rounds, in evaluation."""
    copied = _in_floats(copy.deepcopy(network).set_train(False))
    makers: dict[int, Cell] = {}
    of_weights = set()
    for _, cell in copied.cells_and_names():
        if isinstance(cell, WeightQuant):
            makers.setdefault(id(cell), _layer(cell, cell.inferred()))
            of_weights.add(id(cell.fake_quant_weight))
            of_weights.add(id(cell.fake_quant_input))
        elif _is_normalised_dense(cell):
            _plan_norm_of_dense(makers, cell)
        elif isinstance(cell, FakeQuantWithMinMaxObserver) and id(cell) not in of_weights:
            makers[id(cell)] = WholeValues(whole_numbers(cell))
    made: Cell = replace_cells(copied, lambda _, cell: makers.get(id(cell)))
    return made.set_train(False)


def _in_floats(network: Cell) -> Cell:
    """The network without mixed precision: halves are for what trains."""
    for _, cell in network.cells_and_names():
        plan = cell._call_plan
        if plan is not None:
            plan.precision = plan.casts = plan.gives = None
    whole: Cell = replace_cells(
        network, lambda _, cell: cell._backbone if isinstance(cell, _OutputTo16) else None
    )
    return whole


def _is_normalised_dense(cell: Any) -> bool:
    is_dense = isinstance(cell, DenseBnAct) and is_block(cell)
    return is_dense and cell.has_bn and isinstance(cell.dense, DenseQuant)


def _plan_norm_of_dense(makers: dict[int, Cell], block: Any) -> None:
    """A normalisation behind a dense layer goes into the scales of its weight."""
    dense = block.dense.inferred()
    norm = normalised(block.batchnorm, dense.bias)
    makers[id(block.batchnorm)] = Identity()
    makers[id(block.dense)] = _layer(block.dense, Inferred(dense.weight, norm.shift, norm.factor))


def _layer(layer: Any, inferred: Inferred) -> Cell:
    if not getattr(layer, "fake", True):
        made: Cell = FloatConv2d(layer, inferred)
    else:
        numbers = whole_numbers(layer.fake_quant_weight)
        whole = quantized.reference(inferred.weight, *numbers)
        whole, numbers = _multiplied(whole, numbers, inferred.factor)
        kind: Any = WholeDense if isinstance(layer, DenseQuant) else WholeConv2d
        made = kind(layer, whole, numbers, inferred.bias)
    if layer.fake_quant_input is not None:
        made = InOrder(WholeValues(whole_numbers(layer.fake_quant_input)), made)
    return made


def _multiplied(whole: Any, numbers: WholeNumbers, factor: Any) -> tuple[Any, WholeNumbers]:
    """The whole numbers of a weight each of whose channels is multiplied: the scales are.

    A scale is above 0, so where the factor is below, numbers are turned round the zero point.
    """
    if factor is None:
        return whole, numbers
    channels = len(whole)
    scale = np.broadcast_to(numbers.scale, channels) * np.abs(factor)
    zero = np.array(np.broadcast_to(numbers.zero_point, channels))
    below, nothing = factor < 0, factor == 0
    if not zero.any() and numbers.lowest > np.iinfo(whole.dtype).min:
        whole[below] = -whole[below]
    else:  # each bit turned: no number of the type has to leave it
        whole[below], zero[below] = ~whole[below], ~zero[below]
    whole[nothing] = zero[nothing].reshape(-1, *(1,) * (whole.ndim - 1))
    scale = np.where(nothing, 1, scale).astype(numbers.scale.dtype)
    return whole, numbers._replace(scale=scale, zero_point=zero, axis=0)


def _kept(array: Any, name: str) -> Parameter:
    return Parameter(np.asarray(array), name=name, requires_grad=False)
