"""MPI's launcher: where it is, and what it is told."""

from __future__ import annotations

import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from insight.errors import MissingLibraryError, SummaryValueError
from insight.extras import install_line

_WHERE = "insight launch"
_START = (
    "import sys; sys.path.insert(0, sys.argv.pop(1)); "
    "from insight.launching.rank import main; main()"
)


def found() -> str:
    """The launcher beside this interpreter, where the extra `mpi` puts it; or that on the PATH.

    Raises:
        MissingLibraryError: If there is none, or no mpi4py.
        SummaryValueError: If this system has no sockets between processes.

    """
    if sys.platform == "win32":
        hint = "mpiexec -n N python SCRIPT of MS-MPI starts scripts that call engine's init()"
        raise SummaryValueError.of(_WHERE, "Linux or macOS", "Windows", hint)
    if find_spec("mpi4py") is None:
        raise MissingLibraryError.of(_WHERE, "mpi4py", "mpi")
    beside = Path(sys.executable).parent / "mpiexec"
    launcher = str(beside) if beside.is_file() else shutil.which("mpiexec")
    if launcher is None:
        raise MissingLibraryError(
            f"{_WHERE} expected mpiexec beside {sys.executable} or on the PATH, got none. "
            f"Hint: {install_line('mpi')}."
        )
    return launcher


def command(launcher: str, count: int, socket: str, shown: str) -> list[str]:
    """The words that start so many guards.

    What the program is given they are told through the socket: a launcher has its own mind about
    words such as `:`.

    Args:
        launcher: The path of mpiexec.
        count: How many.
        socket: Where `insight launch` listens.
        shown: What a list of processes shows of the program: its script or module.

    """
    root = str(Path(__file__).resolve().parents[2])
    return [launcher, "-n", str(count), sys.executable, "-c", _START, root, socket, shown]
