"""Activations as layers."""

from __future__ import annotations

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentValueError
from engine.nn.cell import Cell
from engine.nn.initializer import Constant, initializer
from engine.nn.layer.arguments import positive, truth
from engine.tensor import Parameter
from engine.typed import DTypeLike, Tensor

from .functional import activation

__all__ = [
    "ELU",
    "GELU",
    "GLU",
    "SELU",
    "Hardshrink",
    "Hardsigmoid",
    "Hardswish",
    "Hardtanh",
    "LogSoftmax",
    "Mish",
    "PReLU",
    "ReLU6",
    "SiLU",
    "Softmax",
    "Softshrink",
    "Threshold",
]


class ELU(Cell):
    """The number above 0, and `alpha * (exp(x) - 1)` below.

    Args:
        alpha: The bound below 0.
        inplace: Whether the input takes the numbers.

    >>> import engine
    >>> from engine import mint
    >>> mint.nn.ELU()(engine.Tensor([-100.0, 2.0])).asnumpy()
    array([-1.,  2.], dtype=float32)

    """

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.alpha, self.inplace = alpha, truth("ELU(inplace)", inplace)

    def construct(self, input: Tensor) -> Tensor:
        return activation.elu(input, self.alpha, self.inplace)


class GELU(Cell):
    """The number times how likely a standard normal one is below it.

    Args:
        approximate: "none", or "tanh" for a form that is computed faster.

    Raises:
        ArgumentValueError: If it is another word.

    """

    def __init__(self, approximate: str = "none") -> None:
        super().__init__()
        if approximate not in {"none", "tanh"}:
            raise ArgumentValueError.of("GELU(approximate)", "'none' or 'tanh'", repr(approximate))
        self.approximate = approximate

    def construct(self, input: Tensor) -> Tensor:
        return ops.gelu(input, self.approximate)


class GLU(Cell):
    """The first half along an axis times the sigmoid of the second.

    Args:
        dim: The axis.

    """

    def __init__(self, dim: int = -1) -> None:
        super().__init__()
        self.dim = dim

    def construct(self, input: Tensor) -> Tensor:
        return ops.glu(input, self.dim)


class Hardshrink(Cell):
    """The number, or 0 between two bounds.

    Args:
        lambd: The upper bound; the lower one is below 0 as far.

    """

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__()
        self.lambd = lambd

    def construct(self, input: Tensor) -> Tensor:
        return ops.hardshrink(input, self.lambd)


class Hardsigmoid(Cell):
    """The sigmoid as a line between -3 and 3."""

    def construct(self, input: Tensor) -> Tensor:
        return ops.hardsigmoid(input)


class Hardswish(Cell):
    """The number times its `Hardsigmoid`."""

    def construct(self, input: Tensor) -> Tensor:
        return ops.hardswish(input)


class Hardtanh(Cell):
    """The number held between two bounds.

    Args:
        min_val: The lower bound.
        max_val: The upper bound.
        inplace: Whether the input takes the numbers.

    """

    def __init__(self, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.min_val, self.max_val = min_val, max_val
        self.inplace = truth("Hardtanh(inplace)", inplace)

    def construct(self, input: Tensor) -> Tensor:
        return activation.hardtanh(input, self.min_val, self.max_val, self.inplace)


class LogSoftmax(Cell):
    """The logarithm of `Softmax`.

    Args:
        dim: The axis; None: as for `Softmax`.

    """

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def construct(self, input: Tensor) -> Tensor:
        return activation.log_softmax(input, self.dim)


class Mish(Cell):
    """`x * tanh(softplus(x))`."""

    def construct(self, input: Tensor) -> Tensor:
        return ops.mish(input)


class PReLU(Cell):
    """The number above 0, and a learned part of it below.

    Args:
        num_parameters: 1, or one for each channel.
        init: The part to begin with.
        dtype: The number type of the parameter; None: float32.

    Raises:
        ArgumentTypeError: If `num_parameters` is no int.
        ArgumentValueError: If it is not above 0.

    """

    def __init__(
        self, num_parameters: int = 1, init: float = 0.25, dtype: DTypeLike | None = None
    ) -> None:
        super().__init__()
        shape = (positive("PReLU(num_parameters)", num_parameters),)
        weight = initializer(Constant(init), shape, dtype or float32)
        self.weight = Parameter(weight, name="weight")

    def construct(self, input: Tensor) -> Tensor:
        return ops.prelu(input, self.weight)


class ReLU6(Cell):
    """The number held between 0 and 6.

    Args:
        inplace: Whether the input takes the numbers.

    """

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = truth("ReLU6(inplace)", inplace)

    def construct(self, input: Tensor) -> Tensor:
        return activation.relu6(input, self.inplace)


class SELU(Cell):
    """`ELU` with a slope and a bound that keep mean 0 and variance 1 from layer to layer."""

    def construct(self, input: Tensor) -> Tensor:
        return ops.selu(input)


class SiLU(Cell):
    """`x * sigmoid(x)`.

    Args:
        inplace: Whether the input takes the numbers.

    """

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = truth("SiLU(inplace)", inplace)

    def construct(self, input: Tensor) -> Tensor:
        return activation.silu(input, self.inplace)


class Softmax(Cell):
    """Shares along an axis that add up to 1.

    Args:
        dim: The axis; None: the first of 1 or 3 axes and of a number, else the second.

    """

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def construct(self, input: Tensor) -> Tensor:
        return activation.softmax(input, self.dim)


class Softshrink(Cell):
    """The number nearer to 0, and 0 where that would lie beyond.

    Args:
        lambd: How much nearer.

    """

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__()
        self.lambd = lambd

    def construct(self, input: Tensor) -> Tensor:
        return ops.softshrink(input, self.lambd)


class Threshold(Cell):
    """The number above a threshold, and a value elsewhere.

    Args:
        threshold: What a number must be above.
        value: What stands in its place otherwise.
        inplace: Whether the input takes the numbers.

    """

    def __init__(self, threshold: float, value: float, inplace: bool = False) -> None:
        super().__init__()
        self.threshold, self.value = threshold, value
        self.inplace = truth("Threshold(inplace)", inplace)

    def construct(self, input: Tensor) -> Tensor:
        return activation.threshold(input, self.threshold, self.value, self.inplace)
