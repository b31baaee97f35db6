"""Operator classes on matrices. Most numbers are MindSpore's."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentValueError, ShapeError

A = np.array([[4, 1], [1, 3]], np.float32)
B = np.array([[4, 7], [1, 3]], np.float32)
R = np.arange(6, dtype=np.float32).reshape(2, 3)
LOWER, UPPER = np.tril(A), np.triu(A)
FEW = np.array([1, 2], np.float32)
DIAGONAL = np.array([7, 8], np.float32)

CASES = [
    (ops.Einsum("ij->ji"), ([R],), R.T),
    (ops.Ger(), (FEW, DIAGONAL), np.outer(FEW, DIAGONAL)),
    (ops.Diag(), (FEW,), np.diag(FEW)),
    (ops.DiagPart(), (A,), np.diag(A)),
    (ops.Trace(), (A,), np.float32(7)),
    (ops.Tril(), (A,), LOWER),
    (ops.Triu(1), (A,), np.triu(A, 1)),
    (ops.Cross(), (R, R + 1), np.cross(R, R + 1)),
    (ops.Cross(1), (np.eye(3), np.ones((3, 3))), np.cross(np.eye(3), np.ones((3, 3)))),
    (ops.Cholesky(), (A,), np.linalg.cholesky(A)),
    (ops.Cholesky(upper=True), (A,), np.linalg.cholesky(A).T),
    (ops.CholeskyInverse(), (np.linalg.cholesky(A),), np.linalg.inv(A)),
    (ops.CholeskySolve(), (R, np.linalg.cholesky(A)), np.linalg.solve(A, R)),
    (ops.MatrixInverse(), (B,), np.linalg.inv(B)),
    (ops.MatrixInverse(adjoint=True), (B,), np.linalg.inv(B).T),
    (ops.MatrixSolve(), (B, R), np.linalg.solve(B, R)),
    (ops.MatrixSolve(True), (B, R), np.linalg.solve(B.T, R)),
    (ops.MatrixTriangularSolve(), (B, R), np.linalg.solve(np.tril(B), R)),
    (ops.MatrixTriangularSolve(False, True), (B, R), np.linalg.solve(np.triu(B).T, R)),
    (ops.MatrixPower(2), (A,), A @ A),
    (ops.MatrixExp(), (np.zeros((2, 2)),), np.eye(2)),
    (ops.MatrixDeterminant(), (B,), np.float32(5)),
    (ops.MatrixBandPart(), (A, 0, -1), UPPER),
    (ops.MatrixDiagV3(), (FEW, Tensor(0), Tensor(-1), Tensor(-1), Tensor(0.0)), np.diag(FEW)),
    (ops.MatrixDiagPartV3(), (R, Tensor(0), Tensor(0.0)), np.array([0, 4])),
    (ops.MatrixSetDiagV3(), (R, DIAGONAL, Tensor(0)), np.array([[7, 1, 2], [3, 8, 5]])),
    (ops.LpNorm(1), (R,), np.array([2.23607, 7.07107])),
    (ops.LpNorm((0, 1), 1, True), (R,), np.array([[15]])),
    (ops.LpNorm(0, 0), (R,), np.array([1, 2, 2])),
    (ops.Cdist(1.0), (R, R + 1), np.array([[3, 12], [6, 3]])),
    (ops.Pdist(), (R,), np.array([5.19615])),
    (ops.NuclearNorm(), (A,), np.float32(7)),
    (ops.NuclearNorm((1, 2), True), (A[None],), np.array([[[7]]])),
    (ops.Renorm(1, 0, 5.0), (R,), np.array([[0, 1, 2], [1.25, 1.66667, 2.08333]])),
    (ops.Lstsq(), (R.T, R.T[:, 0] + 1), np.array([[0.66667], [0.33333]])),
    (ops.Lstsq(l2_regularizer=1.0), (A, R), np.linalg.solve(A.T @ A + np.eye(2), A.T @ R)),
    (ops.LuSolve(), (A[:, :1], A, np.array([1, 2], np.int32)), np.array([[1.25], [-1]])),
]


@pytest.mark.parametrize(
    ("operator", "inputs", "expected"),
    CASES,
    ids=[str(k) + repr(c[0]) for k, c in enumerate(CASES)],
)
def test_class_does_what_its_operator_does(operator, inputs, expected):
    given = [list(map(Tensor, x)) if isinstance(x, list) else boxed(x) for x in inputs]
    found = operator(*given).asnumpy()

    assert found.shape == np.shape(expected)
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-6)


def boxed(x):
    return Tensor(x) if isinstance(x, np.ndarray) else x


def test_diagonal_of_a_tensor_with_its_axes_twice_is_taken():
    x = ops.Diag()(Tensor(R))

    assert ops.DiagPart()(x).tolist() == R.tolist()
    with pytest.raises(ShapeError, match="axes that come twice"):
        ops.DiagPart()(Tensor(R))


def test_factors_come_in_mindspores_order_and_number():
    s, u, v = ops.Svd()(Tensor(R))
    np.testing.assert_allclose((u * s) @ v.mT, R, atol=1e-5)
    np.testing.assert_allclose(s.asnumpy(), [7.34847, 1.0], rtol=1e-5)
    values, zero, other = ops.Svd(compute_uv=False)(Tensor(A))
    np.testing.assert_allclose(values.asnumpy(), [4.61803, 2.38197], rtol=1e-5)
    assert (zero.tolist(), other.tolist()) == ([0], [0])
    assert [part.shape for part in ops.Qr()(Tensor(R.T))] == [(3, 2), (2, 2)]
    assert [part.shape for part in ops.Qr(True)(Tensor(R.T))] == [(3, 3), (3, 2)]


def test_eigenvectors_come_when_asked():
    values, nothing = ops.Eig()(Tensor(B))
    _, vectors = ops.Eig(compute_v=True)(Tensor(B))

    assert nothing.shape == (0,)
    np.testing.assert_allclose(
        B @ vectors.asnumpy(), vectors.asnumpy() * values.asnumpy(), atol=1e-5
    )


def test_factors_that_lapack_keeps_are_put_together():
    packed, factors = ops.Geqrf()(Tensor(A))
    sign, log = ops.LogMatrixDeterminant()(Tensor(B))

    np.testing.assert_allclose(packed.asnumpy()[0, 0], -4.12311, rtol=1e-5)
    np.testing.assert_allclose(ops.Orgqr()(packed, factors), np.linalg.qr(A)[0], atol=1e-6)
    whole = ops.Ormqr()(packed, factors, Tensor(np.eye(2, dtype=np.float32)))
    np.testing.assert_allclose(whole, np.linalg.qr(A)[0], atol=1e-6)
    assert len(ops.LuUnpack()(Tensor(A), Tensor(np.array([1, 2], np.int32)))) == 3
    np.testing.assert_allclose([sign.asnumpy(), log.asnumpy()], [1, 1.60944], rtol=1e-5)


def test_three_diagonals_are_multiplied_as_a_matrix(rng):
    upper, main, lower = (rng.standard_normal((2, 1, 3)) for _ in range(3))
    x = rng.standard_normal((2, 3, 2))
    found = ops.TridiagonalMatMul()(*map(Tensor, (upper, main, lower, x))).asnumpy()

    for k in range(2):
        whole = np.diag(main[k, 0]) + np.diag(upper[k, 0, :-1], 1) + np.diag(lower[k, 0, 1:], -1)
        np.testing.assert_allclose(found[k], whole @ x[k])


def test_penalty_below_zero_is_refused():
    with pytest.raises(ArgumentValueError, match=r"Lstsq\(l2_regularizer\)"):
        ops.Lstsq(l2_regularizer=-1.0)
