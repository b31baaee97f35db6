"""Networks as ONNX: what onnxruntime computes of them is what they compute."""

import numpy as np
import onnx
import onnxruntime
import pytest

import engine
from engine import Tensor, nn, ops
from tests.engine.networks import LeNet5, ResNet20, SmallGPT
from tests.engine.train.export.running import assert_runs_alike

ROOM = onnxruntime.SessionOptions()
ROOM.intra_op_num_threads = 1


def exported(net, *inputs, path):
    engine.export(net, *inputs, file_name=path)
    return onnxruntime.InferenceSession(path, ROOM)


def run(session, *inputs):
    names = [one.name for one in session.get_inputs()]
    return session.run(None, dict(zip(names, [one.asnumpy() for one in inputs], strict=True)))


def drawn(*shape):
    return Tensor(np.random.default_rng(3).standard_normal(shape).astype(np.float32))


def test_lenet_runs_elsewhere(tmp_path):
    net, x = LeNet5(), drawn(2, 1, 32, 32)
    net.set_train(False)
    (found,) = run(exported(net, x, path=tmp_path / "lenet.onnx"), x)

    np.testing.assert_allclose(found, net(x).asnumpy(), atol=1e-5)


def test_lstm_gives_its_states_too(tmp_path):
    net, x = nn.LSTM(3, 4), drawn(5, 2, 3)
    found = run(exported(net, x, path=tmp_path / "lstm.onnx"), x)
    output, (hidden, cell) = net(x)

    for mine, its in zip((output, hidden, cell), found, strict=True):
        np.testing.assert_allclose(its, mine.asnumpy(), atol=1e-6)


def test_versions_are_those_that_runtimes_take_and_parameters_keep_their_names(tmp_path):
    engine.export(nn.Dense(3, 2), drawn(1, 3), file_name=tmp_path / "fc.onnx")
    model = onnx.load(tmp_path / "fc.onnx")

    assert model.ir_version == 8
    assert [one.version for one in model.opset_import] == [17]
    assert {one.name for one in model.graph.initializer} == {"weight", "bias"}


def test_network_evaluates_in_the_file_and_trains_on_beside_it(tmp_path):
    net, x = nn.SequentialCell(nn.BatchNorm1d(4), nn.Dropout(p=0.5)), drawn(6, 4)
    net.set_train()
    net[0].set_train(False)
    before = {name: value.asnumpy() for name, value in net.parameters_dict().items()}
    (found,) = run(exported(net, x, path=tmp_path / "net.onnx"), x)

    assert (net.training, net[0].training, net[1].training) == (True, False, True)
    for name, value in net.parameters_dict().items():
        np.testing.assert_array_equal(value.asnumpy(), before[name])
    net.set_train(False)
    np.testing.assert_allclose(found, net(x).asnumpy(), atol=1e-6)


@pytest.mark.parametrize(
    ("make", "shape", "still_open"),
    [
        (LeNet5, (2, 1, 32, 32), {0}),
        (lambda: nn.LSTM(3, 4), (5, 2, 3), {1}),
        (lambda: nn.SequentialCell(nn.Conv2d(1, 3, 3), nn.ReLU()), (2, 1, 9, 7), {0, 2, 3}),
        (lambda: nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), (2, 3, 8), {0, 1}),
        (ResNet20, (1, 3, 32, 32), {0}),
    ],
)
def test_open_axes_take_any_length(tmp_path, make, shape, still_open):
    net = make().set_train(False)
    lengths = [None if axis in still_open else size for axis, size in enumerate(shape)]
    described = Tensor(shape=lengths, dtype=engine.float32)
    session = exported(net, described, path=tmp_path / "net.onnx")

    for more in (0, 1, 4):
        x = drawn(*(size + more * (axis in still_open) for axis, size in enumerate(shape)))
        made = net(x)
        expected = made[0] if isinstance(made, tuple) else made
        np.testing.assert_allclose(run(session, x)[0], expected.asnumpy(), atol=1e-5)


@pytest.mark.parametrize("lengths", [(1, 3), (2, 12), (4, 7)])
def test_language_model_takes_texts_of_any_length(tmp_path, lengths):
    net = SmallGPT().set_train(False)
    tokens = np.random.default_rng(0).integers(0, 11, lengths).astype(np.int32)
    described = Tensor(shape=(None, None), dtype=engine.int32)

    assert_runs_alike(net, [tokens], tmp_path / "gpt.onnx", [described])


def test_transformer_of_two_sequences_runs_elsewhere(tmp_path):
    net = nn.Transformer(8, 2, 1, 1, 16).set_train(False)

    assert_runs_alike(
        net, [drawn(5, 2, 8).asnumpy(), drawn(4, 2, 8).asnumpy()], tmp_path / "t.onnx"
    )


INDICES = {
    "numbers": lambda x, i: x[1, 2],
    "from the end": lambda x, i: x[-1, :, -2],
    "slices": lambda x, i: x[1:, ::-2, 1:-1],
    "new axes": lambda x, i: x[None, :, None, 1],
    "an ellipsis": lambda x, i: x[..., 0],
    "a list": lambda x, i: x[[2, 0]],
    "a tensor": lambda x, i: x[i],
    "a tensor behind a slice": lambda x, i: x[:, i],
    "a tensor behind a part": lambda x, i: x[1:, i, 1:],
    "two tensors": lambda x, i: x[i, :, i],
    "two tensors side by side": lambda x, i: x[:, i, i],
    "a tensor and a number": lambda x, i: x[:, i, 1],
    "numbers below zero": lambda x, i: x[i - 3],
    "a mask made before": lambda x, i: x[engine.Tensor([True, False, True])],
    "elements": lambda x, i: ops.gather_elements(x, 1, i.reshape((1, 2, 1))),
    "in the last axis": lambda x, i: ops.gather_nd(x, i.reshape((1, 2))),
    "rows put": lambda x, i: ops.tensor_scatter_update(x, i.reshape((2, 1)), x[:2] * 2),
    "rows added": lambda x, i: ops.tensor_scatter_add(x, i.reshape((2, 1)), x[:2]),
    "elements put": lambda x, i: ops.scatter(x, 1, i.reshape((1, 2, 1)), x[:1, :2, :1] * 2),
    "a part put": lambda x, i: ops.slice_scatter(x, x[:, 1:2], 1, 2, 3),
}


@pytest.mark.parametrize("way", INDICES)
def test_index_is_read_where_the_file_runs(tmp_path, way):
    x = drawn(3, 4, 5).asnumpy()
    described = [Tensor(x[::-1].copy()), Tensor([0, 1])]

    assert_runs_alike(INDICES[way], [x, np.array([2, 1])], tmp_path / "i.onnx", described)


def test_operators_without_a_form_are_all_listed_and_nothing_is_written(tmp_path):
    def spectral(x):
        return engine.ops.fft(x).real() + engine.ops.svd(x)[0]

    with pytest.raises(ValueError, match=r"fourier.*singular_parts"):
        engine.export(spectral, drawn(3, 3), file_name=tmp_path / "no.onnx")

    assert list(tmp_path.iterdir()) == []


def test_more_parameters_than_a_file_holds_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("engine.train.export.onnx.model.MOST_BYTES", 31)

    with pytest.raises(ValueError, match="at most 31 bytes of parameters, got 32"):
        engine.export(nn.Dense(3, 2), drawn(1, 3), file_name=tmp_path / "fc.onnx")

    assert list(tmp_path.iterdir()) == []


def test_layer_with_a_gradient_written_by_hand_computes_what_it_constructs(tmp_path):
    class Halved(nn.Cell):
        def construct(self, x):
            return x * 0.5 + 1

        def bprop(self, x, out, dout):
            return (dout * 7,)

    assert_runs_alike(Halved(), [drawn(2, 3).asnumpy()], tmp_path / "halved.onnx")


def test_mean_of_bfloat16_is_written(tmp_path):
    x = Tensor(np.ones((2, 3), np.float32), engine.bfloat16)
    engine.export(lambda x: x.mean(1), x, file_name=tmp_path / "mean.onnx")

    nodes = onnx.load(tmp_path / "mean.onnx").graph.node
    assert "ReduceMean" in {one.op_type for one in nodes}
