"""What rounds in a learned range, and what makes its gradients, as files."""

import numpy as np
import onnxruntime
import pytest

import engine
from engine import Tensor, nn
from engine.ops.learned_quant import learned_quant

X = np.random.default_rng(2).standard_normal((4, 3)).astype(np.float32)


class Rounding(nn.Cell):
    """What is rounded."""

    def __init__(self, options):
        super().__init__()
        self.options = options

    def construct(self, x, end):
        return learned_quant(x, end, **self.options)


class Gradients(Rounding):
    """The gradients of the input and of the end."""

    def construct(self, x, end):
        def weighted(x, end):
            return (learned_quant(x, end, **self.options) * x).sum()

        return engine.grad(weighted, (0, 1))(x, end)


CASES = [
    {"lowest": -7, "highest": 7},
    {"lowest": 0, "highest": 15, "symmetric": False},
    {"lowest": -7, "highest": 7, "axis": 1},
]


def tensors_of(options):
    ends = [1.1, -0.8, 2.0][: 3 if "axis" in options else 1]
    return Tensor(X), Tensor(np.array(ends, np.float32))


@pytest.mark.parametrize("kind", [Rounding, Gradients])
@pytest.mark.parametrize("options", CASES)
def test_file_of_onnx_computes_the_same(options, kind, tmp_path):
    net, given = kind(options), tensors_of(options)
    engine.export(net, *given, file_name=str(tmp_path / "net"), file_format="ONNX")

    session = onnxruntime.InferenceSession(tmp_path / "net.onnx")
    names = [one.name for one in session.get_inputs()]
    found = session.run(None, dict(zip(names, (one.asnumpy() for one in given), strict=True)))
    expected = net(*given) if kind is Gradients else [net(*given)]
    for mine, theirs in zip(expected, found, strict=True):
        np.testing.assert_allclose(theirs, mine.asnumpy(), atol=1e-6)


@pytest.mark.parametrize("options", CASES)
def test_file_of_mindir_computes_the_same(options, tmp_path):
    net, given = Rounding(options), tensors_of(options)
    engine.export(net, *given, file_name=str(tmp_path / "net"), file_format="MINDIR")

    loaded = nn.GraphCell(engine.load(str(tmp_path / "net.mindir")))
    np.testing.assert_allclose(loaded(*given).asnumpy(), net(*given).asnumpy(), atol=1e-6)
