"""Loads what `unified_safetensors` wrote into a network, by MindSpore, and saves its parameters.

    python load_unified.py FOLDER FILE

The network has a parameter for each name in the folder's table, all zeros before. FILE is written
in NumPy's form.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np


def main(folder: Path, file: Path) -> None:
    ms: Any = importlib.import_module("mindspore")
    table = json.loads((folder / "param_name_map.json").read_text("utf-8"))["weight_map"]
    shapes = {}
    for part in set(table.values()):
        held = ms.load_checkpoint(str(folder / part), format="safetensors")
        shapes |= {name: value.asnumpy() for name, value in held.items()}

    class Network(ms.nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            for name in table:
                zeros = ms.Tensor(np.zeros_like(shapes[name]))
                setattr(self, name, ms.Parameter(zeros, name=name))

    network = Network()
    ms.load_distributed_checkpoint(
        network, format="safetensors", unified_safetensors_dir=str(folder), rank_id=0
    )
    np.savez(file, **{one.name: one.asnumpy() for one in network.get_parameters()})


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
