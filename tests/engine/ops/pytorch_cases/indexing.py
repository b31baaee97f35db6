"""Parts by index, and values put at places."""

from __future__ import annotations

from tests.engine.ops.pytorch_case import Case, apart, positive, real, truth, whole

X, VALUE = real(4, 5), real()
ROWS, ALONG = whole(4, 3), whole(4, 3, 5)
PLACES = whole(3, 4, 2)  # of which some meet


CASES = {
    "numbers and slices": Case("a[1, ::2]", "a[1, ::2]", (X,)),
    "new axes": Case("a[..., None, 1:]", "a[..., None, 1:]", (X,)),
    "rows by tensor": Case("a[b]", "a[b]", (X, ROWS)),
    "two tensors": Case("a[b, b]", "a[b, b]", (X, ROWS)),
    "tensor behind a slice": Case("a[:, b]", "a[:, b]", (X, ROWS)),
    "tensors around a slice": Case("a[b, :, b]", "a[b, :, b]", (real(4, 2, 5), ROWS)),
    "mask": Case("a[b]", "a[b]", (X, truth(4, 5))),
    "mask of rows": Case("a[b]", "a[b]", (X, truth(4))),
    "gather": Case("ops.gather(a, dim=0, index=b)", "torch.gather(a, 0, b)", (X, ALONG)),
    "gather_elements": Case(
        "ops.gather_elements(a, 1, b)", "torch.gather(a, 1, b)", (X, whole(5, 2, 7))
    ),
    "index_select": Case("ops.index_select(a, 1, b)", "torch.index_select(a, 1, b)", (X, ROWS)),
    "take": Case("ops.take(a, b)", "torch.take(a, b)", (X, whole(20, 3, 2))),
    "masked_select": Case("ops.masked_select(a, b)", "torch.masked_select(a, b)", (X, truth(4, 1))),
    "masked_fill": Case(
        "ops.masked_fill(a, b, c)", "torch.masked_fill(a, b, c)", (X, truth(5), VALUE)
    ),
    "masked_scatter": Case(
        "ops.masked_scatter(a, b, c)", "torch.masked_scatter(a, b, c)", (X, truth(4, 1), real(20))
    ),
    "nonzero": Case("ops.nonzero(a)", "torch.nonzero(a)", (truth(3, 4),)),
    "nonzero of each axis": Case(
        "ops.nonzero(a, as_tuple=True)", "torch.nonzero(a, as_tuple=True)", (truth(3, 4),)
    ),
    "where": Case("ops.where(a, b, c)", "torch.where(a, b, c)", (truth(4, 1), real(5), X)),
    "scatter a number": Case("ops.scatter(a, 0, b, 2.5)", "a.scatter(0, b, 2.5)", (X, ALONG)),
    "scatter": Case(  # of those that meet, which stays is not PyTorch's to say: none meet
        "ops.scatter(a, 1, b, c)", "a.scatter(1, b, c)", (X, whole(5, 4, 1), real(4, 1))
    ),
    "scatter with add": Case(
        "ops.scatter(a, 0, b, c, reduce='add')", "a.scatter_add(0, b, c)", (X, ALONG, real(3, 5))
    ),
    "scatter with multiply": Case(
        "ops.scatter(a, 0, b, c, reduce='multiply')",
        "a.scatter_reduce(0, b, c, 'prod')",
        (positive(4, 5), ALONG, positive(3, 5)),
    ),
    "scatter with amax": Case(
        "ops.scatter(a, 0, b, c, reduce='amax')",
        "a.scatter_reduce(0, b, c, 'amax')",
        (apart(4, 5), ALONG, real(3, 5)),
    ),
    "scatter with amin": Case(
        "ops.scatter(a, 0, b, c, reduce='amin')",
        "a.scatter_reduce(0, b, c, 'amin')",
        (apart(4, 5), ALONG, real(3, 5)),
    ),
    "tensor_scatter_add": Case(
        "ops.tensor_scatter_add(a, b, c)",
        "a.index_put((b[:, 0], b[:, 1]), c, accumulate=True)",
        (real(3, 3), PLACES, real(4)),
    ),
    "scatter_nd": Case(
        "ops.scatter_nd(b, a, (3, 3))",
        "torch.zeros(3, 3, dtype=a.dtype).index_put((b[:, 0], b[:, 1]), a, accumulate=True)",
        (real(4), PLACES),
    ),
    "gather_nd": Case("ops.gather_nd(a, b)", "a[b[:, 0], b[:, 1]]", (real(3, 3, 2), PLACES)),
    "index_fill": Case(
        "ops.index_fill(a, 1, b, c)", "torch.index_fill(a, 1, b, c)", (X, ROWS, VALUE)
    ),
    "index_put": Case(
        "ops.index_put(a, (b,), c, True)", "a.index_put((b,), c, True)", (X, ROWS, real(3, 5))
    ),
    "segments": Case(
        "ops.unsorted_segment_sum(a, b, 4)",
        "torch.zeros(4, 5, dtype=a.dtype).index_add(0, b, a)",
        (real(3, 5), ROWS),
    ),
    "slice_scatter": Case(
        "ops.slice_scatter(a, b, 1, 1, 5, 2)", "a.slice_scatter(b, 1, 1, 5, 2)", (X, real(4, 2))
    ),
    "select_scatter": Case(
        "ops.select_scatter(a, b, 0, -1)", "a.select_scatter(b, 0, -1)", (X, real(5))
    ),
    "diagonal_scatter": Case(
        "ops.diagonal_scatter(a, b, 1)", "a.diagonal_scatter(b, 1)", (X, real(4))
    ),
    "diag_embed": Case("ops.diag_embed(a, -1, 0, 2)", "torch.diag_embed(a, -1, 0, 2)", (X,)),
    "diagflat": Case("ops.diagflat(a, 1)", "torch.diagflat(a, 1)", (real(2, 2),)),
    "narrow": Case("ops.narrow(a, -1, 1, 3)", "torch.narrow(a, -1, 1, 3)", (X,)),
}
