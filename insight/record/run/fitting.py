"""The values of one call of `run.log` that can be recorded; of the others, why not."""

from __future__ import annotations

from collections.abc import Mapping
from numbers import Number
from operator import index
from typing import TYPE_CHECKING, Any

from insight.masking import masked
from insight.record.by_value import held
from insight.record.options import checked_step
from insight.record.scalar_step import PACKED_AS_THEY_ARE, check_name

from .plain import plain_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.masking import Masking
    from insight.record.pending import Pending

    Refuse = Callable[[str, str], None]

_DEEPEST = 50
_LONGEST = 300


def fitting(values: Any, masking: Masking, refuse: Refuse) -> dict[str, float | Pending]:
    """Numbers and encoded values by tag; nothing raises.

    Args:
        values: What was given, a mapping at best.
        masking: What is kept of texts.
        refuse: Called with the name of what cannot be recorded, and why.

    """
    found: dict[str, float | Pending] = {}
    if isinstance(values, Mapping):
        _fill(found, "", values, masking, refuse, ())
    else:
        refuse("values", f"a {type(values).__name__} is no mapping of tags to values")
    return found


def _fill(
    found: dict[str, float | Pending],
    prefix: str,
    values: Mapping[Any, Any],
    masking: Masking,
    refuse: Refuse,
    around: tuple[int, ...],
) -> None:
    around = (*around, id(values))
    for key, value in list(values.items()):
        tag = f"{prefix}{key if isinstance(key, str) else plain_name(key)}"
        if reason := _fault(key, tag, found):
            refuse(tag, reason)
        elif isinstance(value, Mapping):
            if id(value) in around or len(around) > _DEEPEST:
                refuse(tag, "it holds itself, or lies too deep")
            else:
                _fill(found, f"{tag}/", value, masking, refuse, around)
        elif type(value) in PACKED_AS_THEY_ARE:
            found[tag] = value
        else:
            try:
                found[tag] = held(tag, value, masking)
            except Exception as error:  # also what a stranger's figure raises while it is saved
                refuse(tag, why(error))


def _fault(key: Any, tag: str, found: Mapping[str, Any]) -> str:
    """Why nothing can be recorded under a name; empty where it can."""
    if not isinstance(key, (str, Number)):
        return f"its name is a {type(key).__name__}, no text"
    if key == "":
        return "it has no name"
    if tag in found:
        return "the same call has another value of this name"
    try:
        check_name(tag)
    except ValueError as error:
        return why(error)
    return ""


def why(error: Exception) -> str:
    """An error in a few words, without secrets."""
    text = masked(str(error) or type(error).__name__)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def fitting_step(step: Any, refuse: Refuse) -> int | None:
    """A step as a whole number of 64 bits; None where it is none."""
    try:
        return checked_step(int(step) if _is_whole(step) else step)
    except Exception as error:
        refuse("step", why(error))
        return None


def _is_whole(step: Any) -> bool:
    """Whether a float, as a tensor of a count may be, is a whole number."""
    if isinstance(step, bool):
        return False
    try:
        index(step)
    except Exception:
        return bool(float(step).is_integer()) if not isinstance(step, (str, bytes)) else False
    return True
