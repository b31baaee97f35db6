"""Which biases become whole numbers in ONNX: those beside products of dequantised numbers."""

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import numpy_helper

import engine
from engine import Tensor, nn
from engine.train.quant import DenseQuant, FakeQuantWithMinMaxObserver, export

X = Tensor(np.random.default_rng(0).uniform(-1, 1, (5, 4)).astype(np.float32))


def rounding(bias):
    """A dense layer that rounds, behind what rounds its input."""
    net = nn.SequentialCell(FakeQuantWithMinMaxObserver(), DenseQuant(4, 3, "HeUniform", bias))
    net.set_train()(X)
    return net.set_train(False)


def exported(net, path):
    if any(isinstance(one, DenseQuant) for _, one in net.cells_and_names()):
        export(net, X, file_name=path, file_format="ONNX")
    else:
        engine.export(net, X, file_name=path)
    return onnx.load(path).graph


def operators(graph):
    return [node.op_type for node in graph.node if node.op_type != "Constant"]


def test_bias_has_the_scale_of_the_input_times_that_of_the_weight(tmp_path):
    graph = exported(rounding(0.7), tmp_path / "net.onnx")
    constants = {node.output[0]: node.attribute[0].t for node in graph.node if node.attribute}
    kept = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    (product,) = [node for node in graph.node if node.op_type == "Gemm"]
    (made,) = [node for node in graph.node if product.input[2] in node.output]
    whole, scale = (numpy_helper.to_array(constants[name]) for name in made.input)

    assert "Add" not in operators(graph)
    assert whole.dtype == np.int32
    np.testing.assert_allclose(scale, kept["0.scale"] * kept["1.scale"], rtol=1e-6)
    np.testing.assert_allclose(whole * scale, 0.7, atol=scale)


@pytest.mark.parametrize("bias", [1e9, float("nan")])
def test_bias_that_has_no_whole_number_stays_a_float(bias, tmp_path):
    assert "Add" in operators(exported(rounding(bias), tmp_path / "net.onnx"))


def test_bias_of_floats_stays_a_float(tmp_path):
    graph = exported(nn.SequentialCell(nn.Dense(4, 3)), tmp_path / "net.onnx")

    assert operators(graph)[:2] == ["Gemm", "Add"]


def test_product_that_something_else_reads_too_stays_as_it_is(tmp_path):
    class Twice(nn.Cell):
        def __init__(self):
            super().__init__()
            self.body = rounding(0.7)
            self.body[1].bias = None
            self.bias = engine.Parameter(np.ones(3, np.float32), name="bias")

        def construct(self, x):
            product = self.body(x)
            return product + self.bias, product

    net = Twice()
    export(net, X, file_name=tmp_path / "net.onnx", file_format="ONNX")
    graph = onnx.load(tmp_path / "net.onnx").graph
    found = onnxruntime.InferenceSession(tmp_path / "net.onnx").run(None, {"inputs0": X.asnumpy()})

    assert "Add" in operators(graph)
    for mine, theirs in zip(found, net(X), strict=True):
        np.testing.assert_allclose(mine, theirs.asnumpy(), atol=0.05)
