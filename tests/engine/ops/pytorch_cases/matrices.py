"""Products, factors, inverses and norms of matrices.

What a sign or a turn leaves open is compared by what does not depend on it.
"""

from __future__ import annotations

from tests.engine.ops.pytorch_case import (
    Case,
    apart,
    given,
    positive,
    real,
    regular,
    symmetric,
    transposed,
    whole,
)

_PACKED = given([2.0, 1.0, 1.0], [0.5, 3.0, 2.0], [0.25, 0.5, 4.0])
_PIVOTS = given(3, 3, 3)

CASES = {
    "matmul": Case("ops.matmul(a, b)", "torch.matmul(a, b)", (real(2, 1, 2, 3), real(4, 3, 2))),
    "matmul of vectors": Case("ops.matmul(a, b)", "torch.matmul(a, b)", (real(3), real(2, 3, 2))),
    "bmm": Case("ops.bmm(a, b)", "torch.bmm(a, b)", (real(2, 2, 3), real(2, 3, 2))),
    "mv": Case("ops.mv(a, b)", "torch.mv(a, b)", (transposed(2, 3), real(3))),
    "outer": Case("ops.outer(a, b)", "torch.outer(a, b)", (real(2), real(3))),
    "addmm": Case(
        "ops.addmm(a, b, c, beta=0.5, alpha=2)",
        "torch.addmm(a, b, c, beta=0.5, alpha=2)",
        (real(3), real(2, 2), real(2, 3)),
    ),
    "addbmm": Case(
        "ops.addbmm(a, b, c, beta=0.5, alpha=2)",
        "torch.addbmm(a, b, c, beta=0.5, alpha=2)",
        (real(2, 3), real(2, 2, 2), real(2, 2, 3)),
    ),
    "addmv": Case(
        "ops.addmv(a, b, c, beta=0.5)",
        "torch.addmv(a, b, c, beta=0.5)",
        (real(2), real(2, 3), real(3)),
    ),
    "addr": Case(
        "ops.addr(a, b, c, alpha=2)", "torch.addr(a, b, c, alpha=2)", (real(2, 3), real(2), real(3))
    ),
    "einsum": Case(
        "ops.einsum('bn,anm,bm->ba', a, b, c)",
        "torch.einsum('bn,anm,bm->ba', a, b, c)",
        (real(2, 3), real(4, 3, 2), real(2, 2)),
    ),
    "einsum of a diagonal": Case(
        "ops.einsum('...ii->...i', a)", "torch.einsum('...ii->...i', a)", (real(2, 3, 3),)
    ),
    "einsum that broadcasts": Case(
        "ops.einsum('...ij,...jk->...ik', a, b)",
        "torch.einsum('...ij,...jk->...ik', a, b)",
        (real(2, 1, 2, 3), real(3, 3, 2)),
    ),
    "einsum of the unnamed": Case(
        "ops.einsum('i...,...->i', a, b)",
        "torch.einsum('i...,...->i', a, b)",
        (real(2, 3), real(3)),
    ),
    "tensor_dot": Case(
        "ops.tensor_dot(a, b, ((0, 2), (1, 0)))",
        "torch.tensordot(a, b, dims=((0, 2), (1, 0)))",
        (real(2, 3, 4), real(4, 2, 2)),
    ),
    "inner": Case("ops.inner(a, b)", "torch.inner(a, b)", (real(2, 3), real(4, 3))),
    "kron": Case("ops.kron(a, b)", "torch.kron(a, b)", (real(2, 2), real(3))),
    "cross": Case("ops.cross(a, b, 1)", "torch.cross(a, b, dim=1)", (real(2, 3), real(2, 3))),
    "vecdot": Case("ops.vecdot(a, b)", "linalg.vecdot(a, b)", (real(2, 3), real(3))),
    "inverse": Case("ops.inverse(a)", "torch.inverse(a)", (regular(2, 3, 3),)),
    "det": Case("ops.det(a)", "torch.det(a)", (regular(2, 3, 3),)),
    "slogdet": Case("ops.slogdet(a)", "linalg.slogdet(a)", (regular(2, 3, 3),)),
    "logdet": Case("ops.logdet(a)", "torch.logdet(a)", (symmetric(3, 3),)),
    "solve": Case("ops.solve(a, b)", "linalg.solve(a, b)", (regular(2, 3, 3), real(2, 3, 2))),
    "solve from the right": Case(
        "ops.solve(a, b, left=False)",
        "linalg.solve(a, b, left=False)",
        (regular(3, 3), real(2, 3)),
    ),
    "solve_triangular": Case(
        "ops.solve_triangular(a, b, upper=False)",
        "linalg.solve_triangular(a, b, upper=False)",
        (regular(3, 3), real(3, 2)),
    ),
    "solve_triangular with ones": Case(
        "ops.solve_triangular(a, b, upper=True, unitriangular=True)",
        "linalg.solve_triangular(a, b, upper=True, unitriangular=True)",
        (regular(3, 3), real(3, 2)),
    ),
    "pinv": Case("ops.pinv(a)", "linalg.pinv(a)", (real(2, 4, 2),)),
    "pinv of wide ones": Case("ops.pinv(a)", "linalg.pinv(a)", (real(2, 4),)),
    "lstsq": Case(
        "ops.lstsq(a, b)", "linalg.lstsq(a, b).solution", (real(4, 2), real(4, 2)), True, 1e-4
    ),
    "matrix_power": Case("ops.matrix_power(a, 3)", "linalg.matrix_power(a, 3)", (real(2, 2, 2),)),
    "matrix_power below zero": Case(
        "ops.matrix_power(a, -2)", "linalg.matrix_power(a, -2)", (regular(3, 3),)
    ),
    "matrix_exp": Case("ops.matrix_exp(a)", "linalg.matrix_exp(a)", (real(2, 3, 3),)),
    "cholesky": Case("ops.cholesky(a)", "linalg.cholesky(a)", (symmetric(2, 3, 3),)),
    "cholesky upper": Case(
        "ops.cholesky(a, True)", "linalg.cholesky(a, upper=True)", (symmetric(3, 3),)
    ),
    "cholesky_solve": Case(
        "ops.cholesky_solve(a, ops.cholesky(b))",
        "torch.cholesky_solve(a, linalg.cholesky(b))",
        (real(3, 2), symmetric(3, 3)),
    ),
    "cholesky_inverse": Case(
        "ops.cholesky_inverse(ops.cholesky(a))",
        "torch.cholesky_inverse(linalg.cholesky(a))",
        (symmetric(3, 3),),
    ),
    "qr": Case("ops.qr(a)", "linalg.qr(a)", (real(2, 4, 2),)),
    "qr of wide ones": Case("ops.qr(a)", "linalg.qr(a)", (real(2, 4),)),
    "singular values": Case("ops.svd(a, compute_uv=False)", "linalg.svdvals(a)", (real(2, 4, 3),)),
    "svd": Case(
        "(lambda s, u, v: (s, u[..., 0:1] @ v[..., 0:1].mT))(*ops.svd(a))",
        "(lambda u, s, v: (s, u[..., 0:1] @ v[..., 0:1, :]))(*linalg.svd(a, full_matrices=False))",
        (real(2, 4, 3),),
        True,
        1e-4,
    ),
    "eigvalsh": Case("ops.eigvalsh(a)", "linalg.eigvalsh(a)", (symmetric(2, 3, 3),)),
    "eigh": Case(
        "(lambda w, v: (w, v[..., 0:1] @ v[..., 0:1].mT))(*ops.eigh(a))",
        "(lambda w, v: (w, v[..., 0:1] @ v[..., 0:1].mT))(*linalg.eigh(a))",
        (symmetric(2, 3, 3),),
        True,
        1e-4,
    ),
    "lu_unpack": Case("ops.lu_unpack(a, b)", "torch.lu_unpack(a, b.int())", (_PACKED, _PIVOTS)),
    "orgqr": Case(
        "ops.orgqr(a, b)", "linalg.householder_product(a, b)", (real(2, 4, 3), positive(2, 3))
    ),
    "ormqr": Case(
        "ops.ormqr(a, b, c)", "torch.ormqr(a, b, c)", (real(4, 2), positive(2), real(4, 3)), False
    ),
    "norm": Case("ops.norm(a)", "linalg.norm(a)", (real(2, 3),)),
    "norm to the third": Case("ops.norm(a, 3, 1)", "linalg.norm(a, 3, 1)", (real(2, 3),)),
    "norm of roots": Case("ops.norm(a, 0.5, 1)", "linalg.norm(a, 0.5, 1)", (real(2, 3),)),
    "norm below zero": Case("ops.norm(a, -1, 1)", "linalg.norm(a, -1, 1)", (positive(2, 3),)),
    "largest magnitude": Case(
        "ops.norm(a, float('inf'), (0, 1))", "linalg.norm(a, float('inf'), (0, 1))", (apart(2, 3),)
    ),
    "nuclear norm": Case(
        "ops.norm(a, 'nuc', (0, 2), True)", "linalg.norm(a, 'nuc', (0, 2), True)", (real(3, 2, 2),)
    ),
    "spectral norm": Case("ops.matrix_norm(a, 2)", "linalg.matrix_norm(a, 2)", (real(2, 3, 2),)),
    "smallest column": Case(
        "ops.matrix_norm(a, -1)", "linalg.matrix_norm(a, -1)", (apart(2, 3, 2),)
    ),
    "cdist": Case("ops.cdist(a, b)", "torch.cdist(a, b)", (real(2, 3, 2), real(2, 4, 2))),
    "cdist by rows": Case(
        "ops.cdist(a, b, 1.0)", "torch.cdist(a, b, 1.0)", (real(3, 2), real(2, 2))
    ),
    "pdist": Case("ops.pdist(a, 3.0)", "F.pdist(a, 3.0)", (real(4, 2),)),
    "dist": Case("ops.dist(a, b, 1)", "torch.dist(a, b, 1)", (real(2, 3), real(3))),
    "cosine_similarity": Case(
        "ops.cosine_similarity(a, b)", "F.cosine_similarity(a, b)", (real(2, 3), real(2, 3))
    ),
    "pairwise_distance": Case(
        "ops.pairwise_distance(a, b)", "F.pairwise_distance(a, b)", (real(2, 3), real(2, 3))
    ),
    "renorm": Case("ops.renorm(a, 2, 0, 1.0)", "torch.renorm(a, 2, 0, 1.0)", (real(3, 3),)),
    "cov": Case("ops.cov(a)", "torch.cov(a)", (real(3, 4),)),
    "cov with weights": Case(
        "ops.cov(a, fweights=b + 1, aweights=c)",
        "torch.cov(a, fweights=b + 1, aweights=c)",
        (real(2, 4), whole(3, 4), positive(4)),
        False,
    ),
    "corrcoef": Case("ops.corrcoef(a)", "torch.corrcoef(a)", (real(3, 4),)),
}
