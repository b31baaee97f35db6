"""Normalisation layers."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell

from .arguments import first_axes, parameter, positive, truth
from .example import Example

__all__ = ["BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "GroupNorm", "LayerNorm"]


class _BatchNorm(Cell):
    """Each channel normalised over the batch; a subclass says for inputs of which rank."""

    _ranks: tuple[int, ...] = ()

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float = 0.9,
        affine: bool = True,
        gamma_init: Any = "ones",
        beta_init: Any = "zeros",
        moving_mean_init: Any = "zeros",
        moving_var_init: Any = "ones",
        use_batch_statistics: bool | None = None,
        data_format: str = "NCHW",
        dtype: Any = float32,
    ) -> None:
        super().__init__()
        where = type(self).__name__
        first_axes(where, data_format)
        if not 0 <= momentum <= 1:
            raise ArgumentValueError.of(f"{where}(momentum)", "a number from 0 to 1", momentum)
        if use_batch_statistics not in {None, True, False}:
            expected = "a bool or None"
            raise ArgumentTypeError.of(
                f"{where}(use_batch_statistics)", expected, use_batch_statistics
            )
        self.num_features = positive(f"{where}(num_features)", num_features)
        self.eps, self.momentum = eps, momentum
        self.affine = truth(f"{where}(affine)", affine)
        self.use_batch_statistics = use_batch_statistics
        shape = (num_features,)
        self.moving_mean = parameter(where, moving_mean_init, shape, dtype, "mean")
        self.moving_variance = parameter(where, moving_var_init, shape, dtype, "variance")
        self.gamma = parameter(where, gamma_init, shape, dtype, "gamma")
        self.beta = parameter(where, beta_init, shape, dtype, "beta")
        self.moving_mean.requires_grad = self.moving_variance.requires_grad = False
        self.gamma.requires_grad = self.beta.requires_grad = affine

    def construct(self, x: Any) -> Any:
        if len(x.shape) not in self._ranks or x.shape[1] != self.num_features:
            ranks = " or ".join(str(rank) for rank in self._ranks)
            expected = f"{ranks} axes, axis 1 of length {self.num_features}"
            raise ShapeError.of(type(self).__name__, expected, tuple(x.shape))
        chosen = self.use_batch_statistics
        return ops.batch_norm(
            x,
            self.moving_mean,
            self.moving_variance,
            self.gamma,
            self.beta,
            self.training if chosen is None else chosen,
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
        data_format: Channels first.
        dtype: The number type of the parameters.

    Raises:
        ArgumentValueError: If an argument is out of its range.
        ShapeError: If the input does not fit.

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


class BatchNorm3d(_BatchNorm):
    """Each channel of (batch, channels, depth, height, width) normalised over the batch.

    Args and errors are those of `BatchNorm1d`.
    """

    _ranks = (5,)

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2), ((2, 2, 2, 3, 2),))


class LayerNorm(Cell):
    """Each sample normalised over its axes from `begin_norm_axis`, then scaled and shifted.

    Args:
        normalized_shape: The shape of gamma and beta: the input's axes from `begin_params_axis`.
        begin_norm_axis: The first axis to normalise over.
        begin_params_axis: The first axis of gamma and beta.
        gamma_init, beta_init: Of the scale and the shift.
        epsilon: Added to the variance below the root.
        dtype: The number type of the parameters.

    Raises:
        ArgumentTypeError: If `normalized_shape` is no tuple or list.
        ShapeError: If the input does not fit.

    """

    def __init__(
        self,
        normalized_shape: Any,
        begin_norm_axis: int = -1,
        begin_params_axis: int = -1,
        gamma_init: Any = "ones",
        beta_init: Any = "zeros",
        epsilon: float = 1e-7,
        dtype: Any = float32,
    ) -> None:
        super().__init__()
        if not isinstance(normalized_shape, tuple | list):
            expected = "a tuple or list"
            raise ArgumentTypeError.of("LayerNorm(normalized_shape)", expected, normalized_shape)
        self.normalized_shape = tuple(normalized_shape)
        self.begin_norm_axis, self.begin_params_axis = begin_norm_axis, begin_params_axis
        self.epsilon = epsilon
        self.gamma = parameter("LayerNorm", gamma_init, self.normalized_shape, dtype, "gamma")
        self.beta = parameter("LayerNorm", beta_init, self.normalized_shape, dtype, "beta")
        self.layer_norm = ops.LayerNorm(begin_norm_axis, begin_params_axis, epsilon)

    def construct(self, input_x: Any) -> Any:
        return self.layer_norm(input_x, self.gamma, self.beta)[0]

    def extend_repr(self) -> str:
        # MindSpore prints gamma without the sign between; logs are compared as text.
        return (
            f"normalized_shape={self.normalized_shape}, begin_norm_axis={self.begin_norm_axis}, "
            f"begin_params_axis={self.begin_params_axis}, gamma{self.gamma}, beta={self.beta}"
        )

    @classmethod
    def _example(cls) -> Example:
        return Example(cls((4,)), ((3, 4),))


class GroupNorm(Cell):
    """Each sample normalised over groups of its channels, then scaled and shifted by channel.

    Args:
        num_groups: How many groups; divides the channels.
        num_channels: The length of axis 1.
        eps: Added to the variance below the root.
        affine: Whether gamma and beta are learned.
        gamma_init, beta_init: Of the scale and the shift.
        dtype: The number type of the parameters.

    Raises:
        ArgumentValueError: If the groups do not divide the channels.

    """

    def __init__(
        self,
        num_groups: int,
        num_channels: int,
        eps: float = 1e-5,
        affine: bool = True,
        gamma_init: Any = "ones",
        beta_init: Any = "zeros",
        dtype: Any = float32,
    ) -> None:
        super().__init__()
        self.num_groups = positive("GroupNorm(num_groups)", num_groups)
        self.num_channels = positive("GroupNorm(num_channels)", num_channels)
        if num_channels % num_groups:
            expected = f"a number divisible by num_groups {num_groups}"
            raise ArgumentValueError.of("GroupNorm(num_channels)", expected, num_channels)
        self.eps, self.affine = eps, truth("GroupNorm(affine)", affine)
        self.gamma = parameter("GroupNorm", gamma_init, (num_channels,), dtype, "gamma")
        self.beta = parameter("GroupNorm", beta_init, (num_channels,), dtype, "beta")
        self.gamma.requires_grad = self.beta.requires_grad = affine

    def construct(self, x: Any) -> Any:
        if x.shape[1] != self.num_channels:
            expected = f"axis 1 of length {self.num_channels}"
            raise ShapeError.of("GroupNorm", expected, tuple(x.shape))
        return ops.group_norm(x, self.num_groups, self.gamma, self.beta, self.eps)

    def extend_repr(self) -> str:
        return f"num_groups={self.num_groups}, num_channels={self.num_channels}"

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 4), ((2, 4, 5, 6),))
