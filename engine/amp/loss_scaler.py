"""Loss scales for training loops that are written by hand, with `value_and_grad`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Parameter, Tensor


class LossScaler(ABC):
    """What multiplies a loss, divides its gradients again, and changes after a step."""

    @abstractmethod
    def scale(self, inputs: Any) -> Any:
        """The loss, or several tensors, times the scale."""

    @abstractmethod
    def unscale(self, inputs: Any) -> Any:
        """The gradients without the scale."""

    @abstractmethod
    def adjust(self, grads_finite: Any) -> bool:
        """Let the scale follow; whether it is one that does."""


class _ByNumber(LossScaler):
    """A scaler whose scale is one number, in a parameter."""

    def __init__(self, scale_value: float) -> None:
        where = f"{type(self).__name__}(scale_value)"
        if isinstance(scale_value, bool) or not isinstance(scale_value, int | float):
            raise ArgumentTypeError.of(where, "a number", scale_value)
        if scale_value < 1:
            raise ArgumentValueError.of(where, "a number from 1", scale_value)
        self.scale_value = Parameter(Tensor(np.array(scale_value, np.float32)), name="scale_value")

    def scale(self, inputs: Any) -> Any:
        """The inputs times the scale, each in its own number type.

        Args:
            inputs: The loss; or a tuple or list of tensors, nested as may be.

        """
        return _mapped(ops.mul, inputs, self.scale_value)

    def unscale(self, inputs: Any) -> Any:
        """The inputs divided by the scale, each in its own number type.

        Args:
            inputs: The gradients: a tuple or list of tensors, nested as may be; or one tensor.

        """
        return _mapped(ops.div, inputs, self.scale_value)


class StaticLossScaler(_ByNumber):
    """A scale that stays.

    Args:
        scale_value: The scale, from 1.

    Raises:
        ArgumentTypeError: If it is no number.
        ArgumentValueError: If it is below 1.

    >>> import engine
    >>> scaler = StaticLossScaler(scale_value=2**10)
    >>> scaler.scale(engine.Tensor([1.0])).asnumpy()
    array([1024.], dtype=float32)
    >>> scaler.unscale((engine.Tensor([512.0]), engine.Tensor([2048.0])))[0].asnumpy()
    array([0.5], dtype=float32)

    """

    def adjust(self, grads_finite: Any) -> bool:
        """False: the scale stays."""
        return False


class DynamicLossScaler(_ByNumber):
    """A scale that falls at each overflow, never below 1, and rises after a while without one.

    Args:
        scale_value: The scale to begin with, from 1.
        scale_factor: What it is multiplied with or divided by: a whole number from 1.
        scale_window: After how many steps in a row without an overflow it rises.

    Raises:
        ArgumentTypeError: If the scale is no number, or one of the others no int.
        ArgumentValueError: If one is below 1.

    >>> import engine
    >>> from engine import amp, nn, ops
    >>> layer = nn.Dense(2, 1)
    >>> scaler = DynamicLossScaler(scale_value=2**10, scale_factor=2, scale_window=1)
    >>> optimizer = nn.SGD(layer.trainable_params(), 0.1)
    >>> def forward(x, label):
    ...     return scaler.scale(ops.mse_loss(layer(x), label))
    >>> step = engine.value_and_grad(forward, None, optimizer.parameters)
    >>> for label in (1.0, float("inf")):
    ...     _, gradients = step(engine.Tensor([[1.0, 2.0]]), engine.Tensor([[label]]))
    ...     gradients = scaler.unscale(gradients)
    ...     is_finite = amp.all_finite(gradients)
    ...     if is_finite:
    ...         _ = optimizer(gradients)
    ...     _ = scaler.adjust(is_finite)
    ...     print(float(scaler.scale_value))
    2048.0
    1024.0

    """

    def __init__(self, scale_value: float, scale_factor: int, scale_window: int) -> None:
        super().__init__(scale_value)
        self.scale_factor = _positive("scale_factor", scale_factor)
        self.scale_window = _positive("scale_window", scale_window)
        self.counter = Parameter(Tensor(np.array(0, np.int32)), name="counter")

    def state_dict(self) -> dict[str, Any]:
        """The present scale and the steps since it changed, for a resumable checkpoint."""
        return {"scale_value": float(self.scale_value), "counter": int(self.counter)}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Go on from there."""
        self.scale_value.set_data(Tensor(np.array(state["scale_value"], np.float32)))
        self.counter.set_data(Tensor(np.array(state["counter"], np.int32)))

    def adjust(self, grads_finite: Any) -> bool:
        """Raise the scale at the end of a window, lower it after an overflow; True.

        A scale that would be infinite stays.

        Args:
            grads_finite: What `all_finite` said of the gradients of this step.

        """
        scale, steps = self.scale_value.asnumpy(), int(self.counter)
        if grads_finite:
            steps = (steps + 1) % self.scale_window
            with np.errstate(over="ignore"):
                grown = scale * np.float32(self.scale_factor)
            scale = grown if steps == 0 and np.isfinite(grown) else scale
        else:
            steps = 0
            scale = np.maximum(scale / np.float32(self.scale_factor), np.float32(1))
        self.scale_value.set_data(Tensor(np.array(scale, np.float32)))
        self.counter.set_data(Tensor(np.array(steps, np.int32)))
        return True


def _mapped(operator: Any, inputs: Any, scale: Any) -> Any:
    if isinstance(inputs, tuple | list):
        return type(inputs)([_mapped(operator, one, scale) for one in inputs])
    return ops.cast(operator(inputs, scale), inputs.dtype)


def _positive(name: str, value: Any) -> int:
    where = f"DynamicLossScaler({name})"
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int", value)
    if value < 1:
        raise ArgumentValueError.of(where, "a number from 1", value)
    return value
