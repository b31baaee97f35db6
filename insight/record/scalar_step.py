"""A step of scalars as one record, packed from a template that its names fix.

Everything but the time, the step and the numbers is the same from step to step: the lengths, the
field numbers, the tags and so the header with its checksum. They are laid out once per set of names
and per length of the step's varint; a step costs one `struct` call and one checksum.
"""

from __future__ import annotations

import struct
import time
from typing import TYPE_CHECKING

import numpy as np

from insight.errors import SummaryValueError, ValueKindError
from insight.format.crc32c import crc32c, masked, masked_crc32c
from insight.format.frame_layout import FOOTER, LENGTH
from insight.format.varint import varint
from insight.plugins import PLUGINS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable
    from typing import Any

_TIME = b"\x09"  # Event.wall_time, 64 bits
_STEP = b"\x10"  # Event.step, varint
_SUMMARY = b"\x2a"  # Event.summary, length-delimited
_VALUE = b"\x0a"  # Summary.value, length-delimited
_TAG = b"\x0a"  # Value.tag, length-delimited
_SCALAR = b"\x1d"  # Value.scalar_value, 32 bits
_FLOAT_SIZE = 4

_LOW = [bytes((low | 0x80,)) for low in range(0x80)]

# Where the changing parts stand among the arguments of `pack`: time, step, then every other one.
_TIME_AT, _STEP_AT, _VALUES_AT = 1, 3, slice(5, None, 2)


_encode = PLUGINS["scalar"].encode
PACKED_AS_THEY_ARE = frozenset({float, int, bool, np.float64, np.float32})
"""Types of numbers that need no plugin."""
_MOST_TEMPLATES = 256


class ScalarSteps:
    """Records of scalars under whatever names come; a template is kept for each set of names."""

    def __init__(self) -> None:
        self._templates: dict[tuple[str, ...], ScalarStep] = {}

    def record(self, step: int, names: tuple[str, ...], values: Collection[Any]) -> bytes:
        """The framed record of now.

        Args:
            step: Any 64-bit number.
            names: The tags.
            values: As many numbers; of `PACKED_AS_THEY_ARE` alone.

        Raises:
            ValueKindError: If a name is no text.
            SummaryValueError: If a name is empty, or none that a file can hold.

        """
        template = self._templates.get(names)
        if template is None:
            template = self._new_template(names)
        try:
            return template.record(time.time(), step, values)
        except (OverflowError, struct.error):  # beyond float32, or an int beyond any float
            return template.record(time.time(), step, [_encode(value) for value in values])

    def check(self, names: tuple[str, ...]) -> None:
        """Accepts the tags of a record to come.

        Raises:
            ValueKindError: If one is no text.
            SummaryValueError: If one is empty, or none that a file can hold.

        """
        if names not in self._templates:
            self._new_template(names)

    def knows(self, name: str) -> bool:
        """Whether a record was made under this name, among the latest sets of names."""
        return any(name in names for names in self._templates)

    def _new_template(self, names: tuple[str, ...]) -> ScalarStep:
        for name in names:
            check_name(name)
        if len(self._templates) >= _MOST_TEMPLATES:  # names that change without end
            self._templates.clear()
        template = self._templates[names] = ScalarStep(names)
        return template


def check_name(name: Any) -> None:
    """Accepts a tag.

    Raises:
        ValueKindError: If it is no text.
        SummaryValueError: If it is empty, or no text that a file can hold.

    """
    if not isinstance(name, str):
        raise ValueKindError.of("SummaryRecord", "a tag that is a str", name)
    if not name:
        raise SummaryValueError.of("SummaryRecord", "a tag", "an empty text")
    try:
        name.encode()
    except UnicodeEncodeError as error:
        got = f"half a character at {error.start}"
        raise SummaryValueError.of("SummaryRecord", "a tag that UTF-8 can hold", got) from error


class ScalarStep:
    """Makes records of scalars with these names, in this order.

    >>> step = ScalarStep(("loss",))
    >>> len(step.record(1.0, 7, [0.5]))
    42
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        values = [_value_head(name) for name in names]
        summary_size = sum(len(head) + _FLOAT_SIZE for head in values)
        self._heads = [_SUMMARY + varint(summary_size) + values[0], *values[1:]]
        self._layouts: dict[int, tuple[bytes, Callable[..., bytes], list[object]]] = {}
        # The step as a varint: the groups above the lowest are the same for 128 steps in a row.
        self._upper: tuple[int | None, bytes] = (None, b"")

    def _step_bytes(self, step: int) -> bytes:
        whole = varint(step)
        if step > 0x7F:
            self._upper = (step >> 7, whole[1:])
        return whole

    def record(self, wall_time: float, step: int, values: Iterable[float]) -> bytes:
        """The framed record.

        Args:
            wall_time: Seconds since 1970, UTC.
            step: Any 64-bit number.
            values: As many numbers as there are names.

        Raises:
            struct.error: If a value is no number.
            OverflowError: If a value is beyond the range of float32.

        """
        upper, upper_bytes = self._upper
        if step >> 7 == upper:
            step_bytes = _LOW[step & 0x7F] + upper_bytes
        else:
            step_bytes = self._step_bytes(step)
        layout = self._layouts.get(len(step_bytes))
        if layout is None:
            layout = self._layouts[len(step_bytes)] = self._lay_out(len(step_bytes))
        header, pack, fixed = layout
        parts = fixed.copy()
        parts[_TIME_AT] = wall_time
        parts[_STEP_AT] = step_bytes
        parts[_VALUES_AT] = values
        payload = pack(*parts)
        return header + payload + FOOTER.pack(masked(crc32c(payload)))

    def _lay_out(self, step_size: int) -> tuple[bytes, Callable[..., bytes], list[object]]:
        formats = ["<1sd1s", f"{step_size}s"]
        parts: list[object] = [_TIME, 0.0, _STEP, b""]
        for head in self._heads:
            formats.append(f"{len(head)}sf")
            parts += [head, 0.0]
        template = struct.Struct("".join(formats))
        length = LENGTH.pack(template.size)
        header = length + FOOTER.pack(masked_crc32c(length))
        return header, template.pack, parts


def _value_head(name: str) -> bytes:
    """A `Summary.Value` up to its four bytes of number."""
    tag = name.encode()
    content = _TAG + varint(len(tag)) + tag + _SCALAR
    return _VALUE + varint(len(content) + _FLOAT_SIZE) + content
