"""The scalars of event files: found in a buffer of records by tag, as columns.

Two scans give the same answer, to the bit: `native_scan` in machine code and, where that cannot be
had, `template_scan` in NumPy. `scan_scalars` takes the first that is there.

The payload of each whole record, both of whose checksums hold, is an event:

    event        1 fixed64  wall_time       must be there
                 2 varint   step            two's complement in 64 bits; 0 where absent
                 5 bytes    summary
    summary      1 bytes    value           any number of them
    value        1 bytes    tag             must be there; any bytes
      MindSpore:   3 fixed32  scalar_value; 4, 8, 9, 10 bytes something else
      TensorBoard: 2 fixed32  simple_value; 3, 4, 5, 6 bytes something else
                   8 bytes    tensor, 9 bytes metadata: a scalar if the plugin_name is `scalars`
    metadata     1 bytes    plugin_data
    plugin_data  1 bytes    plugin_name
    tensor       1 varint   dtype           1: float
                 2 bytes    shape           absent or empty
                 4 bytes    tensor_content  of 4 bytes, or instead
                 5          float_val       one: fixed32, or packed as 4 bytes

A record is

- in `records`, if all its values are scalars, and it has one;
- in `others` with `scalars_taken`, if it has scalars and other values;
- in `others` without, and nothing of it is taken, if it has no scalar or is unusual.

Unusual is, in whatever is looked into:

- a key, length or number that is no shortest varint below 2**64; a field number of 0 or above
  2**29 - 1; a group; wire type 6 or 7; a content that goes beyond the message around it;
- a field named above that stands twice (values may), or in another wire type;
- fields 3, 4, 6, 7, 8 or 9 in an event, or two of 3, 4, 8, 9, 10 (MindSpore) or of 2, 3, 4, 5, 6, 8
  (TensorBoard) in a value: protobuf keeps only one of such a choice;
- an event without wall_time, a value without tag, a tensor of `scalars` that is no single float.

Metadata is looked into where there is a tensor, and a tensor where its plugin is `scalars`.
All other fields are passed over, and contents that are not named are not looked into. Damage, `end`
and the half-written tail are those of `insight.format.frames.read_frames`. A NaN among the wall
times is in its column; the first and the last wall time leave it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .columns import Columns
from .native_scan import native_scan
from .scan import Layout, Other, ScalarScan, scan_without_scalars
from .template_scan import template_scan

if TYPE_CHECKING:
    from insight.format.frames import Buffer

    from .columns import TakeRoom

__all__ = [
    "Columns",
    "Layout",
    "Other",
    "ScalarScan",
    "native_scan",
    "scan_scalars",
    "scan_without_scalars",
    "template_scan",
]


def scan_scalars(buffer: Buffer, layout: Layout, take_room: TakeRoom | None = None) -> ScalarScan:
    """The scalars of the whole records in `buffer`, and what else it holds; never raises.

    Args:
        buffer: A piece of an event file that begins with a record, such as a few MB of it. The
            next piece begins at the `end` of this scan.
        layout: Whose events they are.
        take_room: Where the columns are to be put; None for wherever there is room.

    >>> from insight.format.frames import frame
    >>> event = bytes.fromhex("09 0000000000000040 1003 2a0b 0a09 0a026c72 1d0000003f")
    >>> found = scan_scalars(frame(event), Layout.MINDSPORE).columns
    >>> found.tags, found.steps.tolist(), found.wall_times.tolist(), found.values.tolist()
    ([b'lr'], [3], [2.0], [0.5])

    """
    scan = native_scan(buffer, layout, take_room)
    return template_scan(bytes(buffer), layout, take_room) if scan is None else scan
