"""Activations without options, each the cell of an operator; `activation.py` offers them."""

from __future__ import annotations

from engine import ops
from engine.nn.cell import Cell
from engine.typed import Tensor

from .example import Example


class ActivationCell(Cell):
    """An activation that can be made without arguments."""

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(), ((3, 4),))


class ReLU(ActivationCell):
    """The tensor with its negative elements replaced by 0."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.relu(x)


class ReLU6(ActivationCell):
    """The tensor held between 0 and 6; the gradient passes above 0, and at 6."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.relu6(x)


class Sigmoid(ActivationCell):
    """1 / (1 + exp(-x)), element by element; cannot overflow."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.sigmoid(x)


class Tanh(ActivationCell):
    """The hyperbolic tangent, element by element."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.tanh(x)


class SeLU(ActivationCell):
    """The ELU scaled so that activations keep mean 0 and variance 1."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.selu(x)


class SiLU(ActivationCell):
    """`x` times its sigmoid."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.silu(x)


class Mish(ActivationCell):
    """`x` times tanh(softplus(x))."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.mish(x)


class HSwish(ActivationCell):
    """`x` times its hard sigmoid; of whole numbers rounded towards zero."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.hardswish(x)


class HSigmoid(ActivationCell):
    """(x + 3) / 6, held between 0 and 1; of whole numbers rounded towards zero."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.hardsigmoid(x)


class LogSigmoid(ActivationCell):
    """The logarithm of the sigmoid; cannot underflow."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.logsigmoid(x)


class Softplus(ActivationCell):
    """log(1 + exp(beta x)) / beta; x itself where beta x is above `threshold`."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.softplus(x)


class Softsign(ActivationCell):
    """`x` / (1 + |x|)."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.softsign(x)


class Tanhshrink(ActivationCell):
    """`x` - tanh(x)."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.tanhshrink(x)


class FastGelu(ActivationCell):
    """`x` times the sigmoid of 1.702 x, which is close to `gelu`."""

    def construct(self, x: Tensor) -> Tensor:
        return ops.fast_gelu(x)
