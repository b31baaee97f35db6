"""One sample: all that is told of the machine and of this process at one time."""

from __future__ import annotations

import logging
import math
import os
from functools import partial
from typing import TYPE_CHECKING, Protocol

from .amd_gpus import AmdGpus
from .cores import Cores
from .disk import Disk
from .gpus import Gpus
from .local_rank import speaks_for_machine
from .memory import Memory
from .network import Network
from .process_tree import ProcessTree
from .visible_gpus import names_own

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

_LOGGER = logging.getLogger("insight.record")


class Part(Protocol):
    """What tells something of the machine."""

    def read(self) -> Mapping[str, float]:
        """Numbers by tag; rates since it was read last."""


class Machine:
    """What a process tells: of itself always, of the machine where it is the first there.

    A part that fails tells nothing this time; the others do.

    Args:
        folder: The run's, of whose disk is told how full it is.
        environment: Of the process.

    """

    def __init__(self, folder: Path, environment: Mapping[str, str] = os.environ) -> None:
        self._parts = [part for make in _makers(folder, environment) if (part := _made(make))]

    def read(self) -> dict[str, float]:
        """The numbers of now by tag; rates are means since the last reading."""
        found: dict[str, float] = {}
        for part in self._parts:
            try:
                found |= part.read()
            except Exception as error:  # whatever a system or a driver does, the training goes on
                _LOGGER.debug("The machine does not tell: %s", error)
        return {tag: value for tag, value in found.items() if math.isfinite(value)}


def _makers(folder: Path, environment: Mapping[str, str]) -> list[Callable[[], Part]]:
    gpus = (partial(AmdGpus, environment), partial(Gpus, environment))
    if speaks_for_machine(environment):
        return [ProcessTree, Cores, Memory, partial(Disk, folder), Network, *gpus]
    return [ProcessTree, *gpus] if names_own(environment) else [ProcessTree]


def _made(make: Callable[[], Part]) -> Part | None:
    try:
        return make()
    except Exception as error:  # the system lacks what it asks
        _LOGGER.debug("The machine is not told of in full: %s", error)
        return None
