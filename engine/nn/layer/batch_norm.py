"""Normalisation over the batch."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.context.processes import WORLD, create_group, world
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.ops.synchronised import batch_norm_of_all
from engine.typed import DTypeLike, Initial, Tensor

from .arguments import parameter, positive, truth
from .example import Example

__all__ = ["BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "SyncBatchNorm"]


class _BatchNorm(Cell):
    """Each channel normalised over the batch; a subclass says for inputs of which rank."""

    _ranks: tuple[int, ...] = ()

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float = 0.9,
        affine: bool = True,
        gamma_init: Initial = "ones",
        beta_init: Initial = "zeros",
        moving_mean_init: Initial = "zeros",
        moving_var_init: Initial = "ones",
        use_batch_statistics: bool | None = None,
        data_format: str = "NCHW",
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        where = type(self).__name__
        if data_format not in {"NCHW", "NHWC"}:
            expected = "'NCHW' or 'NHWC'"
            raise ArgumentValueError.of(f"{where}(data_format)", expected, repr(data_format))
        if not 0 <= momentum <= 1:
            raise ArgumentValueError.of(f"{where}(momentum)", "a number from 0 to 1", momentum)
        if not (use_batch_statistics is None or isinstance(use_batch_statistics, bool)):
            expected = "True, False or None"
            got = repr(use_batch_statistics)
            raise ArgumentValueError.of(f"{where}(use_batch_statistics)", expected, got)
        self.num_features = positive(f"{where}(num_features)", num_features)
        self.eps, self.momentum = eps, momentum
        self.affine = truth(f"{where}(affine)", affine)
        self.use_batch_statistics, self.format = use_batch_statistics, data_format
        shape = (num_features,)
        self.moving_mean = parameter(where, moving_mean_init, shape, dtype, "mean")
        self.moving_variance = parameter(where, moving_var_init, shape, dtype, "variance")
        self.gamma = parameter(where, gamma_init, shape, dtype, "gamma")
        self.beta = parameter(where, beta_init, shape, dtype, "beta")
        self.moving_mean.requires_grad = self.moving_variance.requires_grad = False
        self.gamma.requires_grad = self.beta.requires_grad = affine

    def construct(self, x: Tensor) -> Tensor:
        rank, axis = len(x.shape), 1 if self.format == "NCHW" else -1
        if rank not in self._ranks or x.shape[axis] != self.num_features:
            ranks = " or ".join(str(rank) for rank in self._ranks)
            expected = f"{ranks} axes, axis {axis} of length {self.num_features}"
            raise ShapeError.of(type(self).__name__, expected, tuple(x.shape))
        if axis == 1:
            return self._normal(x)
        return ops.moveaxis(self._normal(ops.moveaxis(x, -1, 1)), 1, -1)

    @property
    def _takes_batch(self) -> bool:
        """Whether the moments are those of the batch, and not the moving ones."""
        chosen = self.use_batch_statistics
        return self.training if chosen is None else chosen

    def _normal(self, x: Any) -> Any:
        return ops.batch_norm(
            x,
            self.moving_mean,
            self.moving_variance,
            self.gamma,
            self.beta,
            self._takes_batch,
            1 - self.momentum,
            self.eps,
        )

    def extend_repr(self) -> str:
        return (
            f"num_features={self.num_features}, eps={self.eps}, momentum={self.momentum}, "
            f"gamma={self.gamma}, beta={self.beta}, moving_mean={self.moving_mean}, "
            f"moving_variance={self.moving_variance}"
        )


class BatchNorm1d(_BatchNorm):
    """Each feature of (batch, features) or (batch, features, length) normalised over the batch.

    Args:
        num_features: The length of axis 1.
        eps: Added to the variance below the root.
        momentum: How much of the moving mean and variance stays at each training step.
        affine: Whether gamma and beta are learned.
        gamma_init, beta_init: Of the scale and the shift.
        moving_mean_init, moving_var_init: Of the moments that are used outside training.
        use_batch_statistics: Which moments to normalise with: True the batch's, False the moving
            ones; None: the batch's while training.
        data_format: "NCHW": channels on axis 1; "NHWC": channels last.
        dtype: The number type of the parameters. The output has the input's.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If an argument is out of its range.
        ShapeError: If the input does not fit.

    Source: Ioffe & Szegedy, arXiv:1502.03167; the moving variance takes the batch's divided by the
    count less one, the output the one divided by the count.

    >>> import engine
    >>> from engine import nn
    >>> nn.BatchNorm1d(4)(engine.ops.ones((3, 4))).shape
    (3, 4)

    """

    _ranks = (2, 3)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4), ((3, 4),))


class BatchNorm2d(_BatchNorm):
    """Each channel of (batch, channels, height, width) normalised over the batch.

    Args and errors are those of `BatchNorm1d`.

    >>> import engine
    >>> from engine import nn
    >>> norm = nn.BatchNorm2d(3).set_train()
    >>> norm(engine.ops.ones((2, 3, 4, 4))).shape
    (2, 3, 4, 4)
    """

    _ranks = (4,)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4), ((2, 4, 5, 6),))


class BatchNorm3d(Cell):
    """Each channel of (batch, channels, depth, height, width) normalised over the batch.

    Args and errors are those of `BatchNorm1d`, without `data_format`. The parameters are those of
    the `BatchNorm2d` that it holds as `bn2d`.

    >>> import engine
    >>> from engine import nn
    >>> nn.BatchNorm3d(3)(engine.ops.ones((2, 3, 4, 5, 6))).shape
    (2, 3, 4, 5, 6)
    """

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float = 0.9,
        affine: bool = True,
        gamma_init: Initial = "ones",
        beta_init: Initial = "zeros",
        moving_mean_init: Initial = "zeros",
        moving_var_init: Initial = "ones",
        use_batch_statistics: bool | None = None,
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        inits = (gamma_init, beta_init, moving_mean_init, moving_var_init)
        self.bn2d = BatchNorm2d(
            num_features, eps, momentum, affine, *inits, use_batch_statistics, dtype=dtype
        )

    def construct(self, x: Tensor) -> Tensor:
        shape = tuple(x.shape)
        if len(shape) != 5:
            raise ShapeError.of("BatchNorm3d", "(batch, channels, depth, height, width)", shape)
        flat = ops.reshape(x, (*shape[:2], shape[2] * shape[3], shape[4]))
        return ops.reshape(self.bn2d(flat), shape)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2), ((2, 2, 2, 3, 2),))


class SyncBatchNorm(_BatchNorm):
    """Batch normalisation over the batches of all processes; of one process, over its own.

    In one process it is `BatchNorm1d` of (batch, features) or `BatchNorm2d`. In several, all
    processes of a group call it equally often; their batches may have different numbers of rows.

    Args:
        process_groups: Lists of ranks that normalise together; None: all. A process that none
            names normalises by itself.

    The other args and the errors are those of `BatchNorm1d`, without `data_format`.

    >>> import engine
    >>> from engine import nn
    >>> nn.SyncBatchNorm(3)(engine.ops.ones((2, 3, 4, 4))).shape
    (2, 3, 4, 4)

    """

    _ranks = (2, 4)

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float = 0.9,
        affine: bool = True,
        gamma_init: Initial = "ones",
        beta_init: Initial = "zeros",
        moving_mean_init: Initial = "zeros",
        moving_var_init: Initial = "ones",
        use_batch_statistics: bool | None = None,
        process_groups: list[list[int]] | None = None,
        dtype: DTypeLike = float32,
    ) -> None:
        inits = (gamma_init, beta_init, moving_mean_init, moving_var_init)
        super().__init__(
            num_features, eps, momentum, affine, *inits, use_batch_statistics, dtype=dtype
        )
        self.process_groups = _groups(process_groups)
        self._group = _own_group(self.process_groups)

    def _normal(self, x: Any) -> Any:
        if self._group is None or not self._takes_batch:
            return super()._normal(x)
        moments, scale = (self.moving_mean, self.moving_variance), (self.gamma, self.beta)
        return batch_norm_of_all(x, *moments, *scale, 1 - self.momentum, self.eps, self._group)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4, process_groups=[[0]]), ((3, 4),))


def _own_group(groups: list[list[int]] | None) -> str | None:
    """The name of the group that this process normalises in, made if need be; None: alone."""
    rank, count = world().rank, len(world().ranks)
    if count == 1:
        return None
    if not groups:
        return WORLD
    own = next((group for group in groups if rank in group), [rank])
    if len(own) == 1:
        return None
    name = "_".join(map(str, ("sync_batch_norm", *own)))
    create_group(name, own)
    return name


def _groups(groups: Any) -> list[list[int]] | None:
    """Lists of ranks, each once.

    Raises:
        ArgumentTypeError: If a group is no list.
        ArgumentValueError: If the groups are no list, or a rank is not there or there twice.

    """
    where = "SyncBatchNorm(process_groups)"
    if groups is None:
        return None
    if not isinstance(groups, list):
        raise ArgumentValueError.of(where, "a list of lists of ranks", repr(groups))
    for group in groups:
        if not isinstance(group, list):
            raise ArgumentTypeError.of(where, "lists of ranks", group)
    ranks = [rank for group in groups for rank in group]
    count = len(world().ranks)
    if len(set(ranks)) < len(ranks) or not set(ranks) <= set(range(count)):
        hint = "one process has rank 0 alone" if count == 1 else ""
        raise ArgumentValueError.of(where, f"each rank once, below {count}", groups, hint)
    return groups
