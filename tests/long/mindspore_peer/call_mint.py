"""Makes the calls in mint_calls.txt of an engine with inputs drawn by a seed, and prints as JSON.

python call_mint.py mindspore|engine SEED
"""

from __future__ import annotations

import contextlib
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

CALLS = Path(__file__).with_name("mint_calls.txt").read_text(encoding="utf-8").splitlines()


def names_of(engine: str, seed: int) -> dict[str, Any]:
    """What calls use: the modules of mint, and tensors of every kind."""
    ms: Any = importlib.import_module(engine)
    rng, tensor = np.random.default_rng(seed), ms.Tensor

    def normal(*shape: int) -> Any:
        return tensor(rng.standard_normal(shape).astype(np.float32))

    return {
        "ms": ms,
        "np": np,
        "T": tensor,
        "mint": importlib.import_module(f"{engine}.mint"),
        "mnn": importlib.import_module(f"{engine}.mint.nn"),
        "F": importlib.import_module(f"{engine}.mint.nn.functional"),
        "LA": importlib.import_module(f"{engine}.mint.linalg"),
        "SP": importlib.import_module(f"{engine}.mint.special"),
        "X": normal(3, 4),
        "Y": normal(3, 4),
        "S": normal(3, 3),
        "V": normal(4),
        "A": normal(2, 3, 4),
        "C": normal(2, 4, 5),
        "IMG": normal(2, 4, 6, 6),
        "SEQ": normal(2, 4, 8),
        "VOL": normal(2, 4, 4, 5, 6),
        "X0": tensor(2.5),
        "P": tensor((rng.random((3, 4)) + 0.1).astype(np.float32)),
        "I": tensor(rng.integers(-5, 6, (2, 3)).astype(np.int32)),
        "J": tensor(rng.integers(1, 6, (2, 3)).astype(np.int32)),
        "B": tensor(rng.random((2, 3)) < 0.5),
        "L": tensor(np.array([2, 0, 1, 2])),
        "H": tensor(rng.standard_normal(3).astype(np.float16)),
        "Z": tensor(np.array([1 + 2j, -1j], np.complex64)),
        "SORTED": tensor(np.sort(rng.standard_normal((2, 4)), 1).astype(np.float32)),
    }


def told(value: Any) -> Any:
    """A tensor by its type, shape and numbers; anything else by its text."""
    if isinstance(value, tuple | list):
        return [told(one) for one in value]
    if not hasattr(value, "asnumpy"):
        return repr(value)
    array = value.asnumpy()
    numbers = np.stack([array.real, array.imag]) if array.dtype.kind == "c" else array
    flat = [float(one) for one in np.asarray(numbers, np.float64).reshape(-1)]
    return {"dtype": str(value.dtype), "shape": list(value.shape), "values": flat}


def answer(engine: str, call: str, seed: int) -> Any:
    """What a call gives, or "raises" where it does."""
    if engine == "mindspore":
        executor = importlib.import_module("mindspore.common.api")._pynative_executor
        for _ in range(3):  # what failed before is told at the next call, too
            with contextlib.suppress(Exception):
                executor.sync()
    try:
        return told(eval(call, names_of(engine, seed)))
    except Exception:
        return "raises"


if __name__ == "__main__":
    if sys.argv[1] == "mindspore":
        importlib.import_module("mindspore").runtime.launch_blocking()
    print(json.dumps({call: answer(sys.argv[1], call, int(sys.argv[2])) for call in CALLS}))
