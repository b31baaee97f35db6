"""What several tests of layers that round compute by themselves."""

import numpy as np

from engine.dtype import QuantDtype
from engine.train.quant import create_quant_config

FINE = create_quant_config(quant_dtype=QuantDtype.INT8, per_channel=(True, False))


def rounded(weight, lowest=-128, highest=127):
    """Each row of a weight in the whole numbers of its own range, in float64."""
    rows = weight.reshape(len(weight), -1).astype(np.float64)
    low, high = np.minimum(rows.min(1), 0)[:, None], np.maximum(rows.max(1), 0)[:, None]
    scale = (high - low) / (highest - lowest)
    zero = np.floor(lowest - low / scale + 0.5)
    whole = np.clip(np.floor(rows / scale + 0.5) + zero, lowest, highest)
    return ((whole - zero) * scale).reshape(weight.shape)


def convolved(x, weight):
    """A convolution without borders, by its definition."""
    height, width = weight.shape[2:]
    down, across = x.shape[2] - height + 1, x.shape[3] - width + 1
    out = np.zeros((len(x), len(weight), down, across))
    for i in range(down):
        for j in range(across):
            window = x[:, :, i : i + height, j : j + width]
            out[:, :, i, j] = np.einsum("nchw,ochw->no", window, weight)
    return out
