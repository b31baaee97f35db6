"""The state of a whole training in a checkpoint: one text that says what it is, and arrays.

They stand behind the parameters under reserved names, `_training_state` and `_training_state.0`,
…: MindSpore reads them as a text and parameters that no network takes. `load_checkpoint` leaves
them out. A parameter of such a name is kept in a file without a state, where no text stands under
the first name; with a state it is refused.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from engine.errors import ArgumentValueError, CheckpointError, compose
from engine.tensor import Tensor

from .extra_state import DAMAGE, restored_from, told_of

NAME = "_training_state"
_PART = f"{NAME}."
_RENAME = "rename it"
VERSION = 1
_EXPECTED = "a state of a training"


def is_reserved(name: str) -> bool:
    """Whether an entry of a file with the state of a training belongs to it.

    >>> [is_reserved(name) for name in ("_training_state", "_training_state.3", "fc.weight")]
    [True, True, False]
    """
    return name.startswith(NAME) and (name == NAME or name.removeprefix(_PART).isdecimal())


def check_free(where: str, names: Iterable[str]) -> None:
    """None of the names is reserved; for a file that is to hold the state of a training.

    Raises:
        ArgumentValueError: If one is.

    """
    taken = next(filter(is_reserved, names), None)
    if taken is not None:
        expected = f"other names than {NAME!r}, under which the state of the training stands"
        raise ArgumentValueError.of(where, expected, repr(taken), _RENAME)


def check_no_state(where: str, values: Mapping[str, Any]) -> None:
    """No value would be read as the state of a training.

    Raises:
        ArgumentValueError: If one would.

    """
    if isinstance(values.get(NAME), str):
        expected = f"texts by other names than {NAME!r}, which is that of a training's state"
        raise ArgumentValueError.of(where, expected, "one", _RENAME)


def without_state(
    read: Callable[[Callable[[str], bool]], Mapping[str, Any]], wanted: Callable[[str], bool]
) -> dict[str, Any]:
    """What a file holds but for the state of a training, in its order.

    Args:
        read: Reads what a function of names says; called again where the file holds no state, and
            parameters have such names.
        wanted: Says by name what is returned; asked once a name.

    """
    order: list[str] = []

    def beside_the_state(name: str) -> bool:
        order.append(name)
        return name == NAME if is_reserved(name) else wanted(name)

    values = dict(read(beside_the_state))
    reserved = list(filter(is_reserved, order))
    head = values.pop(NAME, None)
    if isinstance(head, str) or not reserved:
        return values
    chosen = set(filter(wanted, reserved))
    values |= read(chosen.__contains__)
    return {name: values[name] for name in order if name in values}


def entries_of(state: dict[str, Any], beside: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in the file for a state.

    Args:
        state: Numbers, texts, arrays, tensors, None, and lists, tuples and dicts of them.
        beside: The parameters of the file by name; a checksum of them goes with the state.

    Raises:
        ArgumentTypeError: If the state holds something else.

    >>> list(entries_of({"step": 3, "seen": np.zeros(2)}, {}))
    ['_training_state', '_training_state.0']

    """
    told, arrays = told_of("A resumable checkpoint", NAME, state)
    text = json.dumps(told)
    names = list(beside)
    checked = [*(beside[name] for name in names), *arrays.values()]
    outline = {"version": VERSION, "parameters": names, "state": text}
    outline["checksum"] = _checksum(text, checked)
    return {NAME: json.dumps(outline), **arrays}


def state_in(where: str, values: Mapping[str, Any]) -> dict[str, Any] | None:
    """The state of a training that a file holds, arrays in host memory; None if it holds none.

    Args:
        where: The file; stands first in errors.
        values: What a codec read: arrays and texts.

    Raises:
        CheckpointError: If the file is damaged, or of a later version.

    """
    outline = _outline_in(where, values)
    if outline is None:
        return None
    try:
        arrays = [value for name, value in values.items() if is_reserved(name) and name != NAME]
        checked = [*(values[name] for name in outline["parameters"]), *arrays]
        is_whole = _checksum(outline["state"], checked) == outline["checksum"]
    except DAMAGE:
        is_whole = False
    if not is_whole:
        hint = "take the checkpoint before it"
        raise CheckpointError(compose(where, "numbers as they were saved", "others", hint))
    with _damage_told(where):
        state: dict[str, Any] = restored_from(json.loads(outline["state"]), values)
    return state


class Moment(NamedTuple):
    """Which of several states is the newest: that of the greatest.

    Attributes:
        begun: When its training began, in seconds since 1970.
        step: The steps that it had made.

    """

    begun: float
    step: int


def moment_in(where: str, values: Mapping[str, Any]) -> Moment | None:
    """When the state of a file was saved, of which only the entry `NAME` is needed; None without.

    Args:
        where: The file; stands first in errors.
        values: What a codec read; arrays may be missing.

    Raises:
        CheckpointError: If the file is damaged, or of a later version.

    """
    outline = _outline_in(where, values)
    if outline is None:
        return None
    with _damage_told(where):
        state = _members(json.loads(outline["state"]))
        return Moment(float(_members(state["run"])["begun"]), int(state["step"]))


def _members(told: Any) -> dict[str, Any]:
    """The members of a dict as JSON has them."""
    return {name: value for name, value in told["dict"] if isinstance(name, str)}


def _outline_in(where: str, values: Mapping[str, Any]) -> dict[str, Any] | None:
    if not isinstance(values.get(NAME), str):
        return None
    with _damage_told(where):
        outline: dict[str, Any] = json.loads(values[NAME])
        version = outline["version"]
    if version != VERSION:
        hint = "resume with the version that saved it"
        raise CheckpointError(compose(where, f"a state of version {VERSION}", version, hint))
    return outline


@contextmanager
def _damage_told(where: str) -> Iterator[None]:
    try:
        yield
    except DAMAGE as error:
        raise CheckpointError(compose(where, _EXPECTED, "other bytes")) from error


def _checksum(text: str, arrays: Iterable[Any]) -> int:
    checksum = zlib.crc32(text.encode())
    for array in arrays:
        checksum = zlib.crc32(_bytes_of(array), checksum)
    return checksum


def _bytes_of(array: Any) -> memoryview:
    # The data of a parameter, not itself, whose numbers would be copied.
    host = array.data.asnumpy() if isinstance(array, Tensor) else np.asarray(array)
    return np.ascontiguousarray(host).reshape(-1).view(np.uint8).data
