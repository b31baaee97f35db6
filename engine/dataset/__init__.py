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

from . import config, transforms, vision
from .base import Dataset
from .batch import BatchInfo
from .cifar10 import Cifar10Dataset
from .combine import zip
from .generator import GeneratorDataset
from .mnist import MnistDataset
from .numpy_slices import NumpySlicesDataset
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
from .shuffling import Shuffle

__all__ = [
    "BatchInfo",
    "Cifar10Dataset",
    "Dataset",
    "DistributedSampler",
    "GeneratorDataset",
    "MnistDataset",
    "NumpySlicesDataset",
    "PKSampler",
    "RandomSampler",
    "Sampler",
    "Schema",
    "SequentialSampler",
    "Shuffle",
    "SubsetRandomSampler",
    "SubsetSampler",
    "WeightedRandomSampler",
    "config",
    "transforms",
    "vision",
    "zip",
]
