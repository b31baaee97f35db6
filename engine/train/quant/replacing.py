"""What stands in the place of each cell of a network that is to round."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from engine.amp.outputs import _OutputTo16
from engine.errors import ArgumentValueError
from engine.nn import Cell
from engine.nn.layer.activation import LeakyReLU
from engine.nn.layer.batch_norm import BatchNorm2d
from engine.nn.layer.combined import Conv2dBnAct, DenseBnAct
from engine.nn.layer.container import SequentialCell
from engine.nn.layer.conv import Conv2d
from engine.nn.layer.dense import Dense
from engine.nn.layer.plain_activation import HSigmoid, HSwish
from engine.nn.replace import replace_cells
from engine.nn.wrap.identity import Identity
from engine.ops.operations.operator_class import Primitive

from .activation import ActQuant, Rounded
from .conv import Conv2dBnWithoutFoldQuant, Conv2dQuant
from .dense import DenseQuant
from .folded_conv import Conv2dBnFoldQuant, Conv2dBnFoldQuantOneConv
from .options import QuantOptions

__all__: list[str] = []

Makers = dict[int, Callable[[Any], Cell]]  # by the identity of a cell: what makes its successor
Holders = Counter[int]  # by the identity of a cell: how many hold it

_OPERATORS = {"Add", "Mul", "RealDiv", "Sub", "TensorAdd"}
_ROUNDED_BEFORE = (LeakyReLU, HSigmoid, HSwish)  # as MindSpore: their inputs are rounded, too
_FUSED = (Conv2dBnAct, DenseBnAct)


class Operator(Cell):
    """An operator of a network as a cell, so that another can stand in its place."""

    def __init__(self, operator: Primitive) -> None:
        super().__init__()
        self.operator: Any = operator

    def construct(self, *data: Any) -> Any:
        return self.operator(*data)


def rounding_network(where: str, network: Cell, options: QuantOptions) -> Cell:
    """The network with cells that round in the place of others.

    Raises:
        ArgumentValueError: If each channel of an operator is to have a range of its own.

    """
    operators = list(_operators(network))
    if operators and options.per_channel:
        names = [name for _, name, _ in operators]
        hint = "say per_channel=(…, False), or leave operators out of the network"
        expected = "False for data that operators make, whose channels are not known"
        raise ArgumentValueError.of(f"{where}(per_channel)", expected, f"{names}", hint)
    try:
        for holder, name, operator in operators:
            del holder.__dict__[name]
            setattr(holder, name, Operator(operator))
        makers = _makers(network, options)
        made: Cell = replace_cells(network, lambda _, cell: _made(makers, cell))
    except BaseException:
        for holder, name, operator in operators:
            delattr(holder, name)
            setattr(holder, name, operator)
        raise
    return made


def _operators(network: Cell) -> Iterator[tuple[Cell, str, Primitive]]:
    """Operators of two numbers that cells keep as attributes: who, under which name, which."""
    for _, cell in network.cells_and_names():
        for name, value in vars(cell).items():
            if isinstance(value, Primitive) and value.name in _OPERATORS and name[0] != "_":
                yield cell, name, value


def is_block(cell: Cell) -> bool:
    """Whether it is a layer with what stands behind it, in this order.

    A subclass that computes in its own way is none.
    """
    return type(cell).construct in {kind.construct for kind in _FUSED}


def _made(makers: Makers, cell: Cell) -> Cell | None:
    make = makers.get(id(cell))
    return None if make is None else make(cell)


def _makers(network: Cell, options: QuantOptions) -> Makers:
    """What is made of which cell."""
    makers: Makers = {}
    holders = Counter(
        id(child) for _, holder in network.cells_and_names() for child in holder._cells.values()
    )
    for _, cell in network.cells_and_names():
        if is_block(cell):
            _plan_block(makers, cell, options, holders)
        elif type(cell) is SequentialCell:
            _plan_row(makers, cell, options, holders)
        elif type(cell) is Operator:
            makers[id(cell)] = lambda one: Rounded(one.operator, _after(options))
        elif type(cell) in {Conv2d, Dense} and id(cell) not in makers:
            _plan_alone(makers, cell, None, options)
    return makers


def _plan_block(makers: Makers, block: Any, options: QuantOptions, holders: Holders) -> None:
    """The layer of a block, and its activation, or what it makes without one of its own."""
    layer = block.conv if isinstance(block, Conv2dBnAct) else block.dense
    if isinstance(block, Conv2dBnAct):
        norm = block.batchnorm if block.has_bn else None
        makers[id(layer)] = lambda conv: _conv(conv, norm, options)
        if norm is not None:
            makers[id(norm)] = lambda _: Identity()  # also of what stands around it in halves
    else:
        makers[id(layer)] = lambda dense: _dense(dense, options)
    act, channels, axis = block.activation, layer.out_channels, _channel_axis(layer)
    if isinstance(act, Cell) and holders[id(act)] == 1:
        makers[id(act)] = lambda act: _activation(act, channels, axis, options)
    elif act is not None or block.after_fake:
        makers[id(block)] = lambda one: Rounded(one, _after(options, channels, axis))


def _plan_row(makers: Makers, row: Any, options: QuantOptions, holders: Holders) -> None:
    """In a row of cells a batch normalisation behind a convolution belongs to it."""
    for layer, norm in itertools.pairwise(row._cells.values()):
        alone = holders[id(layer)] == holders[id(norm)] == 1
        if alone and type(layer) is Conv2d and _is_usual(_in_floats(norm)):
            _plan_alone(makers, layer, norm, options)
            makers[id(norm)] = lambda _: Identity()


def _in_floats(norm: Cell) -> Any:
    """The normalisation inside of what gives halves, which mixed precision puts around it."""
    return norm._backbone if isinstance(norm, _OutputTo16) else norm


def _is_usual(norm: Any) -> bool:
    """Whether it normalises channels first, with the batch's moments while it trains."""
    is_plain = type(norm) is BatchNorm2d
    return is_plain and norm.use_batch_statistics is None and norm.format == "NCHW"


def _plan_alone(makers: Makers, layer: Any, norm: Any, options: QuantOptions) -> None:
    """A layer outside of a block rounds its input itself: who made that is not known."""

    def make(one: Any) -> Cell:
        made = _conv(one, norm, options) if type(one) is Conv2d else _dense(one, options)
        axis = _channel_axis(one)
        made.fake_quant_input = _observer(options, False, one.in_channels, axis)
        return made

    makers[id(layer)] = make


def _channel_axis(layer: Cell) -> int:
    return 1 if isinstance(layer, Conv2d) else -1


def _conv(conv: Any, norm: Any, options: QuantOptions) -> Any:
    sizes = (conv.in_channels, conv.out_channels, conv.kernel_size)
    window = (conv.stride, conv.pad_mode, conv.padding, conv.dilation, conv.group)
    rounding = {"quant_config": options.config, "quant_dtype": options.dtypes[0]}
    told: dict[str, Any] = {"has_bias": conv.has_bias, "weight_init": "zeros", **rounding}
    if norm is None:
        return _like(Conv2dQuant(*sizes, *window, **told), conv)
    inner = _in_floats(norm)
    told |= {"eps": inner.eps, "momentum": inner.momentum}
    made: Any
    if not options.bn_fold:
        made = Conv2dBnWithoutFoldQuant(*sizes, *window, **told)
        made.batchnorm = norm
        return _like(made, conv)
    kind = Conv2dBnFoldQuantOneConv if options.one_conv_fold else Conv2dBnFoldQuant
    made = kind(*sizes, *window, **told, freeze_bn=options.freeze_bn)
    _take_over(made, inner, "gamma", "beta", "moving_mean", "moving_variance")
    return _like(made, conv)


def _dense(dense: Any, options: QuantOptions) -> Any:
    sizes = (dense.in_channels, dense.out_channels, "zeros", "zeros", dense.has_bias)
    made = DenseQuant(*sizes, dense.activation, options.config, options.dtypes[0])
    return _like(made, dense)


def _like(made: Any, layer: Any) -> Any:
    """The new layer with the parameters, hooks and number type of the old."""
    _take_over(made, layer, "weight", "bias")
    made._call_plan = layer._call_plan
    return made


def _take_over(made: Any, cell: Any, *names: str) -> None:
    for name in names:
        if getattr(cell, name) is not None:
            setattr(made, name, getattr(cell, name))


def _activation(activation: Cell, channels: int, axis: int, options: QuantOptions) -> Cell:
    before = isinstance(activation, _ROUNDED_BEFORE)
    config = options.config
    if options.per_channel:
        maker = config.activation.partial_init(num_channels=channels, channel_axis=axis)
        config = config._replace(activation=maker)
    return ActQuant(activation, before, 0.999, before, config, options.dtypes[1])


def _after(options: QuantOptions, channels: int | None = None, axis: int = 1) -> Any:
    """An observer of what a layer or an operator makes: its range follows slowly."""
    return _observer(options, True, channels, axis)


def _observer(options: QuantOptions, ema: bool, channels: int | None, axis: int) -> Any:
    told: dict[str, Any] = {"ema": ema, "quant_dtype": options.dtypes[1]}
    if options.per_channel:
        told |= {"num_channels": channels, "channel_axis": axis}
    return options.config.activation(**told)
