"""Layers that drop, look up, cut out, frame and enlarge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.nn.initializer import Normal
from engine.nn.layer.arguments import parameter, positive, truth
from engine.typed import DTypeLike, Tensor

from .functional import elements

__all__ = [
    "Dropout",
    "Dropout2d",
    "Embedding",
    "Fold",
    "Identity",
    "Unfold",
    "UpsamplingBilinear2d",
    "UpsamplingNearest2d",
    "ZeroPad1d",
    "ZeroPad3d",
]


class Dropout(Cell):
    """While training, elements set to 0 with probability `p`, the others divided by 1 - p.

    Args:
        p: The share to drop, from 0 to 1.
        inplace: Whether the input takes the numbers.

    Raises:
        ArgumentValueError: If `p` is not from 0 to 1.

    >>> import engine
    >>> from engine import mint
    >>> mint.nn.Dropout(0.5)(engine.ops.ones(3)).asnumpy()
    array([1., 1., 1.], dtype=float32)

    """

    def __init__(self, p: float = 0.5, inplace: bool = False) -> None:
        super().__init__()
        self.p, self.inplace = _share("Dropout(p)", p), truth("Dropout(inplace)", inplace)

    def construct(self, input: Tensor) -> Tensor:
        return elements.dropout(input, self.p, self.training, self.inplace)


class Dropout2d(Cell):
    """As `Dropout`, of whole channels of ([batch,] channels, height, width).

    Args:
        p: The share to drop, from 0 to 1.
        inplace: Whether the input takes the numbers.

    Raises:
        ArgumentValueError: If `p` is not from 0 to 1.

    """

    def __init__(self, p: float = 0.5, inplace: bool = False) -> None:
        super().__init__()
        self.p, self.inplace = _share("Dropout2d(p)", p), truth("Dropout2d(inplace)", inplace)

    def construct(self, input: Tensor) -> Tensor:
        return elements.dropout2d(input, self.p, self.training, self.inplace)


def _share(where: str, p: Any) -> float:
    if isinstance(p, bool) or not isinstance(p, int | float):
        raise ArgumentTypeError.of(where, "a number", p)
    if not 0 <= p <= 1:
        raise ArgumentValueError.of(where, "a number from 0 to 1", p)
    return p


class Embedding(Cell):
    """The row of a learned table for each number of the input.

    Args:
        num_embeddings: How many rows.
        embedding_dim: The length of a row.
        padding_idx: A row that begins as zeros and is not trained; from the end where below 0.
        max_norm: Rows that are asked for and longer are shortened to this length; None: never.
        norm_type: Which norm measures the length.
        scale_grad_by_freq: Whether the gradient of a row is divided by how often it is asked for.
        sparse: Accepted; gradients are whole tables.
        _weight: The table to begin with; None: standard normal numbers.
        _freeze: Whether the table is not trained.
        dtype: Its number type; None: float32.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a size is not above 0, or there is no row `padding_idx`.
        ShapeError: If `_weight` has another shape.

    >>> import engine
    >>> from engine import mint
    >>> mint.nn.Embedding(10, 4)(engine.Tensor([[1, 2, 3]])).shape
    (1, 3, 4)

    """

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        padding_idx: int | None = None,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        sparse: bool = False,
        _weight: Tensor | None = None,
        _freeze: bool = False,
        dtype: DTypeLike | None = None,
    ) -> None:
        super().__init__()
        rows = positive("Embedding(num_embeddings)", num_embeddings)
        length = positive("Embedding(embedding_dim)", embedding_dim)
        self.num_embeddings, self.embedding_dim, self.sparse = rows, length, sparse
        self.max_norm, self.norm_type = max_norm, norm_type
        self.scale_grad_by_freq = truth("Embedding(scale_grad_by_freq)", scale_grad_by_freq)
        if padding_idx is not None and not -rows <= padding_idx < rows:
            expected = f"a number from {-rows} to {rows - 1}"
            raise ArgumentValueError.of("Embedding(padding_idx)", expected, padding_idx)
        self.padding_idx = padding_idx
        begun = Normal(1.0) if _weight is None else _weight
        self.dtype = dtype or (float32 if _weight is None else _weight.dtype)
        self.weight = parameter("Embedding", begun, (rows, length), self.dtype, "weight")
        if _weight is None and padding_idx is not None:
            self.weight.array[padding_idx] = 0
        self.weight.requires_grad = not _freeze

    def construct(self, input: Tensor) -> Tensor:
        row = None if self.padding_idx is None else self.padding_idx % self.num_embeddings
        return ops.embedding(
            *(input, self.weight, row, self.max_norm, self.norm_type, self.scale_grad_by_freq)
        )

    def extend_repr(self) -> str:
        return (
            f"num_embeddings={self.num_embeddings}, embedding_dim={self.embedding_dim}, "
            f"padding_idx={self.padding_idx}, max_norm={self.max_norm}, "
            f"norm_type={self.norm_type}, scale_grad_by_freq={self.scale_grad_by_freq}, "
            f"dtype={self.dtype}"
        )


class Fold(Cell):
    """Columns summed into an image; what `Unfold` cuts out is put back.

    Args:
        output_size: Height and width of the image.
        kernel_size: One number or two.
        dilation: One number or two.
        padding: One number or two.
        stride: One number or two.

    """

    def __init__(
        self,
        output_size: Sequence[int],
        kernel_size: int,
        dilation: int = 1,
        padding: int = 0,
        stride: int = 1,
    ) -> None:
        super().__init__()
        self.arguments = (output_size, kernel_size, dilation, padding, stride)

    def construct(self, input: Tensor) -> Tensor:
        return ops.fold(input, *self.arguments)


class Unfold(Cell):
    """What lies below each position of a window, as columns.

    Args:
        kernel_size: One number or two.
        dilation: One number or two.
        padding: One number or two: zeros on both sides.
        stride: One number or two.

    """

    def __init__(
        self, kernel_size: int, dilation: int = 1, padding: int = 0, stride: int = 1
    ) -> None:
        super().__init__()
        self.arguments = (kernel_size, dilation, padding, stride)

    def construct(self, input: Tensor) -> Tensor:
        return ops.unfold(input, *self.arguments)


class Identity(Cell):
    """The input as it is; all arguments are taken and left alone."""

    def __init__(self, *args: int, **kwargs: Any) -> None:
        super().__init__()

    def construct(self, input: Any) -> Any:
        return input


class _Upsampling(Cell):
    """The arguments of a layer that enlarges images."""

    def __init__(
        self, size: Sequence[int] | None = None, scale_factor: float | Sequence[float] | None = None
    ) -> None:
        super().__init__()
        if (size is None) == (scale_factor is None):
            got = f"{size} and {scale_factor}"
            raise ArgumentValueError.of(type(self).__name__, "a size or a factor", got)
        self.size, self.scale_factor = size, scale_factor


class UpsamplingBilinear2d(_Upsampling):
    """Images at another size, on lines between neighbours; corners stay where they are.

    Args:
        size: Height and width, or one number for both.
        scale_factor: One number or two, in place of a size.

    Raises:
        ArgumentValueError: If both are given, or none.

    """

    def construct(self, input: Tensor) -> Tensor:
        return ops.interpolate(input, self.size, self.scale_factor, "bilinear", True)


class UpsamplingNearest2d(_Upsampling):
    """Images at another size, each element the nearest one.

    Args:
        size: Height and width, or one number for both.
        scale_factor: One number or two, in place of a size.

    Raises:
        ArgumentValueError: If both are given, or none.

    """

    def construct(self, input: Tensor) -> Tensor:
        return ops.interpolate(input, self.size, self.scale_factor, "nearest")


class _ZeroPad(Cell):
    """Borders of 0 along the last axes; a subclass says of how many."""

    _axes: ClassVar[int]

    def __init__(self, padding: int | Sequence[int]) -> None:
        super().__init__()
        widths = (padding,) * (2 * self._axes) if isinstance(padding, int) else padding
        where = f"{type(self).__name__}(padding)"
        if not isinstance(widths, tuple | list):
            raise ArgumentTypeError.of(where, "an int or a tuple of ints", padding)
        if len(widths) != 2 * self._axes:
            raise ArgumentValueError.of(where, f"{2 * self._axes} numbers", padding)
        self.padding = tuple(widths)

    def construct(self, input: Tensor) -> Tensor:
        return ops.pad(input, self.padding)


class ZeroPad1d(_ZeroPad):
    """The last axis with borders of 0.

    Args:
        padding: One number, or (left, right); negative ones take elements away.

    Raises:
        ArgumentTypeError: If it is neither an int nor a tuple.
        ArgumentValueError: If it has another length.

    """

    _axes = 1


class ZeroPad3d(_ZeroPad):
    """The last three axes with borders of 0.

    Args:
        padding: One number, or (left, right, top, bottom, front, back).

    Raises:
        ArgumentTypeError: If it is neither an int nor a tuple.
        ArgumentValueError: If it has another length.

    """

    _axes = 3
