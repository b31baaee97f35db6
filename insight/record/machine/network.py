"""What comes from the network and goes there."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import psutil

from .rate import Rate

if TYPE_CHECKING:
    from collections.abc import Mapping

RECEIVED, SENT = "machine/network/in", "machine/network/out"
_LOOPBACKS = ("lo", "Loopback")  # Linux and macOS; Windows


class Network:
    """Bytes a second, both ways, over all that is connected but what a machine tells itself."""

    def __init__(self) -> None:
        self._received, self._sent = Rate(), Rate()
        self.read()

    def read(self) -> Mapping[str, float]:
        """By tag."""
        each = psutil.net_io_counters(pernic=True, nowrap=False)
        outer = [one for name, one in each.items() if not name.startswith(_LOOPBACKS)]
        now = time.monotonic()
        found = {
            RECEIVED: self._received.of(sum(one.bytes_recv for one in outer), now),
            SENT: self._sent.of(sum(one.bytes_sent for one in outer), now),
        }
        return {tag: value for tag, value in found.items() if value is not None}
