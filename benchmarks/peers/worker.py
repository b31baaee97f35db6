"""A process of some interpreter that answers questions, one JSON line each."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from .environment import CACHE

LOGS = CACHE / "bench" / "logs"
_QUIET = {
    "GLOG_v": "4",  # of MindSpore's log, only what ends the process
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "PYTHONWARNINGS": "ignore",
    "TF_CPP_MIN_LOG_LEVEL": "3",
    "WANDB_MODE": "offline",
    "WANDB_SILENT": "true",
    "WANDB_CONSOLE": "off",
}


class Worker:
    """Asks the functions of a script that ends in `serve({...})`."""

    def __init__(self, name: str, python: str, script: Path, *arguments: str, **environment: str):
        LOGS.mkdir(parents=True, exist_ok=True)
        self.name = name
        self._log = LOGS / f"{name}.log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [python, str(script), *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **_QUIET, **environment},
            )

    def ask(self, what: str, **arguments: Any) -> Any:
        """What the script's function `what` returns.

        Raises:
            RuntimeError: If the process died of the question.

        """
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps([what, arguments]) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            words = self._log.read_text(encoding="utf-8", errors="replace")[-2000:]
            raise RuntimeError(f"{self.name} died in {what!r}:\n{words}")
        return json.loads(line)

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def serve(functions: dict[str, Any]) -> None:
    """Answer questions until there are none; what the peer prints goes to the log."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        what, arguments = json.loads(line)
        answers.write(json.dumps(functions[what](**arguments)) + "\n")
        answers.flush()
