"""Tensors made, joined, cut, laid out anew and picked from."""

from __future__ import annotations

import numpy as np

import engine
from engine import mint

from .inputs import A, B, I, J, L, S, T, V, W, t

COLUMNS = np.array([[0, 1], [2, 3], [1, 0]])
REPEATED = np.array([1, 1, 2, 2, 1])
ROWS = np.array([[1, 2], [1, 2], [0, 4]])


def scattered(add: bool) -> np.ndarray:
    out = A.copy()
    for row, columns in enumerate(COLUMNS):
        for place, column in enumerate(columns):
            out[row, column] = B[row, place] + (out[row, column] if add else 0)
    return out


def added(factor: float) -> np.ndarray:
    out = A.copy()
    out[:, [0, 2]] += factor * B[:, :2]
    return out


CASES = {
    "arange": [
        (lambda: mint.arange(5), np.arange(5)),
        (lambda: mint.arange(1, 3, 0.5, dtype=engine.float64), np.arange(1, 3, 0.5)),
    ],
    "broadcast_to": [(lambda: mint.broadcast_to(t(V), (3, 4)), np.broadcast_to(V, (3, 4)))],
    "cat": [
        (lambda: mint.cat((t(A), t(B)), 1), np.concatenate((A, B), 1)),
        (lambda: mint.cat([t(A), t(B)]), np.concatenate((A, B))),
    ],
    "chunk": [(lambda: mint.chunk(t(A), 3, 1), (A[:, :2], A[:, 2:]))],
    "clone": [(lambda: mint.clone(t(A)), A)],
    "concat": [(lambda: mint.concat((t(A), t(B)), dim=-1), np.concatenate((A, B), -1))],
    "diag": [
        (lambda: mint.diag(t(V), 1), np.diag(V, 1)),
        (lambda: mint.diag(t(A), -1), np.diag(A, -1)),
    ],
    "dstack": [(lambda: mint.dstack((t(A), t(B))), np.dstack((A, B)))],
    "empty": [(lambda: mint.empty(2, 3, dtype=engine.int32), np.zeros((2, 3), np.int32))],
    "empty_like": [(lambda: mint.empty_like(t(A)), np.zeros_like(A))],
    "eye": [(lambda: mint.eye(2, 3, engine.float64), np.eye(2, 3))],
    "flatten": [
        (lambda: mint.flatten(t(W)), W.ravel()),
        (lambda: mint.flatten(t(W), 1, 2), W.reshape(2, 12)),
    ],
    "flip": [(lambda: mint.flip(t(A), (0, 1)), A[::-1, ::-1])],
    "full": [(lambda: mint.full((2,), 3.0, dtype=engine.float64), np.full(2, 3.0))],
    "full_like": [(lambda: mint.full_like(t(A), 2), np.full_like(A, 2))],
    "gather": [(lambda: mint.gather(t(A), 1, t(COLUMNS)), np.take_along_axis(A, COLUMNS, 1))],
    "hstack": [(lambda: mint.hstack((t(A), t(B))), np.hstack((A, B)))],
    "index_add": [
        (lambda: mint.index_add(t(A), 1, t([0, 2]), t(B[:, :2])), added(1)),
        (lambda: mint.index_add(t(A), 1, t([0, 2]), t(B[:, :2]), alpha=2), added(2)),
    ],
    "index_select": [(lambda: mint.index_select(t(A), 1, t([2, 0])), A[:, [2, 0]])],
    "linspace": [
        (lambda: mint.linspace(0, 1, 5, dtype=engine.float64), np.linspace(0, 1, 5)),
        (lambda: mint.linspace(t(1.0), t(2.0), 3), np.linspace(1, 2, 3, dtype=np.float32)),
    ],
    "meshgrid": [
        (lambda: mint.meshgrid(t(V), t(A[0])), tuple(np.meshgrid(V, A[0], indexing="ij"))),
        (lambda: mint.meshgrid([t(V), t(A[0])], indexing="xy"), tuple(np.meshgrid(V, A[0]))),
    ],
    "narrow": [(lambda: mint.narrow(t(A), 1, 1, 2), A[:, 1:3])],
    "ones": [
        (lambda: mint.ones((2, 3), dtype=engine.int32), np.ones((2, 3), np.int32)),
        (lambda: mint.ones(2), np.ones(2, np.float32)),
    ],
    "ones_like": [(lambda: mint.ones_like(t(I)), np.ones_like(I))],
    "permute": [(lambda: mint.permute(t(W), (2, 0, 1)), W.transpose(2, 0, 1))],
    "ravel": [(lambda: mint.ravel(t(W)), W.ravel())],
    "repeat_interleave": [
        (lambda: mint.repeat_interleave(t(A), 2), np.repeat(A, 2)),
        (lambda: mint.repeat_interleave(t(A), t([1, 2, 0]), dim=0), np.repeat(A, [1, 2, 0], 0)),
        (lambda: mint.repeat_interleave(t(A), 2, 1, output_size=8), np.repeat(A, 2, 1)),
    ],
    "reshape": [(lambda: mint.reshape(t(A), (4, 3)), A.reshape(4, 3))],
    "roll": [(lambda: mint.roll(t(A), (1, 2), (0, 1)), np.roll(A, (1, 2), (0, 1)))],
    "scatter": [
        (lambda: mint.scatter(t(A), 1, t(COLUMNS), t(B[:, :2])), scattered(False)),
        (lambda: mint.scatter(t(V), 0, t([1, 3]), 9.0), np.array([1.0, 9.0, 3.0, 9.0])),
    ],
    "scatter_add": [
        (lambda: mint.scatter_add(t(A), 1, t(COLUMNS), t(B[:, :2])), scattered(True)),
    ],
    "select": [
        (lambda: mint.select(t(W), 1, 2), W[:, 2]),
        (lambda: mint.select(t(W), -1, 0), W[..., 0]),
    ],
    "softmax": [
        (lambda: mint.softmax(t(A), 1), np.exp(A) / np.exp(A).sum(1, keepdims=True)),
        (lambda: mint.softmax(t(A), dim=0), np.exp(A) / np.exp(A).sum(0)),
    ],
    "split": [
        (lambda: mint.split(t(A), 3, dim=1), (A[:, :3], A[:, 3:])),
        (lambda: mint.split(t(A), [1, 3], 1), (A[:, :1], A[:, 1:])),
    ],
    "squeeze": [
        (lambda: mint.squeeze(t(A[None, :, None])), A),
        (lambda: mint.squeeze(t(A[None, :, None]), (0, 1)), A[:, None]),
        (lambda: mint.squeeze(t(A[None]), 1), A[None]),
    ],
    "stack": [(lambda: mint.stack((t(A), t(B)), dim=1), np.stack((A, B), 1))],
    "swapaxes": [(lambda: mint.swapaxes(t(W), 0, 2), W.swapaxes(0, 2))],
    "t": [(lambda: mint.t(t(A)), A.T), (lambda: mint.t(t(V)), V)],
    "take": [(lambda: mint.take(t(A), t([[0, 5]])), A.ravel()[[[0, 5]]])],
    "tile": [(lambda: mint.tile(t(A), (2, 1)), np.tile(A, (2, 1)))],
    "transpose": [(lambda: mint.transpose(t(W), 0, -1), W.swapaxes(0, -1))],
    "tril": [(lambda: mint.tril(t(A), 1), np.tril(A, 1))],
    "triu": [(lambda: mint.triu(t(A), -1), np.triu(A, -1))],
    "unbind": [(lambda: mint.unbind(t(S), 1), tuple(S.T))],
    "unique": [
        (lambda: mint.unique(t(L)), np.unique(L)),
        (
            lambda: mint.unique(t(J), return_inverse=True, return_counts=True),
            (np.unique(J), np.searchsorted(np.unique(J), J), np.array([1, 3, 1, 1])),
        ),
        (
            lambda: mint.unique(t(ROWS), dim=0, return_inverse=True),
            (np.array([[0, 4], [1, 2]]), np.array([1, 1, 0])),
        ),
    ],
    "unique_consecutive": [
        (
            lambda: mint.unique_consecutive(t(REPEATED), True, True),
            (np.array([1, 2, 1]), np.array([0, 0, 1, 1, 2]), np.array([2, 2, 1])),
        ),
    ],
    "unsqueeze": [(lambda: mint.unsqueeze(t(A), 1), A[:, None])],
    "zeros": [(lambda: mint.zeros((2, 3)), np.zeros((2, 3), np.float32))],
    "zeros_like": [(lambda: mint.zeros_like(t(T)), np.zeros_like(T))],
}
