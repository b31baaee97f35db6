"""Products of matrices."""

from __future__ import annotations

import pytest

from tests.engine.train.loading.onnx.beside_onnxruntime import Case, case, check_same, drawn

A, B = drawn(3, 4), drawn(4, 5, seed=4)

CASES = [
    case("MatMul", A, B),
    case("MatMul", drawn(2, 1, 3, 4), drawn(5, 4, 2)),
    case("MatMul", A[0], B),
    case("MatMul", A, B[:, 0]),
    case("Gemm", A, B),
    case("Gemm", A, B, drawn(5)),
    case("Gemm", A.T.copy(), B.T.copy(), drawn(3, 1), transA=1, transB=1, alpha=0.5, beta=2.0),
    case("Gemm", A, B, drawn(3, 5), beta=0.0),
    case("Einsum", drawn(2, 3, 4), drawn(2, 5, 4), equation="bij,bkj->bik"),
    case("Einsum", drawn(3, 3), equation="ii->i"),
    case("Det", drawn(2, 3, 3)),
]


@pytest.mark.parametrize("one", CASES, ids=str)
def test_operator_computes_what_onnxruntime_computes(one: Case) -> None:
    check_same(one)
