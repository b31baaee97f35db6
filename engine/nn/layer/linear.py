"""The fully connected layer under PyTorch's name and arguments."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ShapeError
from engine.nn.cell import Cell
from engine.typed import DTypeLike, Initial, Tensor

from .arguments import default_bias, default_weight, parameter, positive, truth
from .example import Example

__all__ = ["Linear"]


class Linear(Cell):
    """Each output a weighted sum of all inputs: `x @ weight.T + bias`; see also `Dense`.

    Args:
        in_features: The length of the input's last axis.
        out_features: The length of the output's last axis.
        bias: Whether there is a bias.
        weight_init: Of `weight`, (out_features, in_features); None: `HeUniform(sqrt(5))`.
        bias_init: Of `bias`, (out_features,); None: even up to 1 / sqrt(in_features).
        dtype: The number type of the parameters; None: float32.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If a number of features is not above 0.
        ShapeError: If a tensor given as initial value, or an input, has the wrong shape.

    >>> import engine
    >>> from engine import nn
    >>> nn.Linear(3, 4)(engine.ops.ones((2, 3))).shape
    (2, 4)

    """

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = True,
        weight_init: Initial | None = None,
        bias_init: Initial | None = None,
        dtype: DTypeLike | None = None,
    ) -> None:
        super().__init__()
        self.in_features = positive("Linear(in_features)", in_features)
        self.out_features = positive("Linear(out_features)", out_features)
        self.has_bias = truth("Linear(bias)", bias)
        weight_init = default_weight() if weight_init is None else weight_init
        shape = (out_features, in_features)
        self.weight = parameter("Linear", weight_init, shape, dtype or float32, "weight")
        self.bias: Any = None
        if bias:
            bias_init = default_bias(in_features) if bias_init is None else bias_init
            self.bias = parameter("Linear", bias_init, (out_features,), dtype or float32, "bias")

    def construct(self, x: Tensor) -> Tensor:
        shape = tuple(x.shape)
        if not shape or shape[-1] != self.in_features:
            raise ShapeError.of("Linear", f"(…, {self.in_features})", shape)
        return ops.dense(x, self.weight, self.bias)

    def extend_repr(self) -> str:
        text = f"input_features={self.in_features}, output_features={self.out_features}"
        return f"{text}, has_bias={self.has_bias}" if self.has_bias else text

    @classmethod
    def _example(cls) -> Example:
        return Example(cls(4, 3), ((3, 4),))
