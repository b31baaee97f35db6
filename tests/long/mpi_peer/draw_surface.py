"""Run by an interpreter that has MPI: the losses of a surface that several processes computed.

mpiexec -n 3 python -m mpi4py.futures draw_surface.py TARGET
"""

from __future__ import annotations

import sys
from pathlib import Path

from insight.landscape import surface
from insight.landscape.executors import executor_of
from tests.insight.landscape.executors.models import network, plane

if __name__ == "__main__":
    executor = executor_of("mpi")
    found = surface(network(), plane(), size=(9, 12), executor=executor, factory=network)
    executor.close()
    Path(sys.argv[1]).write_bytes(found.z.tobytes())
