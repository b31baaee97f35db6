# Made by `make stubs` from engine/names/paths.toml; do not edit.
# An older path of MindSpore: names that are elsewhere, and no code.

from engine.dataset.vision import *
from engine.dataset.vision.adjust import brightened as adjust_brightness
from engine.dataset.vision.adjust import contrasted as adjust_contrast
from engine.dataset.vision.adjust import saturated as adjust_saturation
from engine.dataset.vision.adjust import with_hue as adjust_hue
from engine.dataset.vision.flip import left_right as horizontal_flip
from engine.dataset.vision.flip import top_bottom as vertical_flip
from engine.dataset.vision.image import is_picture as is_pil
from engine.dataset.vision.picture_functions import augment_error_message as augment_error_message
from engine.dataset.vision.picture_functions import center_crop as center_crop
from engine.dataset.vision.picture_functions import hwc_to_chw as hwc_to_chw
from engine.dataset.vision.picture_functions import is_numpy as is_numpy
