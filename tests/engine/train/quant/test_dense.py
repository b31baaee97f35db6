import numpy as np
import pytest

from engine import Tensor
from engine.train.quant import DenseQuant

from .layers import FINE, rounded


def test_documents_example_comes_out():
    dense = DenseQuant(2, 1, weight_init="ones")
    found = dense(Tensor([[1.0, 5.0], [3.0, 4.0]])).asnumpy()

    np.testing.assert_allclose(found, [[5.929413], [6.9176483]], rtol=1e-6)


def test_multiplies_with_the_weight_in_whole_numbers():
    dense = DenseQuant(5, 3, "HeUniform", "ones", activation="relu", quant_config=FINE).set_train()
    x = np.random.default_rng(0).standard_normal((4, 5)).astype(np.float32)

    expected = np.maximum(x @ rounded(dense.weight.asnumpy()).T + 1, 0)
    np.testing.assert_allclose(dense(Tensor(x)).asnumpy(), expected, rtol=1e-5, atol=1e-6)


def test_other_inputs_are_refused():
    with pytest.raises(ValueError, match=r"\(…, 5\)"):
        DenseQuant(5, 3)(Tensor([[1.0, 2.0]]))
    with pytest.raises(TypeError, match="activation"):
        DenseQuant(5, 3, activation=3)
