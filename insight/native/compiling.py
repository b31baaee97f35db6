"""A process that compiles: it has the compiler in its memory, so that others need not."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

_LENGTH = struct.Struct("<q")
_LONGEST_S = 60
# It ends when it is told no other name, when one takes too long, and when one cannot be compiled.
_COMPILE = f"""
import json, signal, struct, sys
sys.path[:] = json.loads(sys.argv[1])
from insight.native import by_llvm
signal.signal(signal.SIGALRM, signal.SIG_DFL)
while True:
    signal.alarm({_LONGEST_S})
    name = sys.stdin.readline().strip()
    if not name:
        break
    made = by_llvm.image(name).plain()
    sys.stdout.buffer.write(struct.pack("<q", len(made)) + made)
    sys.stdout.buffer.flush()
"""


class Compiling:
    """Compiles one library after the other in a process, which is begun for the first of them.

    Args:
        environment: Of that process.

    """

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = environment
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()

    def made(self, name: str) -> bytes | None:
        """What it makes of the IR of a library; None where it cannot."""
        try:
            return self._asked(name)
        except (OSError, EOFError):
            self._end()
        except BaseException:
            self._end()
            raise
        return None  # `by_llvm` will hear in this process why

    def _asked(self, name: str) -> bytes | None:
        if self._process is None:
            self._process = self._begun()
        if self._process is None:
            return None
        assert self._process.stdin is not None
        self._process.stdin.write(name.encode("ascii") + b"\n")
        self._process.stdin.flush()
        (length,) = _LENGTH.unpack(self._read(_LENGTH.size))
        return self._read(length)

    def _read(self, count: int) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        found = self._process.stdout.read(count)
        if len(found) < count:
            raise EOFError
        return found

    def _begun(self) -> subprocess.Popen[bytes] | None:
        interpreter = sys.executable or ""
        # In an application that has Python inside, it would be the application that is started.
        if getattr(sys, "frozen", False) or not Path(interpreter).name.startswith("python"):
            return None
        return subprocess.Popen(  # noqa: S603 - this interpreter, and arguments of our own
            [interpreter, "-I", "-c", _COMPILE, json.dumps(sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=self._environment,
        )

    def _end(self) -> None:
        """What it has not answered it need not answer any more."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(OSError), process:  # which closes its pipes and waits for it
                pass
