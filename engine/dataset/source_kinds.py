"""Kinds of sources, for code that asks `isinstance(data, dataset.MappableDataset)`.

MindSpore's sources have such bases; ours are made of what their files need, so these only answer.
"""

from __future__ import annotations

from .generator import GeneratorDataset
from .records import RowSource, SampledSource
from .sound_source import SoundSource
from .source import Source
from .sources import CSVDataset, IMDBDataset
from .text_source import TextSource


class _Source(type):
    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, Source)


class SourceDataset(metaclass=_Source):
    """What reads rows, rather than changing those of another.

    >>> from engine.dataset import NumpySlicesDataset
    >>> rows = NumpySlicesDataset([1, 2])
    >>> isinstance(rows, SourceDataset), isinstance(rows.batch(2), SourceDataset)
    (True, False)

    """


class _Mappable(type):
    def __instancecheck__(cls, instance: object) -> bool:
        is_in_order = isinstance(instance, RowSource) and not isinstance(instance, SampledSource)
        return isinstance(instance, Source) and not is_in_order


class MappableDataset(metaclass=_Mappable):
    """A source that can read any row, and so takes samplers.

    >>> from engine.dataset import NumpySlicesDataset
    >>> isinstance(NumpySlicesDataset([1, 2]), MappableDataset)
    True

    """


class _Vision(type):
    def __instancecheck__(cls, instance: object) -> bool:
        if isinstance(instance, GeneratorDataset | CSVDataset):  # which may hold anything
            return True
        others = TextSource, SoundSource, IMDBDataset
        return isinstance(instance, Source) and not isinstance(instance, others)


class VisionBaseDataset(metaclass=_Vision):
    """A source of images, or one that may hold them.

    >>> from engine.dataset import NumpySlicesDataset
    >>> isinstance(NumpySlicesDataset([1, 2]), VisionBaseDataset)
    True

    """
