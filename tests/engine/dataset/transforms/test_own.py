"""Operations that users derived from MindSpore's base classes run in pipelines."""

from __future__ import annotations

from typing import Any

import pytest

from engine import dataset as ds
from engine.dataset.transforms import py_transforms


class Doubled(py_transforms.PyTensorOperation):
    def __call__(self, img: Any) -> Any:
        return img * 2


class Raised(py_transforms.PyTensorOperation):
    def __init__(self, by: int) -> None:
        super().__init__()
        self.by = by

    def _execute_py(self, img: Any) -> Any:
        return img + self.by


def test_operation_of_one_s_own_runs_in_a_pipeline() -> None:
    rows = ds.NumpySlicesDataset([1, 2], shuffle=False).map([Doubled(), Raised(1)])

    assert [int(x) for (x,) in rows.create_tuple_iterator(output_numpy=True)] == [3, 5]


def test_operation_that_defines_nothing_is_refused() -> None:
    with pytest.raises(NotImplementedError, match="TensorOperation expected"):
        py_transforms.PyTensorOperation()(1)
