"""Activations that leave the memory of the device until gradients need them."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from engine.autodiff import observed, offloading, recording
from engine.backend import Store


def offloaded(ahead: int) -> AbstractContextManager[Any]:
    """Inside the block operators keep nothing in the device's memory for gradients.

    What they would keep goes to a file of no name, or from a GPU to the host. While somebody
    watches the nodes it stays, as it does where nothing is remembered.

    Args:
        ahead: For how many operators ahead the disk is asked on the way back.

    """
    return offloading(Store(ahead)) if recording() and not observed() else nullcontext()
