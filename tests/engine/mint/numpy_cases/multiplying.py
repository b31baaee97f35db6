"""Products of matrices, and linear algebra."""

from __future__ import annotations

import numpy as np
from scipy import linalg, special
from scipy.spatial.distance import cdist

from engine import mint

from .inputs import A, B, S, V, W, Y, t

_SUMS = np.arange(15.0).reshape(3, 5)
CASES = {
    "addbmm": [
        (
            lambda: mint.addbmm(t(_SUMS), t(W), t(Y), beta=2, alpha=3),
            2 * _SUMS + 3 * (W @ Y).sum(0),
        ),
    ],
    "addmm": [(lambda: mint.addmm(t(S), t(S), t(S), beta=2, alpha=0.5), 2 * S + 0.5 * S @ S)],
    "addmv": [(lambda: mint.addmv(t(V[:3]), t(A), t(V), beta=2, alpha=3), 2 * V[:3] + 3 * A @ V)],
    "addr_": [(lambda: mint.addr_(t(np.ones((4, 4))), t(V), t(V), 2, 3), 2 + 3 * np.outer(V, V))],
    "baddbmm": [
        (
            lambda: mint.baddbmm(t(np.ones((2, 3, 5))), t(W), t(Y), beta=2, alpha=3),
            2 + 3 * W @ Y,
        ),
    ],
    "bmm": [(lambda: mint.bmm(t(W), mat2=t(Y)), W @ Y)],
    "cdist": [
        (lambda: mint.cdist(t(A), t(B)), cdist(A, B)),
        (lambda: mint.cdist(t(A), t(B), 1.0), cdist(A, B, "cityblock")),
    ],
    "cross": [(lambda: mint.cross(t(S), t(S.T), 1), np.cross(S, S.T, axis=1))],
    "dot": [(lambda: mint.dot(t(V), t(A[0])), V @ A[0])],
    "einsum": [(lambda: mint.einsum("ij,kj->ik", t(A), t(B)), A @ B.T)],
    "inverse": [(lambda: mint.inverse(t(S)), np.linalg.inv(S))],
    "matmul": [(lambda: mint.matmul(t(W), t(Y)), W @ Y)],
    "mm": [(lambda: mint.mm(t(A), mat2=t(B.T)), A @ B.T)],
    "mv": [(lambda: mint.mv(t(A), t(V)), A @ V)],
    "outer": [(lambda: mint.outer(t(V), t(A[0])), np.outer(V, A[0]))],
    "trace": [(lambda: mint.trace(t(S)), np.trace(S))],
    "triangular_solve": [
        (
            lambda: mint.triangular_solve(t(S[:, :2]), t(S)),
            (linalg.solve_triangular(S, S[:, :2]), S),
        ),
        (
            lambda: mint.triangular_solve(t(S[:, :2]), t(S), False, True, True),
            (
                linalg.solve_triangular(S, S[:, :2], lower=True, trans=1, unit_diagonal=True),
                S,
            ),
        ),
    ],
    "vdot": [(lambda: mint.vdot(t(V + 1j), t(V - 1j)), np.vdot(V + 1j, V - 1j))],
    "linalg.inv": [(lambda: mint.linalg.inv(t(S)), np.linalg.inv(S))],
    "linalg.matrix_norm": [
        (lambda: mint.linalg.matrix_norm(t(W)), np.linalg.norm(W, axis=(1, 2))),
        (
            lambda: mint.linalg.matrix_norm(t(S), 2, keepdim=True),
            np.linalg.norm(S, 2, keepdims=True),
        ),
    ],
    "linalg.norm": [
        (lambda: mint.linalg.norm(t(A)), np.linalg.norm(A)),
        (lambda: mint.linalg.norm(t(A), 1, dim=1), np.linalg.norm(A, 1, axis=1)),
    ],
    "linalg.qr": [
        (lambda: mint.matmul(*mint.linalg.qr(t(A))), A),
        (lambda: mint.matmul(*mint.linalg.qr(t(A.T), "complete")), A.T),
        (lambda: mint.abs(mint.linalg.qr(t(A), mode="r")[1]), np.abs(np.linalg.qr(A, "r"))),
    ],
    "linalg.vector_norm": [
        (lambda: mint.linalg.vector_norm(t(A)), np.linalg.norm(A)),
        (lambda: mint.linalg.vector_norm(t(A), 1, 0, True), np.abs(A).sum(0, keepdims=True)),
    ],
    "special.erfc": [(lambda: mint.special.erfc(t(A)), special.erfc(A))],
    "special.exp2": [(lambda: mint.special.exp2(t(A)), np.exp2(A))],
    "special.expm1": [(lambda: mint.special.expm1(t(A)), np.expm1(A))],
    "special.log1p": [(lambda: mint.special.log1p(t(np.abs(A))), np.log1p(np.abs(A)))],
    "special.log_softmax": [
        (lambda: mint.special.log_softmax(t(A), 1), A - np.log(np.exp(A).sum(1, keepdims=True))),
    ],
    "special.round": [(lambda: mint.special.round(t(A)), np.round(A))],
    "special.sinc": [(lambda: mint.special.sinc(t(A)), np.sinc(A))],
}
