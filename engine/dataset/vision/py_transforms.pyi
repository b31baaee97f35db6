# Made by `make stubs` from engine/names/paths.toml; do not edit.

from engine.dataset.vision import *
from engine.dataset.vision.earlier import Cutout as Cutout
from engine.dataset.vision.earlier import FirstNormalize as Normalize
from engine.dataset.vision.earlier import FirstNormalizePad as NormalizePad
from engine.dataset.vision.earlier import FirstToType as ToType
from engine.dataset.vision.earlier import PictureDecode as Decode
from engine.dataset.vision.earlier import RgbToBgrOfArrays as RgbToBgr
