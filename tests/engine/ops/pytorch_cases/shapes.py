"""Joined, split, repeated, turned and rearranged."""

from __future__ import annotations

from tests.engine.ops.pytorch_case import Case, real, transposed, whole

X, CUBE = real(3, 4), real(2, 3, 4)

CASES = {
    "cat": Case("ops.cat((a, b), 1)", "torch.cat((a, b), 1)", (X, real(3, 2))),
    "stack": Case("ops.stack((a, b), -1)", "torch.stack((a, b), -1)", (X, transposed(3, 4))),
    "split": Case("ops.split(a, [1, 3], 1)", "torch.split(a, [1, 3], 1)", (X,)),
    "chunk": Case("ops.chunk(a, 3, 1)", "torch.chunk(a, 3, 1)", (X,)),
    "unbind": Case("ops.unbind(a, 1)", "torch.unbind(a, 1)", (X,)),
    "tensor_split": Case("ops.tensor_split(a, 3, -1)", "torch.tensor_split(a, 3, -1)", (X,)),
    "dsplit": Case("ops.dsplit(a, 2)", "torch.dsplit(a, 2)", (CUBE,)),
    "hstack": Case("ops.hstack((a, b))", "torch.hstack((a, b))", (X, real(3, 1))),
    "vstack": Case("ops.vstack((a, b))", "torch.vstack((a, b))", (X, real(4))),
    "dstack": Case("ops.dstack((a, b))", "torch.dstack((a, b))", (X, real(3, 4))),
    "column_stack": Case("ops.column_stack((a, b))", "torch.column_stack((a, b))", (X, real(3))),
    "block_diag": Case("ops.block_diag(a, b)", "torch.block_diag(a, b)", (X, real(2))),
    "meshgrid": Case(
        "ops.meshgrid(a, b, indexing='ij')",
        "torch.meshgrid(a, b, indexing='ij')",
        (real(2), real(3)),
    ),
    "cartesian_prod": Case(
        "ops.cartesian_prod(a, b)", "torch.cartesian_prod(a, b)", (real(2), real(3))
    ),
    "combinations": Case("ops.combinations(a, 2)", "torch.combinations(a, 2)", (real(4),)),
    "tril_indices": Case(
        "ops.tril_indices(3, 4, 1)", "torch.tril_indices(3, 4, 1)", (), differentiated=False
    ),
    "repeat_interleave": Case(
        "ops.repeat_interleave(a, b, 1)", "torch.repeat_interleave(a, b, 1)", (X, whole(3, 4))
    ),
    "tile": Case("ops.tile(a, (2, 1, 3))", "torch.tile(a, (2, 1, 3))", (X,)),
    "roll": Case("ops.roll(a, (1, -2), (0, 1))", "torch.roll(a, (1, -2), (0, 1))", (X,)),
    "roll all": Case("ops.roll(a, 3)", "torch.roll(a, 3)", (X,)),
    "flip": Case("ops.flip(a, (0, -1))", "torch.flip(a, (0, -1))", (CUBE,)),
    "rot90": Case("ops.rot90(a, 3, (0, 2))", "torch.rot90(a, 3, (0, 2))", (CUBE,)),
    "movedim": Case("ops.movedim(a, (0, 1), (1, 2))", "torch.movedim(a, (0, 1), (1, 2))", (CUBE,)),
    "permute": Case("ops.permute(a, (2, 0, 1))", "torch.permute(a, (2, 0, 1))", (CUBE,)),
    "swapdims": Case("ops.swapdims(a, 0, -1)", "torch.swapdims(a, 0, -1)", (CUBE,)),
    "flatten": Case("ops.flatten(a)", "torch.flatten(a, 1)", (CUBE,)),
    "ravel": Case("ops.ravel(a)", "torch.ravel(a)", (transposed(3, 4),)),
    "squeeze": Case("ops.squeeze(a, (0, 1))", "torch.squeeze(a, (0, 1))", (real(1, 3, 1),)),
    "unsqueeze": Case("ops.unsqueeze(a, -2)", "torch.unsqueeze(a, -2)", (X,)),
    "broadcast_to": Case("ops.broadcast_to(a, (2, 3, 4))", "a.expand(2, 3, 4)", (real(3, 1),)),
    "broadcast_tensors": Case(
        "ops.broadcast_tensors(a, b)", "torch.broadcast_tensors(a, b)", (real(3, 1), real(4))
    ),
    "atleast_3d": Case("ops.atleast_3d(a)", "torch.atleast_3d(a)", (X,)),
    "arange": Case("ops.arange(1, 9, 3)", "torch.arange(1, 9, 3)", (), differentiated=False),
}
