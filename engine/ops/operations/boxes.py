"""Operator classes of boxes and of the parts of images under them."""

from __future__ import annotations

from engine.ops import best_of_classes, boxes, position_sensitive, regions, rotated_boxes

from .operator_class import REQUIRED, as_class, configured, renamed

__all__ = [
    "IOU",
    "BoundingBoxDecode",
    "BoundingBoxEncode",
    "CheckValid",
    "CombinedNonMaxSuppression",
    "CropAndResize",
    "NMSWithMask",
    "NonMaxSuppressionV3",
    "PSROIPooling",
    "ROIAlign",
    "RotatedIou",
]

_NONE, _ALL = (0.0, 0.0, 0.0, 0.0), (1.0, 1.0, 1.0, 1.0)

IOU = configured("IOU", boxes.iou, mode="iou")
CheckValid = as_class("CheckValid", boxes.check_valid)
BoundingBoxEncode = configured(
    "BoundingBoxEncode", boxes.bounding_box_encode, means=_NONE, stds=_ALL
)
BoundingBoxDecode = configured(
    "BoundingBoxDecode",
    boxes.bounding_box_decode,
    max_shape=REQUIRED,
    means=_NONE,
    stds=_ALL,
    wh_ratio_clip=0.016,
)
NMSWithMask = configured(
    "NMSWithMask", renamed(boxes.best_apart, iou_threshold="threshold"), iou_threshold=0.5
)
NonMaxSuppressionV3 = as_class("NonMaxSuppressionV3", boxes.best_few)
CombinedNonMaxSuppression = configured(
    "CombinedNonMaxSuppression",
    best_of_classes.best_of_classes,
    best_of_classes.best_of_classes.__doc__ or "",
    pad_per_class=False,
    clip_boxes=True,
)
PSROIPooling = configured(
    "PSROIPooling",
    position_sensitive.position_sensitive_pool,
    position_sensitive.position_sensitive_pool.__doc__ or "",
    spatial_scale=REQUIRED,
    group_size=REQUIRED,
    output_dim=REQUIRED,
)
ROIAlign = configured(
    "ROIAlign",
    regions.roi_align,
    pooled_height=REQUIRED,
    pooled_width=REQUIRED,
    spatial_scale=REQUIRED,
    sample_num=2,
    roi_end_mode=1,
)
CropAndResize = configured(
    "CropAndResize", regions.crop_and_resize, method="bilinear", extrapolation_value=0.0
)
RotatedIou = as_class(
    "RotatedIou", rotated_boxes.rotated_iou, rotated_boxes.rotated_iou.__doc__ or ""
)
