"""A step of scalars as one record, packed from a template that its names fix.

Everything but the time, the step and the numbers is the same from step to step: the lengths, the
field numbers, the tags and so the header with its checksum. They are laid out once per set of names
and per length of the step's varint; a step costs one `struct` call and one checksum.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from insight.format.crc32c import crc32c, masked, masked_crc32c
from insight.format.varint import varint

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_TIME = b"\x09"  # Event.wall_time, 64 bits
_STEP = b"\x10"  # Event.step, varint
_SUMMARY = b"\x2a"  # Event.summary, length-delimited
_VALUE = b"\x0a"  # Summary.value, length-delimited
_TAG = b"\x0a"  # Value.tag, length-delimited
_SCALAR = b"\x1d"  # Value.scalar_value, 32 bits
_FLOAT_SIZE = 4
_FOOTER = struct.Struct("<I")
_LENGTH = struct.Struct("<Q")

# Where the changing parts stand among the arguments of `pack`: time, step, then every other one.
_TIME_AT, _STEP_AT, _FIRST_VALUE = 1, 3, 5


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
        step_bytes = bytes((step,)) if 0 <= step <= 0x7F else varint(step)
        layout = self._layouts.get(len(step_bytes))
        if layout is None:
            layout = self._layouts[len(step_bytes)] = self._lay_out(len(step_bytes))
        header, pack, fixed = layout
        parts = fixed.copy()
        parts[_TIME_AT] = wall_time
        parts[_STEP_AT] = step_bytes
        parts[_FIRST_VALUE::2] = values
        payload = pack(*parts)
        return header + payload + _FOOTER.pack(masked(crc32c(payload)))

    def _lay_out(self, step_size: int) -> tuple[bytes, Callable[..., bytes], list[object]]:
        formats = ["<1sd1s", f"{step_size}s"]
        parts: list[object] = [_TIME, 0.0, _STEP, b""]
        for head in self._heads:
            formats.append(f"{len(head)}sf")
            parts += [head, 0.0]
        template = struct.Struct("".join(formats))
        length = _LENGTH.pack(template.size)
        header = length + _FOOTER.pack(masked_crc32c(length))
        return header, template.pack, parts


def _value_head(name: str) -> bytes:
    """A `Summary.Value` up to its four bytes of number."""
    tag = name.encode()
    content = _TAG + varint(len(tag)) + tag + _SCALAR
    return _VALUE + varint(len(content) + _FLOAT_SIZE) + content
