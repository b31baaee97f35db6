"""Operations on images for `Dataset.map`, and for images at hand.

An image is an array of shape (height, width, channels), or (height, width) for grey ones; axes
before these three are images that are treated alike. It may also be an image of Pillow. With
`on_batch`, the first axis counts images.

>>> from engine.dataset import vision
>>> vision.Rescale(1 / 255, 0.0)(np.array([[0, 255]], np.uint8))
array([[0., 1.]], dtype=float32)
>>> vision.Resize((1, 3))(np.array([[[0, 9]]], np.uint8)).shape
(1, 3, 2)
"""

from __future__ import annotations

import numpy as np  # noqa: F401 - for the examples

from engine.names import attach

attach(__name__)
