"""Both scans under one name each, and all that a scan says as values that compare."""

from __future__ import annotations

import struct
from dataclasses import fields
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from insight.format.scalars import Layout, ScalarScan, native_scan, template_scan

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.format.scalars.columns import TakeRoom

    Scan = Callable[..., ScalarScan]


def compiled(buffer: bytes, layout: Layout, take_room: TakeRoom | None = None) -> ScalarScan:
    found = native_scan(buffer, layout, take_room)

    assert found is not None, "this environment has llvmlite, and so native code"
    return found


SCANS: dict[str, Scan] = {"compiled": compiled, "numpy": template_scan}


def bits(scan: ScalarScan) -> dict[str, object]:
    """Every field of a scan, arrays as their type and bytes, so that NaN equals itself."""
    held = [scan, scan.columns]
    found = {field.name: getattr(one, field.name) for one in held for field in fields(one)}
    del found["columns"]  # its fields stand beside those of the scan
    return {
        name: (str(value.dtype), value.tobytes()) if isinstance(value, np.ndarray) else value
        for name, value in found.items()
    }


class Row(NamedTuple):
    """One scalar; its two floats as bytes, so that NaN equals itself and -0.0 is not 0.0."""

    tag: bytes
    offset: int
    """Where the frame of its record begins."""
    step: int
    wall_time: bytes
    value: bytes


def rows_of(scan: ScalarScan) -> list[Row]:
    """All rows of a scan, as they stand in its columns."""
    tags = np.repeat(np.arange(len(scan.columns.tags)), np.diff(scan.columns.bounds)).tolist()
    columns = zip(tags, scan.offsets.tolist(), scan.columns.steps.tolist(), strict=True)
    # As floats of Python, which know no signalling NaN, for so does protobuf tell them.
    floats = zip(scan.columns.wall_times.tolist(), scan.columns.values.tolist(), strict=True)
    return [
        Row(
            scan.columns.tags[tag],
            offset,
            step,
            struct.pack("<d", wall_time),
            struct.pack("<f", value),
        )
        for (tag, offset, step), (wall_time, value) in zip(columns, floats, strict=True)
    ]
