"""Models that are sent to other processes, and die there."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.landscape import Plane, surface
from tests.insight.landscape.models import Network, trajectory_plane

if TYPE_CHECKING:
    from collections.abc import Mapping


def network() -> Network:
    """The network of all these tests, trained: what a factory gives."""
    found = Network((4, 8, 3))
    found.trained(20)
    return found


def plane() -> Plane:
    return trajectory_plane(Network((4, 8, 3)).trained(20))


class Mortal(Network):
    """Kills the process that it computes in, so many times, after so many losses."""

    def __init__(self, folder: Path, times: int, after: int) -> None:
        super().__init__((4, 8, 3))
        self.trained(20)
        self.folder, self.times, self.after = folder, times, after
        self.maker = os.getpid()
        self.count = 0

    def loss(self, parameters: Mapping[str, np.ndarray[Any, np.dtype[np.float64]]]) -> float:
        self.count += 1
        if os.getpid() != self.maker and self.count > self.after:
            for time in range(self.times):
                if self._takes(self.folder / f"death{time}"):
                    os.kill(os.getpid(), signal.SIGKILL)
        return super().loss(parameters)

    @staticmethod
    def _takes(file: Path) -> bool:
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            return False
        return True


class Refusing(Network):
    """Cannot compute anywhere but where it was made."""

    def __init__(self) -> None:
        super().__init__((4, 8, 3))
        self.maker = os.getpid()

    def loss(self, parameters: Mapping[str, Any]) -> float:
        if os.getpid() != self.maker:
            raise ArithmeticError("not here")
        return super().loss(parameters)


class Waiting(Network):
    """Says after so many losses in a process that it computes a row, and waits for a signal."""

    def __init__(self, after: int) -> None:
        super().__init__((4, 8, 3))
        self.trained(20)
        self.left = after

    def loss(self, parameters: Mapping[str, Any]) -> float:
        self.left -= 1
        if not self.left:
            print("in a row", flush=True)
            signal.pause()
        return super().loss(parameters)


class DiesWhenSent(Network):
    """Kills the process that it is sent to, before anything is computed there."""

    def __init__(self) -> None:
        super().__init__((4, 8, 3))
        self.trained(20)

    def __setstate__(self, state: Any) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class EndsAfter(Network):
    """Kills its own process after so many losses."""

    def __init__(self, losses: int) -> None:
        super().__init__((4, 8, 3))
        self.trained(20)
        self.left = losses

    def loss(self, parameters: Mapping[str, Any]) -> float:
        if not self.left:
            os.kill(os.getpid(), signal.SIGKILL)
        self.left -= 1
        return super().loss(parameters)


def draw_until_killed(kept: str, losses: int) -> None:
    """What a program does that is killed while it draws."""
    surface(EndsAfter(losses), plane(), size=9, keep=kept)
