from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from insight.landscape import surface
from tests.insight.landscape.executors.models import network, plane

if TYPE_CHECKING:
    from tests.long.conftest import PeerPython

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[3]


def test_two_mpi_workers_give_the_bits_of_this_process(
    peer_python: PeerPython, tmp_path: Path
) -> None:
    numpy = f"numpy=={np.__version__}"  # another release may round otherwise
    python = peer_python("mpi", "mpi4py", "mpich", numpy, "scipy", "protobuf", "google-crc32c")
    script, target = ROOT / "tests" / "long" / "mpi_peer" / "draw_surface.py", tmp_path / "z"
    command = [python, "-m", "mpi4py.futures", script, target]
    subprocess.run(
        [python.with_name("mpiexec"), "-n", "3", *command],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
        timeout=300,
    )
    found = np.frombuffer(target.read_bytes()).reshape(12, 9)

    assert np.array_equal(found, surface(network(), plane(), size=(9, 12)).z)
