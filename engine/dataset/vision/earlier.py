"""Operations of MindSpore 1 that its later versions have no more, or under the name of another.

`c_transforms` and `py_transforms` had classes of one name each; most are what `vision` has. Those
that differ are here: arrays of `py_transforms` have channels first and are numbers with a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.dataset.transforms import TypeCast
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    StateError,
    UnsupportedError,
    compose,
)

from . import arguments
from .convert import Decode
from .erase import CutOut
from .image import Operation, array_of
from .normalise import Normalize, NormalizePad

__all__ = [
    "ColoursDecode",
    "Cutout",
    "FirstNormalize",
    "FirstNormalizePad",
    "FirstToType",
    "PictureDecode",
    "RgbToBgr",
    "RgbToBgrOfArrays",
    "SoftDvppDecodeRandomCropResizeJpeg",
    "SoftDvppDecodeResizeJpeg",
]


class ColoursDecode(Decode):
    """`c_transforms.Decode`: bytes of a file as an array.

    Args:
        rgb: True: red comes first. Blue first was taken back in MindSpore 1, too.

    Raises:
        ArgumentTypeError: If it is no bool.
        ArgumentValueError: If it is False.

    """

    def __init__(self, rgb: bool = True) -> None:
        if not arguments.flag("Decode(rgb)", rgb):
            hint = "vision.ConvertColor(ConvertMode.COLOR_RGB2BGR) behind it"
            raise ArgumentValueError.of("Decode(rgb)", "True", rgb, hint)
        super().__init__()


class PictureDecode(Decode):
    """`py_transforms.Decode`: bytes of a file as an image of Pillow."""

    def __init__(self) -> None:
        super().__init__(to_pil=True)


class FirstNormalize(Operation):
    """`py_transforms.Normalize`: `(image - mean) / std` of an array (channels, height, width).

    The number type stays.

    Args:
        mean: Of each channel; one is for all.
        std: Of each channel, above 0.

    Raises:
        ArgumentTypeError: As `Normalize`; when called: if the image is no array of three axes.
        ArgumentValueError: As `Normalize`.
        StateError: When called: if the array holds whole numbers.
        ShapeError: When called: if it has another number of channels.

    """

    by_pillow = True

    def __init__(self, mean: Sequence[float], std: Sequence[float]) -> None:
        self._normalize = Normalize(mean, std, is_hwc=False)

    def __call__(self, img: np.ndarray) -> np.ndarray:
        return self._normalize(_channels_first("Normalize", img)).astype(img.dtype)

    def _graph(self) -> dict[str, Any] | None:
        return self._normalize._graph()


class FirstNormalizePad(Operation):
    """`py_transforms.NormalizePad`: as `FirstNormalize`, with one more channel of zeros.

    Args:
        mean: See `FirstNormalize`.
        std: See `FirstNormalize`.
        dtype: 'float32' or 'float16', of the result.

    Raises:
        ArgumentTypeError: As `FirstNormalize`.
        ArgumentValueError: As `FirstNormalize`, and if `dtype` is another.
        StateError: As `FirstNormalize`.
        ShapeError: As `FirstNormalize`.

    """

    by_pillow = True

    def __init__(self, mean: Sequence[float], std: Sequence[float], dtype: str = "float32") -> None:
        self._normalize = NormalizePad(mean, std, dtype, is_hwc=False)

    def __call__(self, img: np.ndarray) -> np.ndarray:
        made: np.ndarray = self._normalize(_channels_first("NormalizePad", img))
        return made

    def _graph(self) -> dict[str, Any] | None:
        return self._normalize._graph()


class Cutout(CutOut):
    """`py_transforms.Cutout`: `CutOut` of an array (channels, height, width).

    Args:
        length: See `CutOut`.
        num_patches: See `CutOut`.

    Raises:
        ArgumentTypeError: As `CutOut`.
        ArgumentValueError: As `CutOut`.
        ShapeError: As `CutOut`.

    """

    by_pillow = True

    def __init__(self, length: int, num_patches: int = 1) -> None:
        super().__init__(length, num_patches, is_hwc=False)


class FirstToType(TypeCast):
    """`py_transforms.ToType`: `transforms.TypeCast` with another name of its argument."""

    def __init__(self, output_type: Any) -> None:
        super().__init__(output_type)


class RgbToBgr(Operation):
    """`c_transforms.RgbToBgr`: red and blue exchanged in an array (height, width, 3).

    Raises:
        ArgumentTypeError: When called: if it is another.

    """

    def __call__(self, image: Any) -> np.ndarray:
        return _exchanged(array_of("RgbToBgr", image), is_hwc=True)


class RgbToBgrOfArrays(Operation):
    """`py_transforms.RgbToBgr`: red and blue exchanged.

    Args:
        is_hwc: Whether channels are the last axis, else the first of an image's three.

    Raises:
        ArgumentTypeError: If it is no bool; when called: if the image is no array with three
            channels.

    """

    by_pillow = True

    def __init__(self, is_hwc: bool = False) -> None:
        self.is_hwc = arguments.flag("RgbToBgr(is_hwc)", is_hwc)

    def __call__(self, rgb_imgs: np.ndarray) -> np.ndarray:
        return _exchanged(rgb_imgs, is_hwc=self.is_hwc)

    def _graph(self) -> dict[str, Any]:
        return {"is_hwc": self.is_hwc}


class SoftDvppDecodeResizeJpeg:
    """Decoding as a chip of Ascend does it: not offered.

    Raises:
        UnsupportedError: Always.

    """

    def __init__(self, size: Any) -> None:
        hint = "vision.Decode() and vision.Resize(size)"
        raise UnsupportedError.of("SoftDvppDecodeResizeJpeg", "other operations", size, hint)


class SoftDvppDecodeRandomCropResizeJpeg:
    """Decoding as a chip of Ascend does it: not offered.

    Raises:
        UnsupportedError: Always.

    """

    def __init__(self, size: Any, *more: Any, **named: Any) -> None:
        hint = "vision.RandomCropDecodeResize(size)"
        where = "SoftDvppDecodeRandomCropResizeJpeg"
        raise UnsupportedError.of(where, "another operation", size, hint)


def _channels_first(where: str, image: Any) -> np.ndarray:
    if not isinstance(image, np.ndarray) or image.ndim != 3:
        raise ArgumentTypeError.of(where, "an array (channels, height, width)", image)
    if image.dtype.kind in "iu":
        hint = "py_transforms.ToTensor() before"
        raise StateError(compose(where, "numbers with a point", image.dtype, hint))
    return image


def _exchanged(image: Any, *, is_hwc: bool) -> np.ndarray:
    axis = -1 if is_hwc else -3
    if not isinstance(image, np.ndarray) or image.ndim not in {3, 4} or image.shape[axis] != 3:
        raise ArgumentTypeError.of("RgbToBgr", "an array of three channels", image)
    return np.ascontiguousarray(np.flip(image, axis=axis))
