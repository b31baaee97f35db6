"""Normalisation of each sample by itself."""

from __future__ import annotations

from collections.abc import Sequence

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.typed import DTypeLike, Initial, Tensor

from .arguments import parameter, positive, truth
from .example import Example

__all__ = ["GroupNorm", "LayerNorm", "RMSNorm"]


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

    Source: Ba, Kiros & Hinton, arXiv:1607.06450.

    >>> import engine
    >>> from engine import nn
    >>> nn.LayerNorm((4,))(engine.ops.ones((2, 3, 4))).shape
    (2, 3, 4)

    """

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        begin_norm_axis: int = -1,
        begin_params_axis: int = -1,
        gamma_init: Initial = "ones",
        beta_init: Initial = "zeros",
        epsilon: float = 1e-7,
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        if not isinstance(normalized_shape, tuple | list):
            expected = "a tuple or list"
            raise ArgumentTypeError.of("LayerNorm(normalized_shape)", expected, normalized_shape)
        self.normalized_shape = normalized_shape  # printed as it was given
        shape = tuple(normalized_shape)
        self.begin_norm_axis, self.begin_params_axis = begin_norm_axis, begin_params_axis
        self.epsilon = epsilon
        self.gamma = parameter("LayerNorm", gamma_init, shape, dtype, "gamma")
        self.beta = parameter("LayerNorm", beta_init, shape, dtype, "beta")
        self.layer_norm = ops.LayerNorm(begin_norm_axis, begin_params_axis, epsilon)

    def construct(self, input_x: Tensor) -> Tensor:
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
        ShapeError: If the input does not have as many channels.

    Source: Wu & He, arXiv:1803.08494.

    >>> import engine
    >>> from engine import nn
    >>> nn.GroupNorm(2, 4)(engine.ops.ones((3, 4, 5, 5))).shape
    (3, 4, 5, 5)

    """

    def __init__(
        self,
        num_groups: int,
        num_channels: int,
        eps: float = 1e-5,
        affine: bool = True,
        gamma_init: Initial = "ones",
        beta_init: Initial = "zeros",
        dtype: DTypeLike = float32,
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

    def construct(self, x: Tensor) -> Tensor:
        if len(x.shape) < 2 or x.shape[1] != self.num_channels:
            expected = f"axis 1 of length {self.num_channels}"
            raise ShapeError.of("GroupNorm", expected, tuple(x.shape))
        return ops.group_norm(x, self.num_groups, self.gamma, self.beta, self.eps)

    def extend_repr(self) -> str:
        return f"num_groups={self.num_groups}, num_channels={self.num_channels}"

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2, 4), ((2, 4, 5, 6),))


class RMSNorm(Cell):
    """Each sample divided by the root of its mean square over its last axes, then scaled.

    Args:
        normalized_shape: The shape of gamma: the input's last axes; a number for one.
        epsilon: Added to the mean square below the root.
        gamma_init: Of the scale.
        dtype: The number type of gamma. The output has the input's.

    Raises:
        ArgumentTypeError: If `normalized_shape` is no number, tuple or list.
        ShapeError: If the input does not fit.

    Source: Zhang & Sennrich, arXiv:1910.07467. MindSpore has the operator `ops.rms_norm` alone;
    the layer is as the models of its users write it.

    >>> import engine
    >>> from engine import nn
    >>> nn.RMSNorm(4)(engine.ops.ones((2, 3, 4))).shape
    (2, 3, 4)

    """

    def __init__(
        self,
        normalized_shape: int | Sequence[int],
        epsilon: float = 1e-6,
        gamma_init: Initial = "ones",
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        if isinstance(normalized_shape, int):
            normalized_shape = (normalized_shape,)
        if not isinstance(normalized_shape, tuple | list):
            expected = "a number, tuple or list"
            raise ArgumentTypeError.of("RMSNorm(normalized_shape)", expected, normalized_shape)
        self.normalized_shape, self.epsilon = tuple(normalized_shape), epsilon
        self.gamma = parameter("RMSNorm", gamma_init, self.normalized_shape, dtype, "gamma")

    def construct(self, x: Tensor) -> Tensor:
        return ops.rms_norm(x, self.gamma, self.epsilon)[0]

    def extend_repr(self) -> str:
        return f"normalized_shape={self.normalized_shape}, epsilon={self.epsilon}"

    @classmethod
    def _example(cls) -> Example:
        return Example(cls((2, 3)), ((4, 2, 3),))
