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

from . import config, debug, sources, text, transforms, vision
from .base import Dataset
from .batch import BatchInfo
from .cache import DatasetCache
from .callbacks import DSCallback
from .combine import zip
from .generator import GeneratorDataset
from .numpy_slices import NumpySlicesDataset
from .obs import OBSMindDataset
from .padded import PaddedDataset
from .pk_sampler import PKSampler
from .samplers import (
    DistributedSampler,
    RandomSampler,
    Sampler,
    SequentialSampler,
    SubsetRandomSampler,
    SubsetSampler,
    WeightedRandomSampler,
)
from .schema import Schema
from .serialization import compare, deserialize, serialize, show, sync_wait_for_dataset
from .shuffling import Shuffle
from .sources import *  # noqa: F403 - each file names what it offers in its __all__

__all__ = [
    "BatchInfo",
    "DSCallback",
    "Dataset",
    "DatasetCache",
    "DistributedSampler",
    "GeneratorDataset",
    "NumpySlicesDataset",
    "OBSMindDataset",
    "PKSampler",
    "PaddedDataset",
    "RandomSampler",
    "Sampler",
    "Schema",
    "SequentialSampler",
    "Shuffle",
    "SubsetRandomSampler",
    "SubsetSampler",
    "WeightedRandomSampler",
    "compare",
    "config",
    "debug",
    "deserialize",
    "serialize",
    "show",
    "sync_wait_for_dataset",
    "text",
    "transforms",
    "vision",
    "zip",
]
__all__ += sources.__all__
