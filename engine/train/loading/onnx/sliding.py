"""How a node's window slides: strides, dilations, and borders that a file may leave to us."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.backend.kernels.window import Window
from engine.errors import ShapeError

from .node import Node

_AUTO = ("NOTSET", "SAME_UPPER", "SAME_LOWER", "VALID")


class Sliding:
    """What the attributes of a node say of its window.

    Attributes:
        kernel: Its lengths; None where a weight has them.

    """

    def __init__(self, node: Node) -> None:
        self.kernel: tuple[int, ...] | None = node.wholes("kernel_shape", None)
        self._strides: tuple[int, ...] | None = node.wholes("strides", None)
        self._dilations: tuple[int, ...] | None = node.wholes("dilations", None)
        self._pads: tuple[int, ...] | None = node.wholes("pads", None)
        self._auto: str = node.text("auto_pad", "NOTSET", among=_AUTO)
        self._rounds_up = bool(node.whole("ceil_mode", 0)) if "Pool" in node.operator else False
        for name, told in (("strides", self._strides), ("dilations", self._dilations)):
            if told is not None and min(told, default=1) < 1:
                raise node.refused(f"{name} from 1", told)
        if self.kernel is not None and min(self.kernel, default=1) < 1:
            raise node.refused("kernel_shape from 1", self.kernel)
        if self._pads is not None and min(self._pads, default=0) < 0:
            raise node.refused("pads from 0", self._pads)

    def bare(self, kernel: Sequence[int]) -> Window:
        """The window without borders.

        Raises:
            ShapeError: If the attributes are of another number of axes, or of another kernel.

        """
        kernel = tuple(kernel)
        told = (self.kernel, self._strides, self._dilations)
        lengths = [one for one in told if one is not None and len(one) != len(kernel)]
        if lengths or (self.kernel is not None and self.kernel != kernel):
            raise ShapeError.of("a window", f"a kernel {self.kernel}", kernel)
        ones = (1,) * len(kernel)
        return Window(kernel, self._strides or ones, (), self._dilations or ones)

    def window(self, size: Sequence[int], kernel: Sequence[int]) -> Window:
        """The window over an input of this size, with all borders.

        Raises:
            ShapeError: If the attributes are of another number of axes.

        """
        window = self.bare(kernel)
        if self._auto.startswith("SAME"):
            pads = self._same(tuple(size), window)
        else:
            pads = self._given(len(window.kernel))
        window = window._replace(pads=pads)
        if self._rounds_up:
            window = _rounded_up(window, tuple(size))
        if min(window.positions(*size), default=1) < 1:
            raise ShapeError.of("a window", f"a kernel {window.kernel} that fits", tuple(size))
        return window

    def counted(self, window: Window) -> tuple[int, ...]:
        """The borders that a mean counts, if it counts any: not those of rounding up."""
        if self._auto.startswith("SAME"):
            return window.pads
        return self._given(len(window.kernel))

    def taken_off(
        self, size: Sequence[int], whole: Sequence[int], stride: Sequence[int], shape: Any
    ) -> tuple[int, ...]:
        """What a transposed convolution loses before and after each axis.

        Args:
            size: Lengths of the input.
            whole: Lengths of all that it spreads.
            stride: Of the window.
            shape: Lengths of the result, or None.

        Raises:
            ShapeError: If these are of another number of axes.

        """
        if shape is None and not self._auto.startswith("SAME"):
            return self._given(len(whole))
        if shape is None:
            shape = tuple(length * step for length, step in zip(size, stride, strict=True))
        shape = shape[-len(whole) :]
        if len(shape) != len(whole):
            raise ShapeError.of("output_shape", f"{len(whole)} lengths", shape)
        off: list[int] = []
        for all_of_it, length in zip(whole, shape, strict=True):
            total = all_of_it - length
            less, more = total // 2, total - total // 2
            off.extend((less, more) if self._auto == "SAME_UPPER" else (more, less))
            if total < 0:
                off[-2:] = [0, total]
        return tuple(off)

    def _given(self, rank: int) -> tuple[int, ...]:
        """Before and after each axis, in this order; the file says all befores first."""
        if self._pads is None or self._auto == "VALID":
            return (0, 0) * rank
        if len(self._pads) != 2 * rank:
            raise ShapeError.of("pads", f"{2 * rank} numbers", self._pads)
        before, after = self._pads[:rank], self._pads[rank:]
        return tuple(n for both in zip(before, after, strict=True) for n in both)

    def _same(self, size: tuple[int, ...], window: Window) -> tuple[int, ...]:
        pads: list[int] = []
        for length, stride, reach in zip(size, window.stride, window.reach, strict=True):
            total = max((-(-length // stride) - 1) * stride + reach - length, 0)
            both = total // 2, total - total // 2
            pads.extend(both if self._auto == "SAME_UPPER" else reversed(both))
        return tuple(pads)


def _rounded_up(window: Window, size: tuple[int, ...]) -> Window:
    """The window with borders behind, so that it reaches the last element of each axis."""
    pads = list(window.pads)
    counts, whole = window.positions(*size), window.padded_size(size)
    for k, (step, reach) in enumerate(zip(window.stride, window.reach, strict=True)):
        rest = whole[k] - ((counts[k] - 1) * step + reach)
        if rest > 0 and counts[k] * step < size[k] + pads[2 * k]:  # it begins on the input
            pads[2 * k + 1] += step - rest
    return window._replace(pads=tuple(pads))
