"""Operators on the numbers of tensors of sparse layout."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError
from engine.ops import sparse_elements
from tests.every_case import every

DENSE: Any = Tensor([[0.0, 0.5, 0.0], [0.25, 0.0, 0.75]])
LARGE: Any = Tensor([[0.0, 1.5], [2.0, 0.0]])  # acosh has no numbers below 1


@every("name", sparse_elements.__all__)
def test_each_is_the_operator_of_its_name_on_the_numbers(name: str) -> None:
    dense = LARGE if name.endswith("acosh") else DENSE
    x = dense.to_coo() if name.startswith("coo") else dense.to_csr()

    result = getattr(ops, name)(x)

    expected = getattr(ops, name[4:])(x.values).asnumpy()
    assert type(result) is type(x)
    np.testing.assert_array_equal(result.values.asnumpy(), expected)
    np.testing.assert_array_equal(result.indices.asnumpy(), x.indices.asnumpy())


def test_another_layout_is_refused() -> None:
    with pytest.raises(ArgumentTypeError, match="coo_sin expected a COOTensor, got CSRTensor"):
        ops.coo_sin(DENSE.to_csr())
