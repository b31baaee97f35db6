"""Less usual poolings: norms of windows, windows at random, and max pooling undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.nn.cell import Cell
from engine.typed import Tensor, TensorOrMore

from .arguments import truth
from .example import Example

__all__ = [
    "FractionalMaxPool2d",
    "FractionalMaxPool3d",
    "LPPool1d",
    "LPPool2d",
    "MaxUnpool1d",
    "MaxUnpool2d",
    "MaxUnpool3d",
]


class _LPPool(Cell):
    def __init__(
        self,
        norm_type: float,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None = None,
        ceil_mode: bool = False,
    ) -> None:
        super().__init__()
        self.norm_type: float = norm_type
        self.kernel_size: Any = kernel_size
        self.stride: Any = stride
        self.ceil_mode = truth(f"{type(self).__name__}(ceil_mode)", ceil_mode)


class LPPool1d(_LPPool):
    """The root of order `norm_type` of the sum of powers of each window of a row.

    Args:
        norm_type: The order, not 0; infinity: the largest.
        kernel_size: One number.
        stride: One number; None: the kernel size.
        ceil_mode: Whether a window that reaches over the far end counts too.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If the input is smaller than the window.

    """

    def construct(self, x: Tensor) -> Tensor:
        return ops.lp_pool1d(x, self.norm_type, self.kernel_size, self.stride, self.ceil_mode)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 3, 2), ((2, 3, 7),))


class LPPool2d(_LPPool):
    """The root of order `norm_type` of the sum of powers of each window of an image.

    Args:
        norm_type: The order, not 0; infinity: the largest.
        kernel_size: One number or two.
        stride: One number or two; None: the kernel size.
        ceil_mode: Whether a window that reaches over the far ends counts too.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.
        ShapeError: If the input is smaller than the window.

    """

    def construct(self, x: Tensor) -> Tensor:
        return ops.lp_pool2d(x, self.norm_type, self.kernel_size, self.stride, self.ceil_mode)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, (2, 3)), ((2, 2, 4, 6),))


class _MaxUnpool(Cell):
    def __init__(
        self,
        kernel_size: int | Sequence[int],
        stride: int | Sequence[int] | None = None,
        padding: int | Sequence[int] = 0,
    ) -> None:
        super().__init__()
        self.kernel_size, self.stride, self.padding = kernel_size, stride, padding


class MaxUnpool1d(_MaxUnpool):
    """Each largest of a row back where `MaxPool1d` found it, 0 elsewhere; see `MaxUnpool2d`."""

    def construct(
        self, x: Tensor, indices: Tensor, output_size: Sequence[int] | None = None
    ) -> Tensor:
        return ops.max_unpool1d(
            x, indices, self.kernel_size, self.stride, self.padding, output_size
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2))


class MaxUnpool2d(_MaxUnpool):
    """Each largest of an image back where `MaxPool2d` found it, 0 elsewhere.

    Called with what was pooled, its indices, and perhaps the shape of the output.

    Args:
        kernel_size: As the pooling had it: one number or two.
        stride: One number or two; None: the kernel size.
        padding: One number or two.

    Raises:
        ShapeError: If the indices have another shape.
        ArgumentTypeError: If they are no whole numbers.
        ArgumentValueError: If one is outside the output, or an option out of its range.

    >>> import engine
    >>> from engine import nn
    >>> pool = nn.MaxPool2d(2, 2, "pad", return_indices=True)
    >>> nn.MaxUnpool2d(2)(*pool(engine.Tensor([[[[1.0, 5.0], [2.0, 3.0]]]]))).asnumpy()
    array([[[[0., 5.],
             [0., 0.]]]], dtype=float32)

    """

    def construct(
        self, x: Tensor, indices: Tensor, output_size: Sequence[int] | None = None
    ) -> Tensor:
        return ops.max_unpool2d(
            x, indices, self.kernel_size, self.stride, self.padding, output_size
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2))


class MaxUnpool3d(_MaxUnpool):
    """Each largest of a volume back where `MaxPool3d` found it, 0 elsewhere; see `MaxUnpool2d`."""

    def construct(
        self, x: Tensor, indices: Tensor, output_size: Sequence[int] | None = None
    ) -> Tensor:
        return ops.max_unpool3d(
            x, indices, self.kernel_size, self.stride, self.padding, output_size
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2))


class _FractionalMaxPool(Cell):
    def __init__(
        self,
        kernel_size: int | Sequence[int],
        output_size: int | Sequence[int] | None = None,
        output_ratio: float | Sequence[float] | None = None,
        return_indices: bool = False,
        _random_samples: Tensor | None = None,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.output_size, self.output_ratio = output_size, output_ratio
        self.return_indices = truth(f"{type(self).__name__}(return_indices)", return_indices)
        self._random_samples = _random_samples


class FractionalMaxPool2d(_FractionalMaxPool):
    """The largest of windows of an image that begin at random steps.

    Args:
        kernel_size: One number or two.
        output_size: One number or two: height and width of the output.
        output_ratio: Instead, one number or two between 0 and 1: of the input's.
        return_indices: Also return where the largest was, int64.
        _random_samples: (batch or 1, channels, 2), numbers from 0 to before 1; None: drawn at
            each call.

    Raises:
        ArgumentValueError: If both or neither of size and ratio are given, or an option is out of
            its range.
        ShapeError: If the samples have another shape.

    """

    def construct(self, x: Tensor) -> TensorOrMore:
        return ops.fractional_max_pool2d(
            x,
            self.kernel_size,
            self.output_size,
            self.output_ratio,
            self.return_indices,
            self._random_samples,
        )

    @classmethod
    def _example(cls) -> Example:
        samples = ops.full((1, 2, 2), 0.4)
        return Example(cls(2, 3, _random_samples=samples), ((2, 2, 6, 5),))


class FractionalMaxPool3d(_FractionalMaxPool):
    """The largest of windows of a volume that begin at random steps; see `FractionalMaxPool2d`.

    The samples are (batch or 1, channels, 3).
    """

    def construct(self, x: Tensor) -> TensorOrMore:
        return ops.fractional_max_pool3d(
            x,
            self.kernel_size,
            self.output_size,
            self.output_ratio,
            self.return_indices,
            self._random_samples,
        )

    @classmethod
    def _example(cls) -> Example:
        samples = ops.full((1, 2, 3), 0.4)
        return Example(cls(2, 2, _random_samples=samples), ((1, 2, 3, 4, 3),))
