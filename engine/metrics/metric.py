"""The base of metrics: three methods, and which outputs of a network they see."""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.tensor import Tensor

from .example import Example

__all__ = ["Metric", "rearrange_inputs"]


def rearrange_inputs(func: Callable[..., Any]) -> Callable[..., Any]:
    """An `update` that sees its inputs as `set_indexes` asks for.

    >>> class Last(Metric):
    ...     def clear(self):
    ...         self.seen = None
    ...     @rearrange_inputs
    ...     def update(self, *inputs):
    ...         self.seen = inputs
    ...     def eval(self):
    ...         return self.seen
    >>> Last().set_indexes([2, 0])("loss", "prediction", "label")
    ('label', 'loss')

    """

    @functools.wraps(func)
    def rearranged(self: Any, *inputs: Any) -> Any:
        chosen = inputs if not self.indexes else [inputs[index] for index in self.indexes]
        return func(self, *chosen)

    return rearranged


class Metric(ABC):
    """A number, or an array, that says how well a network does.

    Derive from it, write `clear`, `update` and `eval`, and give an instance to `Model` under a name
    of your own.

    >>> class Largest(Metric):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.clear()
    ...     def clear(self):
    ...         self.largest = float("-inf")
    ...     def update(self, *inputs):
    ...         self.largest = max(self.largest, float(self._convert_data(inputs[0]).max()))
    ...     def eval(self):
    ...         return self.largest
    >>> Largest()([1.0, 3.0, 2.0])
    3.0

    """

    _example = Example()

    def __init__(self) -> None:
        self._indexes: list[int] | None = None

    @abstractmethod
    def clear(self) -> None:
        """Forget what was seen."""

    @abstractmethod
    def update(self, *inputs: Any) -> None:
        """Take in the outputs of one batch, usually predictions and labels."""

    @abstractmethod
    def eval(self) -> Any:
        """The value over everything seen since `clear`."""

    def __call__(self, *inputs: Any) -> Any:
        """The value of one batch alone."""
        self.clear()
        self.update(*inputs)
        return self.eval()

    @property
    def indexes(self) -> list[int] | None:
        """Which inputs `update` sees, and in which order; None leaves them as they are."""
        return getattr(self, "_indexes", None)

    def set_indexes(self, indexes: list[int]) -> Metric:
        """Choose and order the inputs of `update`.

        Args:
            indexes: Places among the outputs of the network, such as `[0, 2]`.

        Raises:
            ArgumentValueError: If it is not a list of whole numbers.

        """
        is_list = isinstance(indexes, list)
        if not is_list or not all(isinstance(index, int) for index in indexes):
            raise ArgumentValueError.of("set_indexes", "a list of int", indexes)
        self._indexes = indexes
        return self

    def _convert_data(self, data: Any) -> np.ndarray:
        """A tensor, list or array as a NumPy array."""
        if isinstance(data, Tensor):
            return data.asnumpy()
        if isinstance(data, list | np.ndarray):
            return np.asarray(data)
        raise ArgumentTypeError.of(type(self).__name__, "a Tensor, list or NumPy array", data)

    def _pair(self, inputs: tuple[Any, ...]) -> tuple[np.ndarray, np.ndarray]:
        """Predictions and labels, as arrays."""
        if len(inputs) != 2:
            hint = "choose two outputs of the network with set_indexes"
            raise ArgumentValueError.of(
                f"{type(self).__name__}.update", "predictions and labels", f"{len(inputs)}", hint
            )
        return self._convert_data(inputs[0]), self._convert_data(inputs[1])

    def _nothing_seen(self) -> StateError:
        """The error of `eval` before any `update`."""
        return StateError(
            f"{type(self).__name__}.eval expected at least one sample, got none. "
            "Hint: call update before eval."
        )
