# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.dataset.vision import *
from engine.dataset.vision.earlier import ColoursDecode as Decode
from engine.dataset.vision.earlier import RgbToBgr as RgbToBgr
from engine.dataset.vision.earlier import SoftDvppDecodeRandomCropResizeJpeg as SoftDvppDecodeRandomCropResizeJpeg
from engine.dataset.vision.earlier import SoftDvppDecodeResizeJpeg as SoftDvppDecodeResizeJpeg
