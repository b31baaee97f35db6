from engine.dataset.transforms import not_random

from .adjust import (
    AdjustBrightness,
    AdjustContrast,
    AdjustGamma,
    AdjustHue,
    AdjustSaturation,
    AdjustSharpness,
)
from .auto_augment import AutoAugment, RandAugment, TrivialAugmentWide
from .blur import GaussianBlur
from .boxes import (
    BoundingBoxAugment,
    RandomHorizontalFlipWithBBox,
    RandomResizeWithBBox,
    RandomVerticalFlipWithBBox,
    ResizeWithBBox,
)
from .colour import ConvertColor, Grayscale, HsvToRgb, RgbToHsv
from .convert import HWC2CHW, Decode, ToNumpy, ToPIL, ToTensor, ToType
from .crop import CenterCrop, Crop, FiveCrop, SlicePatches, TenCrop
from .enums import (
    AutoAugmentPolicy,
    Border,
    ConvertMode,
    ImageBatchFormat,
    ImageReadMode,
    Inter,
    SliceMode,
)
from .erase import CutOut, Erase, RandomErasing
from .files import (
    encode_jpeg,
    encode_png,
    get_image_num_channels,
    get_image_size,
    read_file,
    read_image,
    write_file,
    write_jpeg,
    write_png,
)
from .flip import HorizontalFlip, VerticalFlip
from .mixing import CutMixBatch, MixUp, MixUpBatch
from .normalise import LinearTransformation, Normalize, NormalizePad, Rescale
from .pad import Pad, PadToSize
from .random_affine import RandomAffine, RandomRotation
from .random_boxes import RandomCropWithBBox, RandomResizedCropWithBBox
from .random_colour import (
    RandomAdjustSharpness,
    RandomColor,
    RandomColorAdjust,
    RandomGrayscale,
    RandomLighting,
    RandomSharpness,
)
from .random_crop import RandomCrop, RandomCropDecodeResize, RandomResize, RandomResizedCrop
from .random_flip import RandomHorizontalFlip, RandomVerticalFlip
from .random_perspective import RandomPerspective
from .random_tone import (
    RandomAutoContrast,
    RandomEqualize,
    RandomInvert,
    RandomPosterize,
    RandomSolarize,
)
from .resize import Resize, ResizedCrop
from .rotate import Affine, Perspective, Rotate
from .selection import RandomSelectSubpolicy, UniformAugment
from .tone import AutoContrast, Equalize, Invert, Posterize, Solarize
from .video import DecodeVideo, VideoDecoder, read_video, read_video_timestamps

__all__ = [
    "HWC2CHW",
    "AdjustBrightness",
    "AdjustContrast",
    "AdjustGamma",
    "AdjustHue",
    "AdjustSaturation",
    "AdjustSharpness",
    "Affine",
    "AutoAugment",
    "AutoAugmentPolicy",
    "AutoContrast",
    "Border",
    "BoundingBoxAugment",
    "CenterCrop",
    "ConvertColor",
    "ConvertMode",
    "Crop",
    "CutMixBatch",
    "CutOut",
    "Decode",
    "DecodeVideo",
    "Equalize",
    "Erase",
    "FiveCrop",
    "GaussianBlur",
    "Grayscale",
    "HorizontalFlip",
    "HsvToRgb",
    "ImageBatchFormat",
    "ImageReadMode",
    "Inter",
    "Invert",
    "LinearTransformation",
    "MixUp",
    "MixUpBatch",
    "Normalize",
    "NormalizePad",
    "Pad",
    "PadToSize",
    "Perspective",
    "Posterize",
    "RandAugment",
    "RandomAdjustSharpness",
    "RandomAffine",
    "RandomAutoContrast",
    "RandomColor",
    "RandomColorAdjust",
    "RandomCrop",
    "RandomCropDecodeResize",
    "RandomCropWithBBox",
    "RandomEqualize",
    "RandomErasing",
    "RandomGrayscale",
    "RandomHorizontalFlip",
    "RandomHorizontalFlipWithBBox",
    "RandomInvert",
    "RandomLighting",
    "RandomPerspective",
    "RandomPosterize",
    "RandomResize",
    "RandomResizeWithBBox",
    "RandomResizedCrop",
    "RandomResizedCropWithBBox",
    "RandomRotation",
    "RandomSelectSubpolicy",
    "RandomSharpness",
    "RandomSolarize",
    "RandomVerticalFlip",
    "RandomVerticalFlipWithBBox",
    "Rescale",
    "Resize",
    "ResizeWithBBox",
    "ResizedCrop",
    "RgbToHsv",
    "Rotate",
    "SliceMode",
    "SlicePatches",
    "Solarize",
    "TenCrop",
    "ToNumpy",
    "ToPIL",
    "ToTensor",
    "ToType",
    "TrivialAugmentWide",
    "UniformAugment",
    "VerticalFlip",
    "VideoDecoder",
    "encode_jpeg",
    "encode_png",
    "get_image_num_channels",
    "get_image_size",
    "not_random",
    "read_file",
    "read_image",
    "read_video",
    "read_video_timestamps",
    "write_file",
    "write_jpeg",
    "write_png",
]
