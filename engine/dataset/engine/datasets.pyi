# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.dataset import *
from engine.dataset.batch import BatchDataset as BatchDataset
from engine.dataset.combine import ConcatDataset as ConcatDataset
from engine.dataset.combine import ZipDataset as ZipDataset
from engine.dataset.iterator import DictIterator as DictIterator
from engine.dataset.iterator import TupleIterator as TupleIterator
from engine.dataset.map import MapDataset as MapDataset
from engine.dataset.repeat import RepeatDataset as RepeatDataset
from engine.dataset.source_kinds import MappableDataset as MappableDataset
from engine.dataset.source_kinds import SourceDataset as SourceDataset
from engine.dataset.source_kinds import VisionBaseDataset as VisionBaseDataset
