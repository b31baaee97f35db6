"""What operations on images may be told by name."""

from __future__ import annotations

from enum import Enum, IntEnum

__all__ = [
    "AutoAugmentPolicy",
    "Border",
    "ConvertMode",
    "ImageBatchFormat",
    "ImageReadMode",
    "Inter",
    "SliceMode",
]


class Inter(IntEnum):
    """How pixels between pixels are made.

    `ANTIALIAS` is for Pillow images alone, `AREA` and `PILCUBIC` are for arrays alone.
    """

    NEAREST = 0
    ANTIALIAS = 1
    BILINEAR = LINEAR = 2
    BICUBIC = CUBIC = 3
    AREA = 4
    PILCUBIC = 5

    @property
    def in_graph(self) -> int:
        """The number that MindSpore's C++ half has for it, which dataset graphs hold."""
        return {0: 1, 2: 0, 3: 2, 4: 3, 5: 4}.get(self.value, self.value)


class Border(str, Enum):  # noqa: UP042 - as MindSpore prints it
    """What stands around an image: a value, its border, or its mirror without or with that."""

    CONSTANT = "constant"
    EDGE = "edge"
    REFLECT = "reflect"
    SYMMETRIC = "symmetric"

    @property
    def in_graph(self) -> int:
        """The number that dataset graphs hold."""
        return list(Border).index(self)


class ImageBatchFormat(IntEnum):
    """Whether channels are the last axis of a batch of images or the second."""

    NHWC = 0
    NCHW = 1


class ImageReadMode(IntEnum):
    """Which channels of a file are read: all there are but opacity, brightness, or colours."""

    UNCHANGED = 0
    GRAYSCALE = 1
    COLOR = 2


class SliceMode(IntEnum):
    """What becomes of pixels that make no whole patch: they are filled up, or left out."""

    PAD = 0
    DROP = 1


class AutoAugmentPolicy(str, Enum):  # noqa: UP042 - as MindSpore prints it
    """The data that a policy was found for."""

    IMAGENET = "imagenet"
    CIFAR10 = "cifar10"
    SVHN = "svhn"

    @property
    def in_graph(self) -> int:
        """The number that dataset graphs hold."""
        return list(AutoAugmentPolicy).index(self)


class ConvertMode(IntEnum):
    """From which channels to which: orders of red, green and blue, opacity, and grey."""

    COLOR_BGR2BGRA = 0
    COLOR_RGB2RGBA = COLOR_BGR2BGRA
    COLOR_BGRA2BGR = 1
    COLOR_RGBA2RGB = COLOR_BGRA2BGR
    COLOR_BGR2RGBA = 2
    COLOR_RGB2BGRA = COLOR_BGR2RGBA
    COLOR_RGBA2BGR = 3
    COLOR_BGRA2RGB = COLOR_RGBA2BGR
    COLOR_BGR2RGB = 4
    COLOR_RGB2BGR = COLOR_BGR2RGB
    COLOR_BGRA2RGBA = 5
    COLOR_RGBA2BGRA = COLOR_BGRA2RGBA
    COLOR_BGR2GRAY = 6
    COLOR_RGB2GRAY = 7
    COLOR_GRAY2BGR = 8
    COLOR_GRAY2RGB = COLOR_GRAY2BGR
    COLOR_GRAY2BGRA = 9
    COLOR_GRAY2RGBA = COLOR_GRAY2BGRA
    COLOR_BGRA2GRAY = 10
    COLOR_RGBA2GRAY = 11
