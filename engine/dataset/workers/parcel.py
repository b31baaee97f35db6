"""Objects as messages between processes, their arrays beside them in shared memory."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np

from .slot import Slot

SMALL = 2048  # bytes: an array of fewer goes with the message


def packed(value: Any, slot: Slot | None) -> bytes:
    """The message; large arrays lie in the slot, where there is one with room for them."""
    arrays: list[memoryview] = []

    def with_message(buffer: pickle.PickleBuffer) -> bool:
        raw = buffer.raw()
        if len(raw) >= SMALL:
            arrays.append(raw)
        return len(raw) < SMALL

    body = pickle.dumps(value, protocol=5, buffer_callback=with_message)
    sizes = [len(array) for array in arrays]
    outside = bool(arrays) and slot is not None and slot.write(arrays)
    beside = None if outside else [bytes(array) for array in arrays]
    return pickle.dumps((body, sizes, beside), protocol=5)


def unpacked(message: bytes, slot: Slot | None) -> Any:
    """The object; its arrays have memory of their own.

    Only what a worker of this process sent, or its parent, is read: never a file, nor anything
    from elsewhere.
    """
    body, sizes, beside = pickle.loads(message)  # noqa: S301 - own processes only
    if beside is not None:
        arrays = [np.frombuffer(bytearray(array), np.uint8) for array in beside]
    else:
        assert slot is not None
        arrays = slot.read(sizes)
    return pickle.loads(body, buffers=arrays)  # noqa: S301 - own processes only
