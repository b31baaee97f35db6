"""How the process that shows and records is started."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from .tee import IGNORED

if TYPE_CHECKING:
    from collections.abc import Sequence

_PROGRAM = (
    "import sys; sys.path += sys.argv[2:]; from insight.record.console.tee import main; "
    "main(int(sys.argv[1]))"
)
_ALONE = ("-I", "-S", "-X", "utf8")  # no site packages, no variables, no current folder


def start(control: int, descriptors: Sequence[int]) -> subprocess.Popen[bytes]:
    """The process, with these descriptors; it leaves a child that shows, and ends.

    Raises:
        OSError: If it cannot be started.

    """
    # Until it ignores them, as by a Ctrl-C that ends the program, they wait.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, IGNORED)
    try:
        return subprocess.Popen(  # noqa: S603 - this interpreter, and code of our own
            [sys.executable, *_ALONE, "-c", _PROGRAM, str(control), *_folders()],
            pass_fds=(control, *descriptors),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _folders() -> list[str]:
    """Where this package lies, and the checksum in the processor's own steps, if it is there."""
    folders = [Path(__file__).resolve().parents[3]]
    checksum = sys.modules.get("google_crc32c")
    if checksum is not None and checksum.__file__:
        folders.append(Path(checksum.__file__).resolve().parents[1])
    return [str(folder) for folder in dict.fromkeys(folders)]
