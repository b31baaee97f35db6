"""Write a checkpoint with an array of more than 2 GiB by the library that is named, or read it.

python large_checkpoint.py (engine | mindspore) (write | read) FILE
"""

from __future__ import annotations

import importlib
import sys

import numpy as np

library, action, path = sys.argv[1:]
ms = importlib.import_module(library)

SHAPE = (4, 137_000_001)  # of int32: 2.04 GiB
FEW = np.ones(3, np.float32)


def large() -> np.ndarray:
    return np.arange(np.prod(SHAPE), dtype=np.int32).reshape(SHAPE)


if action == "write":
    values = {"before": FEW, "large": large(), "behind": FEW}
    held = [{"name": name, "data": ms.Tensor(value)} for name, value in values.items()]
    ms.save_checkpoint(held, path)
else:
    loaded = ms.load_checkpoint(path)
    found = loaded["large"].asnumpy()
    rows = zip(found, large(), strict=True)
    whole = found.shape == SHAPE and all(np.array_equal(one, other) for one, other in rows)
    few = all(np.array_equal(loaded[name].asnumpy(), FEW) for name in ("before", "behind"))
    print(list(loaded), found.dtype, whole and few)
