import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.dtype import QuantDtype
from engine.train.quant import ActQuant, MulQuant, TensorAddQuant

X = Tensor([[1.0, 2.0, 1.0], [-2.0, 0.0, -1.0]])


def test_documents_examples_come_out():
    relu = ActQuant(nn.ReLU())(Tensor([[1.0, 2.0, -1.0], [-2.0, 0.0, -1.0]])).asnumpy()
    total = TensorAddQuant()(X, ops.ones((2, 3))).asnumpy()
    product = MulQuant()(X, ops.ones((2, 3))).asnumpy()

    np.testing.assert_allclose(relu, [[0.9882355, 1.9764705, 0], [0, 0, 0]], rtol=1e-6)
    expected = [[1.9764705, 3.011765, 1.9764705], [-0.9882355, 0.9882355, 0]]
    np.testing.assert_allclose(total, expected, rtol=1e-6)
    expected = [[0.9882355, 1.9764705, 0.9882355], [-1.9764705, 0, -0.9882355]]
    np.testing.assert_allclose(product, expected, rtol=1e-6)


def test_input_is_rounded_before_where_it_is_asked():
    act = ActQuant(nn.LeakyReLU(), fake_before=True, quant_dtype=QuantDtype.INT2).set_train()
    act(X)

    assert act.fake_quant_act_before.minq.asnumpy().tolist() == [-2]
    assert act.fake_quant_act_before.numbers == act.fake_quant_act.numbers == (-2, 1)


def test_ranges_of_sums_follow_slowly():
    add = TensorAddQuant(ema_decay=0.5).set_train()
    add(X, X)

    assert add.fake_quant_act.maxq.asnumpy().tolist() == [5]  # half of 6 and of 4


def test_activation_as_it_was_is_told():
    relu = nn.ReLU()

    assert ActQuant(relu).get_origin() is relu
    with pytest.raises(TypeError, match="a Cell"):
        ActQuant("relu")
