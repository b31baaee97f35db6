"""One instruction is called: in host memory or on tensors; what goes wrong says where it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.autodiff import no_grad, observed, scope
from engine.backend import Device, using_device, xp_of
from engine.errors import EngineError, RoomError, StateError, compose, refused
from engine.tensor import Tensor

from .instruction import Instruction

_LARGE = 1 << 30  # bytes


def called(
    where: str,
    instruction: Instruction,
    given: Sequence[Any],
    moved: Callable[[str | None, Any], Any],
) -> tuple[Any, ...]:
    """What an instruction makes, as many as it has names for.

    What it reads that follows from constants and shapes alone are arrays of the host; where all is,
    so is what it makes.

    Args:
        where: What stands first in errors: the file.
        instruction: What to call.
        given: What it reads: tensors, arrays of the host, None for what is left out.
        moved: Makes a tensor of an array of the host and its name, and leaves others as they are.

    Raises:
        EngineError: What its function raises, as one of ours, after its place in the file.

    """
    try:
        made = _made(instruction, given, moved)
        _check_room(made)
    except EngineError as error:
        raise _told(where, instruction, error) from error
    except MemoryError as error:
        hint = "the file is damaged, or made for larger inputs or a larger machine"
        told = str(error).split("\n")[0] or "none"
        no_room = RoomError.of(instruction.operator, "memory for its result", told, hint)
        raise _told(where, instruction, no_room) from error
    except Warning:  # where warnings are errors, they are the user's
        raise
    except Exception as error:  # of Python, NumPy or CuPy: whatever a damaged file brings about
        typed = refused(instruction.operator, (*given,), error)
        raise _told(where, instruction, typed) from error
    if len(instruction.makes) == 1:
        return (made,)
    if not isinstance(made, tuple) or len(made) < len(instruction.makes):
        got = len(made) if isinstance(made, tuple) else 1
        expected = f"{len(instruction.makes)} outputs"
        raise StateError(compose(f"{where}: {instruction}", expected, got))
    return made


def _made(
    instruction: Instruction, given: Sequence[Any], moved: Callable[[str | None, Any], Any]
) -> Any:
    host = instruction.host
    if instruction.is_mixed:
        put = [_host(one) if k in host else one for k, one in enumerate(given)]
    elif all(one is None or isinstance(one, np.ndarray) for one in given):
        return _in_host_memory(instruction, given)
    else:
        named = zip(instruction.reads, given, strict=True)
        put = [_host(one) if k in host else moved(name, one) for k, (name, one) in enumerate(named)]
    if not observed():  # nobody asks where nodes stand
        return instruction.function(*put)
    with scope(instruction.scope):
        return instruction.function(*put)


def _in_host_memory(instruction: Instruction, given: Sequence[Any]) -> Any:
    with using_device(Device("CPU")), no_grad():
        put = [
            one if one is None or k in instruction.host else Tensor.wrap(one)
            for k, one in enumerate(given)
        ]
        return _host(instruction.function(*put))


def _host(value: Any) -> Any:
    """Tensors as NumPy arrays, also those in tuples."""
    if isinstance(value, tuple):
        return tuple(map(_host, value))
    return value.asnumpy() if isinstance(value, Tensor) else value


def _check_room(made: Any) -> None:
    """Refuse a repetition that memory has no room for, as if it were copied.

    It is a view and takes none; but what reads it takes the time of all its numbers.
    """
    for one in made if isinstance(made, tuple) else (made,):
        held = one.array if isinstance(one, Tensor) else one
        if getattr(held, "nbytes", 0) > _LARGE and 0 in held.strides:
            xp_of(held).empty(held.shape, held.dtype)


def _told(where: str, instruction: Instruction, error: EngineError) -> EngineError:
    """The same error, with the place in the file before it."""
    told = type(error)(f"{where}: {instruction}: {error}")
    told.bare = error.bare
    return told
