"""Which number type comes out where MindSpore 2.10 was asked, and habit would say another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops


def of(kind: str, *numbers: float) -> Tensor:
    return Tensor(np.array(numbers, kind))


HALVES, WHOLE, TRUTHS = of("float16", 1, 2), of("int32", 1, 2), of("bool", True, True)

CASES: dict[str, tuple[Callable[[], Any], str, Any]] = {
    "bucketize": (lambda: ops.bucketize(of("float32", 1, 3), [1.0, 2.0]), "int32", [0, 2]),
    "clip_by_value": (lambda: ops.clip_by_value(of("int32", 1, 5), 1.5, 3.7), "int32", [1, 3]),
    "clip_by_value of halves": (
        lambda: ops.clip_by_value(HALVES, of("float32", 1.5), of("float32", 3)),
        "float16",
        [1.5, 2],
    ),
    "clamp": (lambda: ops.clamp(of("int32", 1, 5), 1.5, 3.5), "float32", [1.5, 3.5]),
    "hardtanh": (lambda: ops.hardtanh(of("uint8", 0, 1, 5)), "uint8", [0, 1, 1]),
    "histc": (lambda: ops.histc(HALVES, 3), "float32", [1, 0, 1]),
    "inv": (lambda: ops.inv(of("int32", 0, 1, 2, -1)), "int32", [-(2**31), 1, 0, -1]),
    "cov": (lambda: ops.cov(HALVES), "float32", 0.5),
    "mse_loss": (lambda: ops.mse_loss(WHOLE, of("int32", 3, 5)), "float32", 6.5),
    "copysign": (lambda: ops.copysign(HALVES, of("float64", -1, 2)), "float16", [-1, 2]),
    "copysign of whole numbers": (lambda: ops.copysign(WHOLE, -1), "float32", [-1, -2]),
    "nansum": (lambda: ops.nansum(TRUTHS), "int64", 2),
    "nansum of whole numbers": (lambda: ops.nansum(WHOLE), "int32", 3),
    "Tensor.cumsum": (lambda: of("int8", 100, 100).cumsum(0), "int32", [100, 200]),
    "Tensor.cumsum of all": (TRUTHS.cumsum, "int32", [1, 2]),
    "cumsum": (lambda: ops.cumsum(of("int8", 1, 2), 0), "int8", [1, 3]),
    "Tensor.permute": (lambda: ops.reshape(WHOLE, (1, 2)).permute(), "int32", [[1], [2]]),
    "vander": (lambda: ops.vander(WHOLE), "int64", [[1, 1], [2, 1]]),
    "vecdot": (lambda: ops.vecdot(WHOLE, WHOLE), "int64", 5),
    "tensor_div": (lambda: ops.tensor_div(of("int32", 7, -7), 2), "int32", [3, -3]),
    "clip_by_global_norm": (
        lambda: ops.clip_by_global_norm(of("float32", 3, 4), 2.0),
        "float32",
        [1.2, 1.6],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_number_type_is_the_one_of_mindspore(name: str) -> None:
    function, kind, expected = CASES[name]
    found = function().asnumpy()

    assert found.dtype == kind
    np.testing.assert_allclose(found, expected, rtol=1e-3)
