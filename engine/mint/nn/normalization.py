"""Normalisation as layers, with PyTorch's arguments and names of parameters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine import ops
from engine.context.processes import WORLD, members
from engine.dtype import float32, int64
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.nn.layer.arguments import parameter, positive, truth
from engine.ops.synchronised import batch_norm_of_all
from engine.tensor import Parameter, Tensor
from engine.typed import DTypeLike

from .functional import normalization

__all__ = [
    "BatchNorm1d",
    "BatchNorm2d",
    "BatchNorm3d",
    "GroupNorm",
    "LayerNorm",
    "SyncBatchNorm",
]


class _BatchNorm(Cell):
    """Each channel normalised over the batch; a subclass says for inputs of which rank."""

    _ranks: ClassVar[tuple[int, ...]]

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        dtype: DTypeLike | None = None,
    ) -> None:
        super().__init__()
        where, kind = type(self).__name__, dtype or float32
        shape = (positive(f"{where}(num_features)", num_features),)
        self.num_features, self.eps, self.momentum = num_features, eps, momentum
        self.affine = truth(f"{where}(affine)", affine)
        self.track_running_stats = truth(f"{where}(track_running_stats)", track_running_stats)
        self.weight: Any = None
        self.bias: Any = None
        if affine:
            self.weight = parameter(where, "ones", shape, kind, "weight")
            self.bias = parameter(where, "zeros", shape, kind, "bias")
        self.running_mean = self.running_var = self.num_batches_tracked = None
        if track_running_stats:
            self.running_mean = parameter(where, "zeros", shape, kind, "running_mean")
            self.running_var = parameter(where, "ones", shape, kind, "running_var")
            count = Tensor(0, int64)
            self.num_batches_tracked = Parameter(count, name="num_batches_tracked")
            for one in (self.running_mean, self.running_var, self.num_batches_tracked):
                one.requires_grad = False

    def construct(self, input: Tensor) -> Tensor:
        rank = len(input.shape)
        if rank not in self._ranks or input.shape[1] != self.num_features:
            ranks = " or ".join(str(rank) for rank in self._ranks)
            expected = f"{ranks} axes, axis 1 of length {self.num_features}"
            raise ShapeError.of(type(self).__name__, expected, tuple(input.shape))
        moves = 0.0 if self.momentum is None else self.momentum
        if self.training and self.num_batches_tracked is not None:
            count = int(self.num_batches_tracked.asnumpy()) + 1
            self.num_batches_tracked.set_data(Tensor(count, int64))
            moves = 1 / count if self.momentum is None else moves
        takes_batch = self.training or self.running_mean is None
        return self._normal(input, takes_batch, moves)

    def _normal(self, input: Tensor, takes_batch: bool, moves: float) -> Tensor:
        return normalization.batch_norm(
            *(input, self.running_mean, self.running_var, self.weight, self.bias),
            takes_batch,
            moves,
            self.eps,
        )

    def extend_repr(self) -> str:
        return (
            f"num_features={self.num_features}, eps={self.eps}, momentum={self.momentum}, "
            f"affine={self.affine}, track_running_stats={self.track_running_stats}"
        )


class BatchNorm1d(_BatchNorm):
    """Each feature of (batch, features) or (batch, features, length) normalised over the batch.

    Args:
        num_features: The length of axis 1.
        eps: Added to the variance below the root.
        momentum: How far the running moments move at each training step; None: they are the mean
            of all.
        affine: Whether a scale and a shift are learned: `weight` and `bias`.
        track_running_stats: Whether there are running moments; without them those of the batch
            count outside training, too.
        dtype: The number type of the parameters; None: float32.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If `num_features` is not above 0.
        ShapeError: If an input does not fit.

    >>> import engine
    >>> from engine import mint
    >>> mint.nn.BatchNorm1d(4).set_train()(engine.ops.ones((3, 4))).shape
    (3, 4)

    """

    _ranks = (2, 3)


class BatchNorm2d(_BatchNorm):
    """Each channel of (batch, channels, height, width) normalised; see `BatchNorm1d`."""

    _ranks = (4,)


class BatchNorm3d(_BatchNorm):
    """Each channel of (batch, channels, depth, height, width) normalised; see `BatchNorm1d`."""

    _ranks = (5,)


class SyncBatchNorm(_BatchNorm):
    """`BatchNorm1d` for any number of axes, over the batches of all processes while it trains.

    Args:
        num_features: The length of axis 1.
        eps: Added to the variance below the root.
        momentum: How far the running moments move.
        affine: Whether a scale and a shift are learned.
        track_running_stats: Whether there are running moments.
        process_group: The name of the group that normalises together; None: all.
        dtype: The number type of the parameters; None: float32.

    Raises:
        StateError: If there is no such group.

    """

    _ranks = (2, 3, 4, 5)

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        process_group: str | None = None,
        dtype: DTypeLike | None = None,
    ) -> None:
        super().__init__(num_features, eps, momentum, affine, track_running_stats, dtype)
        self.process_group = WORLD if process_group is None else process_group
        self._is_alone = len(members("SyncBatchNorm(process_group)", self.process_group)) == 1

    def _normal(self, input: Tensor, takes_batch: bool, moves: float) -> Tensor:
        if self._is_alone or not takes_batch:
            return super()._normal(input, takes_batch, moves)
        moments = self.running_mean, self.running_var, self.weight, self.bias
        return batch_norm_of_all(input, *moments, moves, self.eps, self.process_group)


class GroupNorm(Cell):
    """Groups of channels normalised, sample by sample.

    Args:
        num_groups: How many.
        num_channels: The length of axis 1, a multiple of that.
        eps: Added to the variance below the root.
        affine: Whether a scale and a shift of each channel are learned.
        dtype: The number type of the parameters; None: float32.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If the channels do not fall into as many groups.

    """

    def __init__(
        self,
        num_groups: int,
        num_channels: int,
        eps: float = 1e-5,
        affine: bool = True,
        dtype: DTypeLike | None = None,
    ) -> None:
        super().__init__()
        self.num_groups = positive("GroupNorm(num_groups)", num_groups)
        self.num_channels = positive("GroupNorm(num_channels)", num_channels)
        if num_channels % num_groups:
            expected = f"a multiple of {num_groups}"
            raise ArgumentValueError.of("GroupNorm(num_channels)", expected, num_channels)
        self.eps, self.affine = eps, truth("GroupNorm(affine)", affine)
        kind, shape = dtype or float32, (num_channels,)
        self.weight = parameter("GroupNorm", "ones", shape, kind, "weight")
        self.bias = parameter("GroupNorm", "zeros", shape, kind, "bias")
        self.weight.requires_grad = self.bias.requires_grad = affine

    def construct(self, input: Tensor) -> Tensor:
        return ops.group_norm(input, self.num_groups, self.weight, self.bias, self.eps)

    def extend_repr(self) -> str:
        return (
            f"num_groups={self.num_groups}, num_channels={self.num_channels}, eps={self.eps}, "
            f"affine={self.affine}"
        )


class LayerNorm(Cell):
    """The last axes normalised.

    Args:
        normalized_shape: Their lengths: a tuple or a list; a number for the last axis alone.
        eps: Added to the variance below the root.
        elementwise_affine: Whether a scale and a shift of each element are learned.
        bias: Whether the shift is.
        dtype: The number type of the parameters; None: float32.

    Raises:
        ArgumentTypeError: If the shape holds no whole numbers.

    >>> import engine
    >>> from engine import mint
    >>> mint.nn.LayerNorm(2)(engine.Tensor([[1.0, 3.0]])).asnumpy().round(3)
    array([[-1.,  1.]], dtype=float32)

    """

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        eps: float = 1e-5,
        elementwise_affine: bool = True,
        bias: bool = True,
        dtype: DTypeLike | None = None,
    ) -> None:
        super().__init__()
        shape = (normalized_shape,) if isinstance(normalized_shape, int) else normalized_shape
        if not isinstance(shape, tuple | list) or not all(isinstance(n, int) for n in shape):
            where = "LayerNorm(normalized_shape)"
            raise ArgumentTypeError.of(where, "an int, or a tuple or list of ints", shape)
        self.normalized_shape, self.eps = tuple(shape), eps
        self.elementwise_affine = truth("LayerNorm(elementwise_affine)", elementwise_affine)
        kind = dtype or float32
        self.weight: Any = None
        self.bias: Any = None
        if elementwise_affine:
            self.weight = parameter("LayerNorm", "ones", self.normalized_shape, kind, "weight")
            if truth("LayerNorm(bias)", bias):
                self.bias = parameter("LayerNorm", "zeros", self.normalized_shape, kind, "bias")

    def construct(self, input: Tensor) -> Tensor:
        return ops.layer_norm(input, self.normalized_shape, self.weight, self.bias, self.eps)

    def extend_repr(self) -> str:
        return (
            f"normalized_shape={self.normalized_shape}, eps={self.eps}, "
            f"elementwise_affine={self.elementwise_affine}"
        )
