"""Tensors brought to other lengths."""

from __future__ import annotations

import numpy as np
import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn, wholes

IMAGE = drawn(1, 2, 4, 5)
CENTRES = ["half_pixel", "pytorch_half_pixel", "align_corners", "asymmetric"]
ROUNDINGS = ["round_prefer_floor", "round_prefer_ceil", "floor", "ceil"]
ROI = np.array([0, 0, 0.2, 0.1, 1, 1, 0.8, 1.3], np.float32)


def scales(height: float, width: float) -> np.ndarray:
    return np.array([1, 1, height, width], np.float32)


def resize(mode: str, centres: str, **more: object) -> Case:
    settings = {"mode": mode, "coordinate_transformation_mode": centres, **more}
    return case("Resize", IMAGE, None, scales(1.6, 0.7), opset=13, **settings)


CASES = [
    *(resize(mode, centres) for mode in ("nearest", "linear", "cubic") for centres in CENTRES),
    *(resize("nearest", "half_pixel", nearest_mode=how) for how in ROUNDINGS),
    resize("cubic", "half_pixel", cubic_coeff_a=-0.5, exclude_outside=1),
    case("Resize", IMAGE, None, None, wholes(1, 2, 7, 3), mode="linear"),
    case("Resize", IMAGE, None, None, wholes(7, 3), mode="linear", axes=[2, 3], opset=18),
    case("Resize", IMAGE, None, scales(0.6, 0.5), mode="linear", antialias=1, opset=18),
    case("Resize", IMAGE, None, scales(0.6, 0.5), mode="cubic", antialias=1, opset=18),
    case(
        "Resize",
        IMAGE,
        ROI,
        None,
        wholes(1, 2, 3, 3),
        mode="linear",
        extrapolation_value=9.0,
        coordinate_transformation_mode="tf_crop_and_resize",
    ),
    case("Resize", IMAGE, scales(2, 2), mode="nearest", opset=10),
    case("Upsample", IMAGE, scales(2, 3), opset=9),
    case("Upsample", IMAGE, scales(2, 2), mode="linear", opset=9),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
