"""How a record lies in a file: what stands before and behind its payload, and how large it may be.

uint64 length | uint32 masked crc32c(length) | payload | uint32 masked crc32c(payload)
"""

from __future__ import annotations

import struct
from typing import Any, TypeAlias

LENGTH = struct.Struct("<Q")
HEADER = struct.Struct("<QI")
FOOTER = struct.Struct("<I")
OVERHEAD = HEADER.size + FOOTER.size
MAX_PAYLOAD = 2**31 - 1  # the largest message that protobuf reads

Buffer: TypeAlias = Any
"""`bytes`, or a read-only NumPy array of them over memory that is used again."""
