"""Calls of operator classes made of windows, as text, and what makes MindSpore's numbers of them.

    python -m tests.engine.ops.operations.mindspore_windows FILE

Run it from the root of a checkout with an interpreter that has MindSpore; nothing of ours is
imported. In each text `a`, `b` … are the inputs of the recipe that stands before it.
"""

from __future__ import annotations

import sys
import zlib
from typing import Any

import numpy as np

X3, X4, X5 = (1, 2, 6), (1, 2, 7, 6), (1, 2, 4, 5, 4)
NAMES = "abc"

# The shapes of the inputs, and the call.
CASES: dict[str, tuple[tuple[tuple[int, ...], ...], str]] = {
    "Conv3D": ((X5, (3, 2, 2, 3, 2)), "ops.Conv3D(3, (2, 3, 2))(a, b)"),
    "Conv3D same": (
        (X5, (3, 2, 2, 3, 2)),
        "ops.Conv3D(3, (2, 3, 2), pad_mode='same', stride=2)(a, b)",
    ),
    "Conv3D pad": (
        (X5, (3, 2, 2, 3, 2)),
        "ops.Conv3D(3, (2, 3, 2), pad_mode='pad', pad=(1, 0, 1, 1, 0, 1))(a, b)",
    ),
    "Conv2DTranspose": (
        ((1, 3, 3, 3), (3, 2, 3, 3)),
        "ops.Conv2DTranspose(3, 3, pad_mode='pad', pad=1, stride=2)(a, b, (1, 2, 5, 5))",
    ),
    "Conv2DBackpropInput": (
        ((1, 3, 3, 3), (3, 2, 3, 3)),
        "ops.Conv2DBackpropInput(3, 3, pad_mode='same', stride=2)(a, b, (1, 2, 6, 5))",
    ),
    "Conv3DTranspose": (
        ((1, 2, 2, 3, 2), (2, 1, 3, 3, 3)),
        "ops.Conv3DTranspose(2, 1, 3, 1, 'pad', 1, 2, output_padding=1)(a, b)",
    ),
    "Conv3DTranspose same": (
        ((1, 2, 2, 3, 2), (2, 1, 3, 3, 3)),
        "ops.Conv3DTranspose(2, 1, 3, pad_mode='same', stride=2)(a, b)",
    ),
    "conv3d_transpose": (
        ((1, 2, 2, 3, 2), (2, 1, 3, 3, 3)),
        "ops.conv3d_transpose(a, b, 'pad', (1, 0, 1, 1, 0, 1), 2)",
    ),
    "AvgPool3D": ((X5,), "ops.AvgPool3D(2, 2)(a)"),
    "AvgPool3D same": ((X5,), "ops.AvgPool3D(3, 2, 'same')(a)"),
    "AvgPool3D pad": ((X5,), "ops.AvgPool3D(3, 2, 'pad', 1, True, False)(a)"),
    "AvgPool3D divided": ((X5,), "ops.AvgPool3D(3, 2, 'pad', 1, False, True, 5)(a)"),
    "MaxPool3D": ((X5,), "ops.MaxPool3D(2, 2)(a)"),
    "MaxPool3D same": ((X5,), "ops.MaxPool3D(3, 2, 'same')(a)"),
    "MaxPool3D pad": ((X5,), "ops.MaxPool3D(3, 1, 'pad', (1, 0, 1, 0, 0, 1), True)(a)"),
    "MaxPoolWithArgmax": ((X4,), "ops.MaxPoolWithArgmax(2, 2)(a)"),
    "MaxPoolWithArgmaxV2": (
        (X4,),
        "ops.MaxPoolWithArgmaxV2(3, 2, 1, (1, 1), True, ms.int32)(a)",
    ),
    "MaxPoolWithArgmaxV2 dilated": ((X4,), "ops.MaxPoolWithArgmaxV2(2, 1, 1, (2, 2))(a)"),
    "MaxPool3DWithArgmax": ((X5,), "ops.MaxPool3DWithArgmax(2, 1, 1, (2, 2, 2))(a)"),
    "AdaptiveAvgPool2D": ((X4,), "ops.AdaptiveAvgPool2D((3, None))(a)"),
    "AdaptiveAvgPool3D": ((X5,), "ops.AdaptiveAvgPool3D((3, None, 1))(a)"),
    "AdaptiveMaxPool2D": ((X4,), "ops.AdaptiveMaxPool2D((3, 4))(a)"),
    "AdaptiveMaxPool3D": ((X5,), "ops.AdaptiveMaxPool3D()(a, Tensor([2, 3, 1], ms.int32))"),
    "MaxUnpool2D": (
        (X4,),
        "ops.MaxUnpool2D(2, 0, 0, (1, 2, 7, 6))(*ops.MaxPoolWithArgmaxV2(2)(a))",
    ),
    "FractionalMaxPoolWithFixedKsize": (
        (X4, (1, 2, 2)),
        "ops.FractionalMaxPoolWithFixedKsize((2, 2), (3, 3))(a, b * 0.1 + 0.5)",
    ),
    "FractionalMaxPool3DWithFixedKsize": (
        (X5, (1, 2, 3)),
        "ops.FractionalMaxPool3DWithFixedKsize(2, (2, 2, 2))(a, b * 0.1 + 0.5)",
    ),
    "lp_pool1d": ((X3,), "ops.lp_pool1d(a, 2, 3, 2, True)"),
    "Im2Col": ((X4,), "ops.Im2Col((2, 3), 2, 1, (1, 0))(a)"),
    "Col2Im": (
        ((1, 2, 6, 16),),
        "ops.Col2Im((2, 3), 1, (1, 0), (2, 1))(a, Tensor([7, 6], ms.int32))",
    ),
    "Pad": ((X4,), "ops.Pad(((0, 0), (0, 0), (1, 2), (0, 1)))(a)"),
    "MirrorPad": ((X3,), "ops.MirrorPad()(a, Tensor([[0, 0], [1, 1], [1, 2]]))"),
    "MirrorPad symmetric": (
        (X3,),
        "ops.MirrorPad('SYMMETRIC')(a, Tensor([[0, 0], [1, 1], [1, 2]]))",
    ),
    "PadV3": (
        (X3,),
        "ops.PadV3()(a, Tensor([1, 2, 3, 4, 0, 0], ms.int32), Tensor(7, ms.float32))",
    ),
    "PadV3 apart": (
        (X3,),
        "ops.PadV3('constant', False)(a, Tensor([1, 2, 3, 4, 0, 0], ms.int32), Tensor(0.5))",
    ),
    "PadV3 reflect": ((X3,), "ops.PadV3('reflect')(a, Tensor([1, 2], ms.int32))"),
    "PadV3 edge": ((X4,), "ops.PadV3('edge')(a, Tensor([1, 2, 3, 0], ms.int32))"),
    "PadV3 circular": ((X4,), "ops.PadV3('circular')(a, Tensor([1, 2, 3, 0], ms.int32))"),
    "LRN": ((X4,), "ops.LRN(2, 1.5, 0.3, 0.7)(a)"),
    "GridSampler2D": (
        (X4, (1, 3, 2, 2)),
        "ops.GridSampler2D('bilinear', 'reflection', True)(a, b)",
    ),
    "GridSampler3D": ((X5, (1, 2, 2, 2, 3)), "ops.GridSampler3D('bilinear', 'border')(a, b)"),
    "AffineGrid": (((1, 2, 3),), "ops.AffineGrid()(a, (1, 1, 3, 2))"),
    "AffineGrid aligned": (((1, 2, 3),), "ops.AffineGrid(True)(a, (1, 1, 3, 2))"),
    "ResizeLinear1D": ((X3,), "ops.ResizeLinear1D()(a, (9,))"),
    "ResizeLinear1D half": ((X3,), "ops.ResizeLinear1D('half_pixel')(a, (9,))"),
    "UpsampleNearest3D": ((X5,), "ops.UpsampleNearest3D()(a, (7, 6, 4), None)"),
    "UpsampleNearest3D scaled": ((X5,), "ops.UpsampleNearest3D()(a, None, (1.5, 2.0, 1.3))"),
    "UpsampleTrilinear3D": ((X5,), "ops.UpsampleTrilinear3D(True)(a, (6, 5, 3), None)"),
    "UpsampleTrilinear3D scaled": ((X5,), "ops.UpsampleTrilinear3D()(a, None, (1.5, 1.4, 1.3))"),
    "ResizeNearestNeighbor": ((X4,), "ops.ResizeNearestNeighbor((9, 4))(a)"),
    "ResizeNearestNeighbor aligned": ((X4,), "ops.ResizeNearestNeighbor((9, 4), True)(a)"),
    "ResizeNearestNeighborV2": (
        (X4,),
        "ops.ResizeNearestNeighborV2(False, True)(a, Tensor([9, 4], ms.int32))",
    ),
    "ResizeBilinearV2": ((X4,), "ops.ResizeBilinearV2()(a, (9, 4))"),
    "ResizeBilinearV2 aligned": ((X4,), "ops.ResizeBilinearV2(True)(a, (9, 4))"),
    "ResizeBilinearV2 half": ((X4,), "ops.ResizeBilinearV2(False, True)(a, (9, 4))"),
    "ResizeBicubic": ((X4,), "ops.ResizeBicubic()(a, (9, 4))"),
    "ResizeBicubic aligned": ((X4,), "ops.ResizeBicubic(True)(a, (9, 4))"),
    "ResizeBicubic half": ((X4,), "ops.ResizeBicubic(False, True)(a, (9, 4))"),
}


def drawn(name: str) -> list[np.ndarray]:
    """The inputs of a call in float32, the same everywhere."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    return [rng.standard_normal(shape).astype(np.float32) for shape in CASES[name][0]]


def outputs(name: str, spaces: dict[str, Any]) -> tuple[Any, ...]:
    """What a call gives, with the names of a framework."""
    inputs = [spaces["Tensor"](array) for array in drawn(name)]
    out = eval(CASES[name][1], spaces | dict(zip(NAMES, inputs, strict=False)))
    return tuple(out) if isinstance(out, tuple | list) else (out,)


def main() -> None:
    """Write MindSpore's numbers."""
    import mindspore

    mindspore.set_context(device_target="CPU")
    spaces = {"ops": mindspore.ops, "Tensor": mindspore.Tensor, "ms": mindspore}
    found = {
        f"{name}/{k}": out.asnumpy()
        for name in CASES
        for k, out in enumerate(outputs(name, spaces))
    }
    np.savez_compressed(sys.argv[1], **found)


if __name__ == "__main__":
    main()
