"""Checks of what `Model.train`, `fit`, `eval` and `predict` are given."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar, cast

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Tensor

_logger = logging.getLogger("engine.train")
F = TypeVar("F", bound=Callable[..., Any])


def check_epochs(where: str, epoch: Any, initial_epoch: Any) -> None:
    """Both are whole numbers, and there is at least one epoch between them.

    Raises:
        ArgumentTypeError: If one is no int.
        ArgumentValueError: If `epoch` is not above 0, or `initial_epoch` negative or not below.

    """
    _check_whole(f"{where}(epoch)", epoch, least=1)
    _check_whole(f"{where}(initial_epoch)", initial_epoch, least=0)
    if epoch <= initial_epoch:
        raise ArgumentValueError(
            f"For '{where}', the parameter 'epoch' must bigger than parameter 'initial_epoch', "
            f"but got the parameter 'epoch' is {epoch}, 'initial_epoch' is {initial_epoch}."
        )


def check_sink_size(where: str, sink_size: Any) -> None:
    """It is -1 or above 0.

    Raises:
        ArgumentTypeError: If it is no int.
        ArgumentValueError: If it is another number.

    """
    if isinstance(sink_size, bool) or not isinstance(sink_size, int):
        raise ArgumentTypeError.of(f"{where}(sink_size)", "an int", sink_size)
    if sink_size != -1 and sink_size < 1:
        text = f"For '{where}', the 'sink_size' must be -1 or positive, but got {sink_size}."
        raise ArgumentValueError(text)


def check_flags(where: str, **flags: Any) -> None:
    """Each is True or False.

    Raises:
        ArgumentTypeError: If one is not.

    """
    for name, value in flags.items():
        if not isinstance(value, bool):
            raise ArgumentTypeError.of(f"{where}({name})", "a bool", value)


def check_frequency(frequency: Any) -> None:
    """It is a number of epochs, or a list of their numbers.

    Raises:
        ArgumentTypeError: If it is neither an int nor a list of them.
        ArgumentValueError: If an int is below 1.

    """
    several = isinstance(frequency, list | tuple)
    for epoch in frequency if several else (frequency,):
        _check_whole("Model.fit(valid_frequency)", epoch, least=1)


def evaluated_epochs(epochs: Iterable[int], frequency: int | Sequence[int]) -> frozenset[int]:
    """The epochs after which `fit` evaluates.

    >>> sorted(evaluated_epochs(range(1, 6), 2)), sorted(evaluated_epochs(range(1, 6), [1, 9]))
    ([2, 4], [1])

    """
    if isinstance(frequency, int):
        return frozenset(epoch for epoch in epochs if epoch % frequency == 0)
    return frozenset(epochs) & frozenset(frequency)


def check_backend(backend: Any, config: Any) -> None:
    """The backend of a prediction is known; of what is not here a warning is logged.

    Raises:
        ArgumentValueError: If there is no such backend.
        ArgumentTypeError: If `config` is no dict.

    """
    where = "Model.predict"
    if backend not in {None, "lite"}:
        raise ArgumentValueError.of(f"{where}(backend)", "None or 'lite'", repr(backend))
    if not isinstance(config, dict | None):
        raise ArgumentTypeError.of(f"{where}(config)", "a dict or None", config)
    if backend is not None or config is not None:
        hint = "leave backend and config out"
        _logger.warning("%s: MindSpore Lite is not part of this engine. Hint: %s.", where, hint)


def check_inputs(where: str, inputs: Any) -> None:
    """Each is a tensor, a plain value, or a list, tuple or dict of these; none is empty.

    Raises:
        ArgumentTypeError: If one is something else.
        ArgumentValueError: If one is a tensor without elements.

    """
    for value in inputs.values() if isinstance(inputs, dict) else inputs:
        if isinstance(value, list | tuple | dict):
            check_inputs(where, value)
        elif isinstance(value, Tensor):
            if value.size == 0:
                raise ArgumentValueError(f"{where}: The input data can not be empty.")
        elif value is not None and not isinstance(value, int | float | str):
            hint = "engine.Tensor(array) makes one"
            expected = "tensors, None, int, float, str, or lists, tuples and dicts of these"
            raise ArgumentTypeError.of(where, expected, value, hint)


def _check_whole(where: str, value: Any, *, least: int) -> None:
    """`value` is an int from `least`, which is 0 or 1; in MindSpore's words."""
    bound = "> 0" if least else ">= 0"
    kind = type(value).__name__
    if isinstance(value, bool):
        text = f"The input value must be int and must {bound}, but got '{value}' with type '{kind}'"
        raise ArgumentTypeError(f"{where}: {text}.")
    if not isinstance(value, int):
        raise ArgumentTypeError(f"{where}: The input value must be int, but got '{kind}'.")
    if value < least:
        text = f"The input value must be int and must {bound}, but got '{value}' with type '{kind}'"
        raise ArgumentValueError(f"{where}: {text}.")


def epoch_or_epochs(method: F) -> F:
    """A method of `Model` whose argument `epoch` may also be called `epochs`.

    Raises:
        ArgumentTypeError: When called with both.

    """

    @functools.wraps(method)
    def either(self: Any, *args: Any, **kwargs: Any) -> Any:
        if "epochs" in kwargs:
            if args or "epoch" in kwargs:
                where = f"Model.{method.__name__}"
                raise ArgumentTypeError(f"{where} expected epoch or epochs, got both.")
            kwargs["epoch"] = kwargs.pop("epochs")
        return method(self, *args, **kwargs)

    return cast("F", either)
