"""Operations on arrays for `Dataset.map`.

An operation is called with the columns of one row. One that has `on_batch` gives the same for many
rows at once, so a pipeline over arrays need not go row by row.

>>> import engine
>>> from engine.dataset import transforms
>>> transforms.TypeCast(engine.int32)(np.array(3.7))
array(3, dtype=int32)
"""

from __future__ import annotations

import numpy as np  # noqa: F401 - for the example

from engine.names import attach

attach(__name__)
