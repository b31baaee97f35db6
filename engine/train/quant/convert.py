"""A network turned into one that rounds as it will when it computes with whole numbers."""

from __future__ import annotations

import enum
from typing import Any

from engine.dtype import QuantDtype
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn import Cell

from .arguments import both
from .bits import MOST_BITS
from .observer import LEARNED_SCALE
from .options import options_of
from .replacing import rounding_network
from .uniform import UniformQuantObserver

__all__ = ["OptimizeOption", "QuantizationAwareTraining", "convert_quant_network"]


class OptimizeOption(enum.Enum):
    """What ranges of rounded numbers come from: what is seen, or a training of their own."""

    QAT = "QAT"
    LEARNED_SCALE = "LEARNED_SCALE"

    def __str__(self) -> str:
        return self.value


def convert_quant_network(
    network: Cell,
    bn_fold: bool = True,
    freeze_bn: int = 10000000,
    quant_delay: Any = (0, 0),
    num_bits: Any = (8, 8),
    per_channel: Any = (False, False),
    symmetric: Any = (False, False),
    narrow_range: Any = (False, False),
) -> Cell:
    """A network whose weights and data are rounded to what whole numbers of few bits can say.

    What it computes stays floats, and it trains as any network. The network itself is converted.
    Parameters keep their names, so a checkpoint of the float network loads. docs/quantization.md
    says what is rounded where.

    Arguments of weights and data are one value for both, or a list or tuple of two: for weights and
    for the data that flow.

    Args:
        network: The network.
        bn_fold: Whether batch normalisations are folded into the convolutions before them.
        freeze_bn: After how many steps of training folded normalisations use the moving moments,
            which then stay.
        quant_delay: How many steps of training are not rounded; ranges are observed meanwhile.
        num_bits: Bits of the whole numbers, 2 to 8.
        per_channel: Whether each channel has a range of its own.
        symmetric: Whether ranges reach as far below 0 as above.
        narrow_range: Whether the lowest whole number is left out.

    Returns:
        The network, or what stands in its place where it is one layer.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range, or says more than two things; if channels of
            data are to have ranges of their own where nobody knows how many there are.

    >>> from engine import nn
    >>> from engine.train.quant import convert_quant_network
    >>> net = nn.SequentialCell(nn.Conv2dBnAct(1, 2, 3, activation="relu"), nn.Flatten())
    >>> net = convert_quant_network(net, num_bits=8, per_channel=[True, False])
    >>> type(net[0].conv).__name__, type(net[0].activation).__name__
    ('Conv2dQuant', 'ActQuant')

    """
    where = "convert_quant_network"
    bits = both(f"{where}(num_bits)", num_bits, _bits)
    dtypes = tuple(QuantDtype[f"INT{count}"] for count in bits)
    options = options_of(
        where, bn_fold, freeze_bn, quant_delay, dtypes, per_channel, symmetric, narrow_range, False
    )
    _check_network(where, network)
    return rounding_network(where, network, options)


class QuantizationAwareTraining:
    """Turns networks into such whose weights and data are rounded while they train.

    Args:
        bn_fold, freeze_bn, quant_delay, per_channel, symmetric, narrow_range: As
            `convert_quant_network` takes them.
        quant_dtype: Types of the whole numbers, of 2 to 8 bits.
        optimize_option: `OptimizeOption.QAT`: ranges are what is seen. `LEARNED_SCALE`, or a list
            with it: they are trained as other parameters are; wants `symmetric` and `narrow_range`
            of both. Make the optimizer after the network is converted.
        one_conv_fold: Whether a folded convolution computes once in training
            (`Conv2dBnFoldQuantOneConv`), or twice (`Conv2dBnFoldQuant`).

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range, or says more than two things; if what is
            learned is not symmetric and narrow.

    >>> from engine import nn
    >>> from engine.train.quant import QuantizationAwareTraining
    >>> quantizer = QuantizationAwareTraining(bn_fold=False, symmetric=[True, False])
    >>> type(quantizer.quantize(nn.DenseBnAct(2, 3)).subcell.dense).__name__
    'DenseQuant'

    """

    def __init__(
        self,
        bn_fold: bool = True,
        freeze_bn: int = 10000000,
        quant_delay: Any = (0, 0),
        quant_dtype: Any = (QuantDtype.INT8, QuantDtype.INT8),
        per_channel: Any = (False, False),
        symmetric: Any = (False, False),
        narrow_range: Any = (False, False),
        optimize_option: Any = OptimizeOption.QAT,
        one_conv_fold: bool = True,
    ) -> None:
        where = type(self).__name__
        self.optimize_option = _asked(f"{where}(optimize_option)", optimize_option)
        told = (quant_delay, quant_dtype, per_channel, symmetric, narrow_range)
        is_learned = OptimizeOption.LEARNED_SCALE in self.optimize_option
        mode = LEARNED_SCALE if is_learned else "DEFAULT"
        self._options = options_of(where, bn_fold, freeze_bn, *told, one_conv_fold, mode)
        self.quant_config = self._options.config

    def quantize(self, network: Cell) -> Cell:
        """The network, converted; what stands in its place where it is one layer.

        Raises:
            ArgumentTypeError: If it is no cell.
            ArgumentValueError: If channels of data are to have ranges of their own where nobody
                knows how many there are.

        """
        where = f"{type(self).__name__}.quantize"
        _check_network(where, network)
        return rounding_network(where, network, self._options)


def _check_network(where: str, network: Any) -> None:
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(f"{where}(network)", "a Cell", network)
    rounding = [n for n, one in network.cells_and_names() if isinstance(one, UniformQuantObserver)]
    if rounding:
        expected = "a network that does not round yet"
        raise ArgumentValueError.of(f"{where}(network)", expected, f"{rounding} in it")


def _bits(where: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    if not 2 <= value <= MOST_BITS:
        raise ArgumentValueError.of(where, f"2 to {MOST_BITS}", value)
    return value


def _asked(where: str, option: Any) -> list[OptimizeOption]:
    asked = list(option) if isinstance(option, list | tuple) else [option]
    for one in asked:
        if not isinstance(one, OptimizeOption):
            raise ArgumentTypeError.of(where, "an OptimizeOption, or a list of them", one)
    return asked
