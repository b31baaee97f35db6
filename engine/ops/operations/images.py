"""Operator classes of images: colours, areas, boxes, and windows that look elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ShapeError
from engine.ops import (
    area,
    boxes,
    colours,
    deformable,
    glimpse,
    scale_translate,
    uneven_pool,
    volume_patches,
)
from engine.typed import Tensor, TensorOrNumber

from .operator_class import REQUIRED, Primitive, as_class, configured, only

__all__ = [
    "AdjustHue",
    "AdjustSaturation",
    "DeformableOffsets",
    "ExtractGlimpse",
    "ExtractVolumePatches",
    "FractionalAvgPool",
    "FractionalMaxPool",
    "HSVToRGB",
    "NonMaxSuppressionWithOverlaps",
    "RGBToHSV",
    "ResizeArea",
    "ScaleAndTranslate",
]

RGBToHSV = as_class("RGBToHSV", colours.to_hsv)
HSVToRGB = as_class("HSVToRGB", colours.to_rgb)
AdjustHue = as_class("AdjustHue", colours.adjust_hue)
AdjustSaturation = as_class("AdjustSaturation", colours.adjust_saturation)
ResizeArea = configured("ResizeArea", area.resize_area, align_corners=False)
ExtractGlimpse = configured(
    "ExtractGlimpse",
    glimpse.glimpse,
    glimpse.glimpse.__doc__ or "",
    centered=True,
    normalized=True,
    uniform_noise=True,
    noise="uniform",
)
ScaleAndTranslate = configured(
    "ScaleAndTranslate",
    scale_translate.scale_and_translate,
    scale_translate.scale_and_translate.__doc__ or "",
    kernel_type="lanczos3",
    antialias=True,
)
ExtractVolumePatches = configured(
    "ExtractVolumePatches",
    volume_patches.volume_patches,
    kernel_size=REQUIRED,
    strides=REQUIRED,
    padding=REQUIRED,
)


def _mean_of_uneven(x: Any, **options: Any) -> tuple[Any, Any, Any]:
    """The mean of each of windows that are not all alike, and where these begin."""
    return uneven_pool.uneven_pool(x, mean=True, where="FractionalAvgPool", **options)


_UNEVEN = {
    "pooling_ratio": REQUIRED,
    "pseudo_random": False,
    "overlapping": False,
    "deterministic": False,
    "seed": 0,
    "seed2": 0,
}
FractionalMaxPool = configured("FractionalMaxPool", uneven_pool.uneven_pool, **_UNEVEN)
FractionalAvgPool = configured("FractionalAvgPool", _mean_of_uneven, **_UNEVEN)


class NonMaxSuppressionWithOverlaps(Primitive):
    """The numbers of the best boxes that overlap too much with no better one, best first, int32."""

    def __call__(
        self,
        overlaps: Tensor,
        scores: Tensor,
        max_output_size: int | Tensor,
        overlap_threshold: TensorOrNumber,
        score_threshold: TensorOrNumber,
    ) -> Tensor:
        """The numbers, as a vector.

        Args:
            overlaps: (boxes, boxes) how much each overlaps with each.
            scores: (boxes,).
            max_output_size: How many are kept at most.
            overlap_threshold: How much two may overlap.
            score_threshold: Boxes whose score is not above are left out.

        """
        count = scores.shape[0]
        if tuple(overlaps.shape) != (count, count):
            expected = str((count, count))
            where = "NonMaxSuppressionWithOverlaps(overlaps)"
            raise ShapeError.of(where, expected, tuple(overlaps.shape))
        numbers = [
            boxes.plain_number(x) for x in (max_output_size, overlap_threshold, score_threshold)
        ]
        xp, order = xp_of(scores.array), (-read(scores)).argsort(kind="stable")
        shares = read(overlaps)[order][:, order]
        kept = read(scores)[order] > numbers[2]
        later = xp.arange(count)
        for number in range(count):  # each asks only those that are better
            kept = kept & ~((shares[number] > numbers[1]) & (later > number) & kept[number])
        return Value.wrap(order[kept][: int(numbers[0])].astype(np.int32))


class DeformableOffsets(Primitive):
    """What each element of each window sees where it is told to look; see `deformable_conv2d`.

    Args:
        strides: (1, 1, down, to the right).
        pads: Pixels of 0 above, below, left and right.
        ksize: Height and width of a window.
        dilations: (1, 1, down, to the right).
        data_format: "NCHW".
        deformable_groups: How many groups of channels look elsewhere.
        modulated: True.

    Raises:
        ArgumentValueError: If an option is another.

    """

    def __init__(
        self,
        strides: Sequence[int],
        pads: Sequence[int],
        ksize: Sequence[int],
        dilations: Sequence[int] = (1, 1, 1, 1),
        data_format: str = "NCHW",
        deformable_groups: int = 1,
        modulated: bool = True,
    ) -> None:
        super().__init__()
        only("DeformableOffsets(data_format)", data_format, ("NCHW",))
        only("DeformableOffsets(modulated)", modulated, (True,))
        self.strides, self.pads, self.ksize = strides, pads, ksize
        self.dilations, self.deformable_groups = dilations, deformable_groups

    def __call__(self, x: Tensor, offsets: Tensor) -> Tensor:
        window: tuple[Any, Any, Any, Any] = (
            tuple(self.strides)[-2:],
            tuple(self.pads),
            tuple(self.ksize),
            tuple(self.dilations)[-2:],
        )
        return deformable.deformable_offsets(
            x, offsets, *window, deformable_groups=self.deformable_groups
        )
