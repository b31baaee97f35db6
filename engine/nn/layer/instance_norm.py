"""Normalisation of each channel of each sample by itself."""

from __future__ import annotations

from engine import ops
from engine.autodiff import repeating
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.nn.cell import Cell
from engine.ops.normalise import moved_by_samples
from engine.typed import DTypeLike, Initial, Tensor

from .arguments import parameter, positive, truth
from .example import Example

__all__ = ["InstanceNorm1d", "InstanceNorm2d", "InstanceNorm3d"]


class _InstanceNorm(Cell):
    """Each channel of each sample normalised; a subclass says for inputs of which rank."""

    _rank = 0

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float = 0.1,
        affine: bool = True,
        gamma_init: Initial = "ones",
        beta_init: Initial = "zeros",
        dtype: DTypeLike = float32,
    ) -> None:
        super().__init__()
        where = type(self).__name__
        for name, value in (("eps", eps), ("momentum", momentum)):
            if not isinstance(value, float):
                raise ArgumentTypeError.of(f"{where}({name})", "a float", value)
        if not 0 <= momentum <= 1:
            raise ArgumentValueError.of(f"{where}(momentum)", "a number from 0 to 1", momentum)
        self.num_features = positive(f"{where}(num_features)", num_features)
        self.eps, self.momentum = eps, momentum
        self.affine = truth(f"{where}(affine)", affine)
        shape = (num_features,)
        self.moving_mean = parameter(where, "zeros", shape, dtype, "mean")
        self.moving_variance = parameter(where, "ones", shape, dtype, "variance")
        self.gamma = parameter(where, gamma_init, shape, dtype, "gamma")
        self.beta = parameter(where, beta_init, shape, dtype, "beta")
        self.moving_mean.requires_grad = self.moving_variance.requires_grad = False
        self.gamma.requires_grad = self.beta.requires_grad = affine

    def construct(self, x: Tensor) -> Tensor:
        if len(x.shape) != self._rank or x.shape[1] != self.num_features:
            expected = f"{self._rank} axes, axis 1 of length {self.num_features}"
            raise ShapeError.of(type(self).__name__, expected, tuple(x.shape))
        if self.training and x.size and not repeating():
            moved_by_samples(self.moving_mean, self.moving_variance, x, self.momentum)
        return ops.instance_norm(x, self.gamma, self.beta, self.eps)

    def extend_repr(self) -> str:
        return (
            f"num_features={self.num_features}, eps={self.eps}, momentum={self.momentum}, "
            f"gamma={self.gamma}, beta={self.beta}, moving_mean={self.moving_mean}, "
            f"moving_variance={self.moving_variance}"
        )


class InstanceNorm1d(_InstanceNorm):
    """Each channel of each sample of (batch, channels, length) normalised.

    Args:
        num_features: The length of axis 1.
        eps: Added to the variance below the root.
        momentum: How much of the moving moments stays at each training step. They are kept, as
            MindSpore keeps them; the output never uses them.
        affine: Whether gamma and beta are learned.
        gamma_init, beta_init: Of the scale and the shift.
        dtype: The number type of the parameters. The output has the input's.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If an argument is out of its range.
        ShapeError: If the input does not fit.

    Source: Ulyanov et al., arXiv:1607.08022.

    >>> import engine
    >>> from engine import nn
    >>> nn.InstanceNorm1d(3)(engine.ops.ones((2, 3, 5))).shape
    (2, 3, 5)

    """

    _rank = 3

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2), ((3, 2, 4),))


class InstanceNorm2d(_InstanceNorm):
    """Each channel of each sample of (batch, channels, height, width) normalised.

    Args and errors are those of `InstanceNorm1d`.

    >>> import engine
    >>> from engine import nn
    >>> nn.InstanceNorm2d(3)(engine.ops.ones((2, 3, 5, 5))).shape
    (2, 3, 5, 5)
    """

    _rank = 4

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2), ((2, 2, 3, 2),))


class InstanceNorm3d(_InstanceNorm):
    """Each channel of each sample of (batch, channels, depth, height, width) normalised.

    Args and errors are those of `InstanceNorm1d`.

    >>> import engine
    >>> from engine import nn
    >>> nn.InstanceNorm3d(3)(engine.ops.ones((2, 3, 2, 5, 5))).shape
    (2, 3, 2, 5, 5)
    """

    _rank = 5

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(2), ((2, 2, 2, 2, 2),))
