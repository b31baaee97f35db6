"""One process of a training that is killed and begun again by the same command.

`python resumed_training.py FOLDER STEPS OPTIONS`: STEPS is a file of memory that is shared with
the test, where each step is told; OPTIONS is JSON. In the end FOLDER has `outcome.json`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.train import Callback
from tests.engine.train.resume.training_run import Run, files


class Tells(Callback):
    """Tells each step that begins, and which came first in this process."""

    def __init__(self, memory: str) -> None:
        self._told = np.memmap(memory, np.int64, "r+", shape=2)

    def on_train_step_begin(self, run_context: Any) -> None:
        step = run_context.original_args().cur_step_num
        self._told[1] = self._told[1] or step
        self._told[0] = step


def digest(value: Any) -> str:
    content = value if isinstance(value, bytes) else repr(value).encode()
    return hashlib.sha256(content).hexdigest()


def main(folder: Path, memory: str, options: dict[str, Any]) -> None:
    epochs = options.pop("epochs")
    run = Run(folder, callbacks=[Tells(memory)], **options)(resume=folder, epochs=epochs)
    outcome = run.outcome() | {"files": files(folder)}
    told = {name: digest(value) for name, value in outcome.items()}
    (folder / "outcome.json").write_text(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3]))
