from __future__ import annotations

import numpy as np

from engine import Tensor, ops


def test_tensor_is_described_in_plain_values():
    x = Tensor(np.zeros((2, 3)))

    assert (ops.shape(x), ops.rank(x), ops.size(x), ops.numel(x)) == ((2, 3), 2, 6, 6)
    assert (ops.is_tensor(x), ops.is_tensor(x.asnumpy())) == (True, False)
