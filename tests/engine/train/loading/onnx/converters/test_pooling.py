"""The largest, the mean or the length of each window."""

from __future__ import annotations

import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn

LINE, IMAGE, VOLUME = drawn(2, 3, 9), drawn(2, 3, 7, 6), drawn(1, 2, 4, 5, 3)
KERNEL = {"kernel_shape": [3, 2], "strides": [2, 2]}
BORDERS = {"pads": [1, 1, 1, 0], **KERNEL}

CASES = [
    case("MaxPool", IMAGE, **KERNEL),
    case("MaxPool", IMAGE, ceil_mode=1, **BORDERS),
    case("MaxPool", IMAGE, kernel_shape=[3, 2], dilations=[2, 3]),
    case("MaxPool", IMAGE, auto_pad="SAME_UPPER", **KERNEL),
    case("MaxPool", IMAGE, auto_pad="SAME_LOWER", **KERNEL),
    case("MaxPool", IMAGE, outputs=2, **BORDERS),
    case("MaxPool", IMAGE, outputs=2, storage_order=1, **BORDERS),
    case("MaxPool", LINE, kernel_shape=[4], strides=[3]),
    case("MaxPool", VOLUME, kernel_shape=[2, 2, 2], outputs=2),
    case("AveragePool", IMAGE, **KERNEL),
    case("AveragePool", IMAGE, **BORDERS),
    case("AveragePool", IMAGE, count_include_pad=1, **BORDERS),
    case("AveragePool", IMAGE, ceil_mode=1, opset=19, **BORDERS),
    case("AveragePool", IMAGE, ceil_mode=1, count_include_pad=1, opset=19, **BORDERS),
    case("AveragePool", IMAGE, kernel_shape=[2, 2], dilations=[2, 3], pads=[1] * 4, opset=19),
    case("AveragePool", IMAGE, auto_pad="SAME_LOWER", **KERNEL),
    case("AveragePool", LINE, kernel_shape=[4], strides=[3]),
    case("AveragePool", VOLUME, kernel_shape=[2, 3, 1]),
    case("LpPool", IMAGE, **KERNEL),
    case("LpPool", IMAGE, p=3, **KERNEL),
    *(case(name, IMAGE) for name in ("GlobalAveragePool", "GlobalMaxPool", "GlobalLpPool")),
    case("GlobalAveragePool", VOLUME),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
