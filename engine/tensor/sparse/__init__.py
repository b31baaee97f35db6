"""Tensors of which only some numbers are given, with their positions: one layout a file.

>>> import engine
>>> engine.Tensor([[0.0, 2.0], [0.0, 0.0]]).to_coo()
COOTensor(shape=[2, 2], dtype=Float32, indices=Tensor(shape=[1, 2], dtype=Int32, value=
[[0 1]]), values=Tensor(shape=[1], dtype=Float32, value=[ 2.00000000e+00]))
"""

from __future__ import annotations

from .coo import COOTensor
from .csr import CSRTensor
from .older import SparseTensor
from .row import RowTensor

__all__ = ["COOTensor", "CSRTensor", "RowTensor", "SparseTensor"]
