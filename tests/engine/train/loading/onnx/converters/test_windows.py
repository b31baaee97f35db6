"""Windows that slide: convolutions."""

from __future__ import annotations

import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn

LINE, IMAGE, VOLUME = drawn(2, 4, 9), drawn(2, 4, 7, 6), drawn(1, 2, 4, 5, 3)
WEIGHT = drawn(6, 4, 3, 3, seed=4)
SPREAD = drawn(4, 3, 3, 2, seed=5)
STEPS = {"strides": [2, 1], "kernel_shape": [3, 3]}

CASES = [
    case("Conv", IMAGE, WEIGHT),
    case("Conv", IMAGE, WEIGHT, drawn(6), pads=[1, 0, 2, 1], **STEPS),
    case("Conv", IMAGE, drawn(6, 2, 3, 3), group=2, dilations=[2, 1], pads=[2, 1, 2, 1]),
    case("Conv", IMAGE, drawn(8, 1, 3, 3), group=4),
    *(case("Conv", IMAGE, WEIGHT, auto_pad=how, **STEPS) for how in ("SAME_UPPER", "SAME_LOWER")),
    case("Conv", IMAGE, WEIGHT, auto_pad="VALID"),
    case("Conv", LINE, drawn(3, 4, 4), drawn(3), strides=[2], pads=[1, 2]),
    case("Conv", VOLUME, drawn(3, 2, 2, 3, 1), pads=[1, 0, 0, 0, 1, 0]),
    case("ConvTranspose", IMAGE, SPREAD),
    case("ConvTranspose", IMAGE, SPREAD, drawn(3), strides=[2, 3], pads=[1, 0, 0, 1]),
    case("ConvTranspose", IMAGE, SPREAD, strides=[2, 3], output_padding=[1, 2], pads=[1, 1, 1, 1]),
    case("ConvTranspose", IMAGE, SPREAD, strides=[2, 2], output_shape=[14, 13]),
    case(
        "ConvTranspose", IMAGE, SPREAD, strides=[2, 2], output_shape=[14, 12], auto_pad="SAME_UPPER"
    ),
    case("ConvTranspose", IMAGE, SPREAD, strides=[2, 2], auto_pad="SAME_LOWER"),
    case("ConvTranspose", IMAGE, drawn(4, 2, 3, 3), group=2, dilations=[2, 1]),
    case("ConvTranspose", LINE, drawn(4, 2, 3), strides=[2], pads=[1, 1], output_padding=[1]),
    case("ConvTranspose", VOLUME, drawn(2, 2, 2, 1, 2), strides=[1, 2, 1]),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
