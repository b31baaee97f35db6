from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import numpy as np

from insight.landscape import surface
from tests.insight.landscape.executors.models import network, plane
from tests.insight.landscape.models import Network

ROOT = Path(__file__).resolve().parents[4]
KILLED = """
from tests.insight.landscape.executors.models import draw_until_killed
draw_until_killed({kept!r}, {losses})
"""


def test_program_that_was_killed_loses_the_row_that_it_was_in(tmp_path: Path) -> None:
    kept = tmp_path / "rows"
    path = len(plane().path)  # of each checkpoint two losses, but that of the origin is known
    before = 1 + 2 * path - 1 + 4 * 9 + 5
    script = KILLED.format(kept=str(kept), losses=before)
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False)
    model = network()
    counted = _Counting(model)
    found = surface(counted, plane(), size=9, keep=kept)

    assert done.returncode == -signal.SIGKILL
    assert counted.count == 1 + 5 * 9
    assert np.array_equal(found.z, surface(model, plane(), size=9).z)


class _Counting:
    """A model that counts."""

    def __init__(self, model: Network) -> None:
        self.model, self.count = model, 0
        self.parameters = model.parameters

    def loss(self, parameters: dict[str, np.ndarray]) -> float:
        self.count += 1
        return self.model.loss(parameters)
