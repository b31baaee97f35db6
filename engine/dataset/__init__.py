"""Data for training: sources, and operations that map, batch and shuffle what they give.

>>> from engine import dataset as ds
>>> images = {"x": [[1.0], [2.0], [3.0], [4.0]], "y": [0, 1, 0, 1]}
>>> batches = ds.NumpySlicesDataset(images, shuffle=False).batch(2)
>>> batches.get_dataset_size()
2
>>> [y.asnumpy().tolist() for x, y in batches]
[[0, 1], [0, 1]]
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
