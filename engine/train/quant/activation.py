"""Operators of the data that flow, whose results are rounded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.dtype import QuantDtype
from engine.errors import ArgumentTypeError
from engine.nn import Cell
from engine.nn.layer.activation import Softmax
from engine.nn.layer.arguments import truth
from engine.nn.layer.plain_activation import HSigmoid, ReLU, ReLU6, Sigmoid, Softplus
from engine.typed import Tensor

from .config import QuantConfig, check_config, for_positive, quant_config_default

__all__ = ["ActQuant", "MulQuant", "TensorAddQuant"]

_NEVER_BELOW_0 = (ReLU, ReLU6, Sigmoid, HSigmoid, Softplus, Softmax)


class ActQuant(Cell):
    """An activation whose result is rounded to what whole numbers of few bits can say.

    Args:
        activation: A cell.
        ema, ema_decay: Whether and how slowly the range follows what is seen.
        fake_before: Whether the input is rounded, too.
        quant_config: What `create_quant_config` makes; its `activation` makes the observers.
        quant_dtype: Which whole numbers there are, whatever `quant_config` says.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.

    >>> import engine
    >>> from engine import nn
    >>> from engine.train.quant import ActQuant
    >>> act = ActQuant(nn.ReLU())
    >>> act(engine.Tensor([[1.0, 2.0, -1.0], [-2.0, 0.0, -1.0]])).asnumpy().round(4)
    array([[0.9882, 1.9765, 0.    ],
           [0.    , 0.    , 0.    ]], dtype=float32)

    """

    def __init__(
        self,
        activation: Cell,
        ema: bool = False,
        ema_decay: float = 0.999,
        fake_before: bool = False,
        quant_config: QuantConfig = quant_config_default,
        quant_dtype: QuantDtype = QuantDtype.INT8,
    ) -> None:
        super().__init__()
        if not isinstance(activation, Cell):
            raise ArgumentTypeError.of("ActQuant(activation)", "a Cell", activation)
        config = check_config("ActQuant(quant_config)", quant_config)
        self.act = activation
        self.fake_before = truth("ActQuant(fake_before)", fake_before)
        told = {"ema": ema, "ema_decay": ema_decay, "quant_dtype": quant_dtype}
        if fake_before:
            self.fake_quant_act_before: Any = config.activation(**told)
        maker = config.activation
        maker = for_positive(maker) if isinstance(activation, _NEVER_BELOW_0) else maker
        self.fake_quant_act: Any = maker(**told)

    def construct(self, x: Tensor) -> Tensor:
        x = self.fake_quant_act_before(x) if self.fake_before else x
        made: Tensor = self.fake_quant_act(self.act(x))
        return made

    def get_origin(self) -> Cell:
        """The activation as it was."""
        return self.act


class Rounded(Cell):
    """What a cell or an operator makes of its inputs, rounded if it is floats.

    Args:
        subcell: Anything that is called with tensors and returns one.
        fake_quant_act: The observer of the result.

    """

    def __init__(self, subcell: Callable[..., Any], fake_quant_act: Cell) -> None:
        super().__init__()
        self.subcell = subcell
        self.fake_quant_act = fake_quant_act

    def construct(self, *data: Any) -> Any:
        made = self.subcell(*data)
        return self.fake_quant_act(made) if ops.is_floating_point(made) else made


class _OfTwo(Cell):
    """An operator of two tensors whose result is rounded in a range that follows slowly."""

    def __init__(
        self,
        ema_decay: float = 0.999,
        quant_config: QuantConfig = quant_config_default,
        quant_dtype: QuantDtype = QuantDtype.INT8,
    ) -> None:
        super().__init__()
        config = check_config(f"{type(self).__name__}(quant_config)", quant_config)
        self.fake_quant_act: Any = config.activation(
            ema=True, ema_decay=ema_decay, quant_dtype=quant_dtype
        )


class TensorAddQuant(_OfTwo):
    """The sum of two tensors, rounded to what whole numbers of few bits can say.

    Args:
        ema_decay: How much of the range stays at each call in training.
        quant_config: What `create_quant_config` makes; its `activation` makes the observer.
        quant_dtype: Which whole numbers there are, whatever `quant_config` says.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If one is out of its range.

    >>> import engine
    >>> from engine.train.quant import TensorAddQuant
    >>> x = engine.Tensor([[1.0, 2.0, 1.0], [-2.0, 0.0, -1.0]])
    >>> TensorAddQuant()(x, engine.ops.ones((2, 3))).asnumpy().round(4)
    array([[ 1.9765,  3.0118,  1.9765],
           [-0.9882,  0.9882,  0.    ]], dtype=float32)

    """

    def construct(self, x1: Tensor, x2: Tensor) -> Tensor:
        made: Tensor = self.fake_quant_act(ops.add(x1, x2))
        return made


class MulQuant(_OfTwo):
    """The product of two tensors, element by element, rounded; args as `TensorAddQuant`.

    >>> import engine
    >>> from engine.train.quant import MulQuant
    >>> x = engine.Tensor([[1.0, 2.0, 1.0], [-2.0, 0.0, -1.0]])
    >>> MulQuant()(x, engine.ops.ones((2, 3))).asnumpy().round(4)
    array([[ 0.9882,  1.9765,  0.9882],
           [-1.9765,  0.    , -0.9882]], dtype=float32)

    """

    def construct(self, x1: Tensor, x2: Tensor) -> Tensor:
        made: Tensor = self.fake_quant_act(ops.mul(x1, x2))
        return made
