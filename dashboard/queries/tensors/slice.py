"""The part of a tensor that somebody asks to see, written as in NumPy: `[0, :, 3:7]`."""

from __future__ import annotations

import re

from dashboard.words import say
from insight.errors import SummaryError

Part = tuple["int | slice", ...]

LONGEST = 200
_NUMBER = r"([+-]?\d{1,18})"
_MAYBE = r"([+-]?\d{1,18})?"
_INDEX = re.compile(_NUMBER)
_SLICE = re.compile(rf"{_MAYBE}\s*:\s*{_MAYBE}\s*(?::\s*{_MAYBE})?")


class SliceError(SummaryError, ValueError):
    """A part of a tensor that cannot be read or is not there; says why in the reader's language."""


def part_of(text: str, shape: tuple[int, ...]) -> Part:
    """What `text` takes of a tensor, one number or slice an axis.

    Only NumPy's basic slicing is known: numbers, `start:stop:step`, and one `...`. Nothing is
    evaluated. Without text it is the whole of the last two axes, at place 0 of the others.

    Raises:
        SliceError: If it cannot be read, or names places that are not there.

    >>> part_of("[0, :, 3:7]", (2, 5, 9))
    (0, slice(None, None, None), slice(3, 7, None))
    >>> part_of("-1, ...", (2, 5))
    (1, slice(None, None, None))

    """
    inside = _inside(text)
    if not inside:
        ahead = max(0, len(shape) - 2)
        return _whole((0,) * ahead + (slice(None),) * (len(shape) - ahead), shape)
    items = [item.strip() for item in inside.split(",")]
    if items[-1] == "" and len(items) > 1:
        items.pop()  # as in Python, a comma may come last
    return _whole(_filled([_item(item) for item in items], shape), shape)


def _inside(text: str) -> str:
    if len(text) > LONGEST:
        raise SliceError(say("A slice has at most {count} characters", count=LONGEST))
    bare = text.strip()
    if bare.startswith("[") != bare.endswith("]"):
        raise SliceError(say("A bracket is missing: write as in {example}", example="[0, :, 3:7]"))
    return bare[1:-1].strip() if bare.startswith("[") else bare


def _item(text: str) -> int | slice | None:
    """A number, a slice, or None for `...`."""
    if text == "...":
        return None
    if found := _INDEX.fullmatch(text):
        return int(found[1])
    if found := _SLICE.fullmatch(text):
        start, stop, step = (None if one is None else int(one) for one in found.groups())
        if step == 0:
            raise SliceError(say("A slice cannot go on by 0"))
        return slice(start, stop, step)
    raise SliceError(
        say(
            "{item} is no number and no slice: write as in {example}",
            item=f"“{text[:40]}”",
            example="[0, :, 3:7]",
        )
    )


def _filled(items: list[int | slice | None], shape: tuple[int, ...]) -> Part:
    """One item an axis: `...` and what is not named stand for all of their axes."""
    gaps = items.count(None)
    if gaps > 1:
        raise SliceError(say("Only one ... can be in a slice"))
    named = len(items) - gaps
    if named > len(shape):
        raise SliceError(
            say("The tensor has {axes} axes, and {named} are named", axes=len(shape), named=named)
        )
    if not gaps:
        items = [*items, None]
    gap = items.index(None)
    rest = [slice(None)] * (len(shape) - named)
    return tuple(one for one in (*items[:gap], *rest, *items[gap + 1 :]) if one is not None)


def _whole(part: Part, shape: tuple[int, ...]) -> Part:
    """The same with numbers that count from the start, all of them there."""
    found: list[int | slice] = []
    for axis, (one, size) in enumerate(zip(part, shape, strict=True)):
        if isinstance(one, int):
            if not -size <= one < size:
                words = say(
                    "Axis {axis} has {size} places, and none is {index}",
                    axis=axis,
                    size=size,
                    index=one,
                )
                raise SliceError(words)
            one = one % size
        found.append(one)
    return tuple(found)


def written(part: Part) -> str:
    """A part as somebody would write it.

    >>> written((0, slice(None), slice(3, 7)))
    '[0, :, 3:7]'
    """
    return f"[{', '.join(_written(one) for one in part)}]"


def _written(one: int | slice) -> str:
    if isinstance(one, int):
        return str(one)
    ends = ["" if end is None else str(end) for end in (one.start, one.stop)]
    return ":".join(ends if one.step is None else [*ends, str(one.step)])


def kept_indices(part: Part, shape: tuple[int, ...]) -> list[range]:
    """The indices on each axis that a part keeps as an axis.

    >>> kept_indices((0, slice(None, None, 2)), (3, 5))
    [range(0, 5, 2)]
    """
    return [
        range(*one.indices(size))
        for one, size in zip(part, shape, strict=True)
        if isinstance(one, slice)
    ]
