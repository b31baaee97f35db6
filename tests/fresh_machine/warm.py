"""Lines typed into an interpreter that is warm, so that each costs what it does itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, CompletedProcess, Popen

from .machine import PATIENCE_S, Machine

FORKING = Path(__file__).with_name("forking.py")


class Warm:
    """Runs the console scripts of one environment in forks of one interpreter."""

    def __init__(self, interpreter: Popen[str]) -> None:
        self._interpreter = interpreter

    def run(self, machine: Machine, *words: str) -> CompletedProcess[str]:
        """What `machine.run` would give."""
        script, *arguments = words
        asked = {
            "script": machine.program(script),
            "arguments": arguments,
            "folder": str(machine.folder),
            "variables": machine.shell(),
            "patience_s": PATIENCE_S,
        }
        to, of = self._interpreter.stdin, self._interpreter.stdout
        assert to is not None
        assert of is not None
        print(json.dumps(asked), file=to, flush=True)
        return CompletedProcess(words, **json.loads(of.readline()))

    def done(self, machine: Machine, *words: str) -> str:
        """What `machine.done` would give."""
        ended = self.run(machine, *words)
        assert ended.returncode == 0, f"{words}\n{ended.stdout}\n{ended.stderr}"
        return ended.stdout


@contextmanager
def warmed(machine: Machine) -> Iterator[Warm]:
    """An interpreter of the machine, for as long as somebody types."""
    with Popen(
        [machine.python, FORKING],
        cwd=machine.folder,
        env=machine.shell(),
        stdin=PIPE,
        stdout=PIPE,
        text=True,
    ) as interpreter:
        yield Warm(interpreter)
