"""Checks of what `Model.train`, `fit`, `eval` and `predict` are given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Tensor


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


def evaluated_epochs(epochs: Iterable[int], frequency: Any) -> frozenset[int]:
    """The epochs after which `fit` evaluates.

    Raises:
        ArgumentTypeError: If the frequency is neither an int nor a list of them.
        ArgumentValueError: If it is an int below 1.

    >>> sorted(evaluated_epochs(range(1, 6), 2)), sorted(evaluated_epochs(range(1, 6), [1, 9]))
    ([2, 4], [1])

    """
    where = "Model.fit(valid_frequency)"
    if isinstance(frequency, list | tuple):
        for epoch in frequency:
            _check_whole(where, epoch, least=1)
        return frozenset(epochs) & frozenset(frequency)
    _check_whole(where, frequency, least=1)
    return frozenset(epoch for epoch in epochs if epoch % frequency == 0)


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
            raise ArgumentTypeError(
                f"{where}: The types of input data must be in the Union(Tensor, None, int, float, "
                "str, tuple[Tensor, None, int, float, str], list[Tensor, None, int, float, str], "
                f"dict[Tensor, None, int, float, str]), but got type {type(value).__name__}."
            )


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
