"""What observers have in common: which whole numbers there are, and making some of a kind."""

from __future__ import annotations

import functools
from typing import Any

from engine.dtype import QuantDtype
from engine.nn import Cell
from engine.nn.layer.arguments import positive, truth

from .bits import check_dtype

__all__ = ["UniformQuantObserver"]


class PartialObserver(functools.partial[Any]):
    """A kind of observers with some of its arguments, called with the others."""

    def partial_init(self, **arguments: Any) -> PartialObserver:
        """The same with more of its arguments."""
        return PartialObserver(self, **arguments)


class UniformQuantObserver(Cell):
    """What observers have in common whose whole numbers lie evenly.

    Args:
        quant_dtype: Which whole numbers there are: 2 to 8 bits, with or without a sign.
        per_channel: Whether each channel has a range of its own.
        symmetric: Whether ranges reach as far below 0 as above.
        narrow_range: Whether the lowest whole number is left out.
        num_channels: How many channels there are.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the type has other bits, or there is no channel.

    """

    def __init__(
        self,
        quant_dtype: QuantDtype = QuantDtype.INT8,
        per_channel: bool = False,
        symmetric: bool = False,
        narrow_range: bool = False,
        num_channels: int = 1,
    ) -> None:
        super().__init__()
        where = type(self).__name__
        self.quant_dtype = check_dtype(f"{where}(quant_dtype)", quant_dtype)
        self.num_bits = quant_dtype.num_bits
        self.per_channel = truth(f"{where}(per_channel)", per_channel)
        self.symmetric = truth(f"{where}(symmetric)", symmetric)
        self.narrow_range = truth(f"{where}(narrow_range)", narrow_range)
        self.num_channels = positive(f"{where}(num_channels)", num_channels)

    @classmethod
    def partial_init(cls, **arguments: Any) -> PartialObserver:
        """What makes observers of this kind with these arguments, given the others."""
        return PartialObserver(cls, **arguments)
