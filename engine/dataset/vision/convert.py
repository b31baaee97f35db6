"""Images between files' bytes, arrays and Pillow, and channels before height and width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.dataset.description import Description, operation
from engine.dataset.transforms import TypeCast
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import DTypeLike

from . import arguments, codec, pictures
from .image import Operation, array_of, is_picture

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

__all__ = ["HWC2CHW", "Decode", "ToNumpy", "ToPIL", "ToTensor", "ToType"]


class Decode(Operation):
    """The image whose file these bytes are: its red, green and blue; opacity is left out.

    It reads what Pillow reads: JPEG, PNG, BMP, TIFF and others. An orientation that the file asks
    for is not followed.

    Args:
        to_pil: Whether it becomes an image of Pillow, else an array (height, width, 3) of uint8.

    Raises:
        ArgumentTypeError: If `to_pil` is no bool; when called: if it is no bytes, and no array of
            bytes with one axis.
        ImageFileError: When called: if the bytes are no image.

    """

    def __init__(self, to_pil: bool = False) -> None:
        self.to_pil = self.by_pillow = arguments.flag("Decode(to_pil)", to_pil)

    def __call__(self, img: Any) -> Any:
        data = codec.bytes_of("Decode", img)
        return codec.picture(data) if self.to_pil else codec.colours(data)

    def _graph(self) -> dict[str, Any]:
        told = {"to_pil": True} if self.to_pil else {"rgb": True}
        return {"device_target": "CPU", **told}


class ToPIL(Operation):
    """The array as an image of Pillow; one of Pillow stays as it is.

    Raises:
        ArgumentTypeError: When called: if it is neither, or an array of another number type than
            uint8 with more than one channel.
        ArgumentValueError: When called: if it has other axes than (height, width) or (height,
            width, channels), or more than 4 channels.

    """

    by_pillow = True

    def __call__(self, img: Any) -> Picture:
        if is_picture(img):
            return img
        if not isinstance(img, np.ndarray):
            raise ArgumentTypeError.of("ToPIL", "an array or an image of Pillow", img)
        array = img[..., None] if img.ndim == 2 else img
        if array.ndim != 3 or array.shape[-1] > 4:
            expected = "(height, width) or (height, width, channels), 4 at most"
            raise ArgumentValueError.of("ToPIL", expected, img.shape)
        if array.shape[-1] == 1:
            return pictures.from_array(array[..., 0])
        if array.dtype != np.uint8:
            hint = "vision.ToType(np.uint8) makes it one"
            raise ArgumentTypeError(f"ToPIL expected uint8 colours, got {img.dtype}. Hint: {hint}.")
        return pictures.from_array(array)

    def _graph(self) -> dict[str, Any]:
        return {}


class ToNumpy(Operation):
    """The image as an array."""

    def __call__(self, img: Any) -> np.ndarray:
        return np.array(img)

    def _graph(self) -> dict[str, Any]:
        return {}


class HWC2CHW(Operation):
    """The axis of channels before height and width; grey images stay as they are.

    Raises:
        ShapeError: When called: if the image has fewer than two or more than three axes.

    """

    def __call__(self, image: Any) -> np.ndarray:
        if np.ndim(image) not in {2, 3}:
            raise ShapeError.of("HWC2CHW", "(height, width, channels)", np.shape(image))
        (result,) = self.on_batch(np.asarray(image)[None])
        return np.asarray(result)

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images at once."""
        return images if images.ndim == 3 else np.ascontiguousarray(np.moveaxis(images, -1, -3))

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        return operation("HwcToChw", None)


class ToTensor(Operation):
    """Pixels from 0 to 255 as numbers from 0 to 1, channels first.

    Args:
        output_type: The number type of the result.

    """

    def __init__(self, output_type: DTypeLike = np.float32) -> None:
        self.output_type = as_dtype(output_type)

    def __call__(self, image: Any) -> np.ndarray:
        image = array_of("ToTensor", image)
        if image.ndim not in {2, 3}:
            raise ShapeError.of("ToTensor", "(height, width) or with channels", image.shape)
        (result,) = self.on_batch(image[None])
        return np.asarray(result)

    def on_batch(self, images: np.ndarray) -> np.ndarray:
        """Many images at once."""
        pixels = images[..., None] if images.ndim == 3 else images
        scaled = np.moveaxis(pixels, -1, -3).astype(np.float32) * np.float32(1 / 255)
        return np.ascontiguousarray(scaled, dtype=self.output_type.numpy)

    def _graph(self) -> dict[str, Any]:
        return {"output_type": self.output_type.numpy.name}


class ToType(TypeCast):
    """The image in another number type; see `transforms.TypeCast`."""
