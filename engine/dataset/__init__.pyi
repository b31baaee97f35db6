from . import config, debug, text, transforms, vision
from . import sources as sources
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
from .sources import *

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
