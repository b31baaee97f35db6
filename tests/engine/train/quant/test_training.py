"""Networks that round train as any: on digits, in mixed precision, in sinks, resumed, recorded."""

import copy
import functools

import numpy as np
import onnxruntime
import pytest
from sklearn.datasets import load_digits

import engine
import insight
from engine import Model, Tensor, nn
from engine.dataset import NumpySlicesDataset
from engine.train import CheckpointConfig, ModelCheckpoint, SummaryCollector
from engine.train.quant import (
    OptimizeOption,
    QuantizationAwareTraining,
    convert_quant_network,
    export,
)

pytestmark = pytest.mark.no_mode

TRAINED = 1400


@functools.cache
def digits():
    """Pictures between -1 and 1, as `(image - 127.5) / 127.5` makes them of bytes."""
    pictures, labels = load_digits(return_X_y=True)
    order = np.random.default_rng(0).permutation(len(labels))
    pictures = (pictures / 8 - 1).astype(np.float32).reshape(-1, 1, 8, 8)
    return pictures[order], labels[order].astype(np.int32)


def batches(part, size=32, shuffle=True):
    pictures, labels = digits()
    return NumpySlicesDataset({"x": pictures[part], "y": labels[part]}, shuffle=shuffle).batch(size)


class LeNet(nn.Cell):
    def __init__(self):
        super().__init__()
        told = {"activation": "relu", "weight_init": "HeUniform"}
        self.conv1 = nn.Conv2dBnAct(1, 16, 3, has_bn=True, momentum=0.9, **told)
        self.conv2 = nn.Conv2dBnAct(16, 16, 3, has_bn=True, momentum=0.9, **told)
        self.pool, self.flatten = nn.MaxPool2d(2, 2), nn.Flatten()
        self.fc1 = nn.DenseBnAct(64, 32, **told)
        self.fc2 = nn.DenseBnAct(32, 10, weight_init="HeUniform")

    def construct(self, x):
        x = self.pool(self.conv2(self.pool(self.conv1(x))))
        return self.fc2(self.fc1(self.flatten(x)))


def model_of(net, rate=0.003, **options):
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = nn.Adam(net.trainable_params(), rate)
    return Model(net, loss, optimizer, metrics={"accuracy"}, **options)


def accuracy(model):
    held_out = batches(slice(TRAINED, None), 397, shuffle=False)
    return model.eval(held_out, dataset_sink_mode=False)["accuracy"]


def exported_accuracy(net, folder):
    any_batch = Tensor(shape=(None, 1, 8, 8), dtype=engine.float32)
    export(net, any_batch, file_name=folder / "net.onnx", file_format="ONNX")
    session = onnxruntime.InferenceSession(folder / "net.onnx")
    pictures, labels = digits()
    (scores,) = session.run(None, {"inputs0": pictures[TRAINED:]})
    return np.mean(scores.argmax(1) == labels[TRAINED:])


@functools.cache
def float_network():
    """One that has learned the digits, and its share of right answers."""
    engine.set_seed(1)
    net = LeNet()
    model = model_of(net)
    model.train(6, batches(slice(TRAINED)), dataset_sink_mode=False)
    return net, accuracy(model)


@pytest.mark.parametrize("fold", [{}, {"one_conv_fold": False}, {"bn_fold": False}])
def test_whole_numbers_in_onnxruntime_are_right_within_a_point_of_the_float_network(fold, tmp_path):
    floats, expected = float_network()
    engine.save_checkpoint(floats, str(tmp_path / "float.ckpt"))
    engine.set_seed(2)
    net = LeNet()
    engine.load_checkpoint(str(tmp_path / "float.ckpt"), net)
    quantizer = QuantizationAwareTraining(
        **fold, per_channel=[True, False], symmetric=[True, False]
    )
    model = model_of(quantizer.quantize(net), 0.0005)
    model.train(3, batches(slice(TRAINED)), dataset_sink_mode=False)

    assert expected > 0.95
    assert abs(accuracy(model) - expected) <= 0.01
    assert abs(exported_accuracy(net, tmp_path) - expected) <= 0.01


@pytest.mark.parametrize("level", ["O1", "O2", "O3", "auto"])
def test_mixed_precision_learns_and_counts_and_leaves(level, tmp_path):
    engine.set_seed(2)
    net = convert_quant_network(LeNet(), quant_delay=(10, 20), freeze_bn=60)
    model = model_of(net, amp_level=level)
    model.train(3, batches(slice(TRAINED)), dataset_sink_mode=False)

    assert accuracy(model) > 0.95
    assert net.conv1.conv.step.asnumpy().tolist() == [132]
    assert net.fc1.activation.fake_quant_act.step.asnumpy().tolist() == [132]
    assert abs(exported_accuracy(net, tmp_path) - accuracy(model)) <= 0.01


@pytest.mark.parametrize("mode", [engine.GRAPH_MODE, engine.PYNATIVE_MODE])
@pytest.mark.parametrize("sink", [False, True])
def test_all_modes_give_the_same_numbers(mode, sink):
    def parameters(mode, sink):
        engine.set_context(mode=mode)
        engine.set_seed(3)
        net = convert_quant_network(LeNet(), per_channel=(True, False), quant_delay=2)
        model_of(net).train(1, batches(slice(160)), dataset_sink_mode=sink)
        return {one.name: one.asnumpy() for one in net.get_parameters()}

    expected, found = parameters(engine.PYNATIVE_MODE, False), parameters(mode, sink)
    for name, numbers in expected.items():
        np.testing.assert_array_equal(found[name], numbers, err_msg=name)


def test_a_training_that_ended_early_goes_on_exactly(tmp_path):
    def train(folder, epochs):
        engine.set_seed(4)
        net = convert_quant_network(LeNet(), quant_delay=3, freeze_bn=7)
        config = CheckpointConfig(save_checkpoint_steps=5, resumable=True)
        saver = ModelCheckpoint("net", str(folder), config)
        rows = batches(slice(160))
        model_of(net).train(epochs, rows, [saver], dataset_sink_mode=False, resume=str(folder))
        return {one.name: one.asnumpy() for one in net.get_parameters()}

    train(tmp_path / "twice", 1)
    found, expected = train(tmp_path / "twice", 2), train(tmp_path / "once", 2)
    assert expected["conv1.conv.step"].tolist() == [10]
    for name, numbers in expected.items():
        np.testing.assert_array_equal(found[name], numbers, err_msg=name)


def test_a_checkpoint_brings_ranges_and_steps_back(tmp_path):
    engine.set_seed(5)
    net = convert_quant_network(LeNet(), quant_delay=3)
    model_of(net).train(1, batches(slice(160)), dataset_sink_mode=False)
    engine.save_checkpoint(net, str(tmp_path / "net.ckpt"))
    other = convert_quant_network(LeNet(), quant_delay=3)
    missing, unknown = engine.load_param_into_net(
        other, engine.load_checkpoint(str(tmp_path / "net.ckpt"))
    )

    assert (list(missing), list(unknown)) == ([], [])
    x = Tensor(digits()[0][:8])
    net.set_train(False)
    np.testing.assert_array_equal(other(x).asnumpy(), net(x).asnumpy())


def test_pages_get_the_graph_with_its_rounding_and_the_ranges(tmp_path):
    engine.set_context(mode=engine.GRAPH_MODE)
    net = convert_quant_network(LeNet(), per_channel=(True, False))
    collector = SummaryCollector(str(tmp_path / "run"), collect_freq=2)
    model_of(net).train(1, batches(slice(160)), [collector], dataset_sink_mode=False)
    store = insight.open_runs(tmp_path)

    scalars, histograms = store.table("scalar"), store.table("histogram")
    top = scalars[scalars["tag"] == "conv1.activation.fake_quant_act.maxq"]
    assert list(top["step"]) == [1, 2, 4]
    assert (top["value"] > 0).all()
    assert "conv1.conv.fake_quant_weight.maxq" in set(histograms["tag"])
    row = store.table("graph").iloc[0]
    graph = store.value("graph", row.run, row.tag, row.step)
    operators = [node.op_type for node in graph.node]
    assert operators.count("FakeQuant") == 8


def test_ranges_are_trained_with_the_network_and_kept_in_the_file(tmp_path):
    net, before = float_network()
    engine.set_seed(1)
    quantizer = QuantizationAwareTraining(
        optimize_option=OptimizeOption.LEARNED_SCALE, symmetric=True, narrow_range=True
    )
    rounding = quantizer.quantize(copy.deepcopy(net))
    begun = {}
    for name, one in rounding.parameters_and_names():
        begun[name] = one.asnumpy().copy()
    model = model_of(rounding, 0.001)
    model.train(2, batches(slice(TRAINED)), dataset_sink_mode=False)

    assert accuracy(model) > before - 0.01
    assert abs(exported_accuracy(rounding, tmp_path) - accuracy(model)) < 0.006
    ends = [one for one in rounding.trainable_params() if one.name.endswith("maxq")]
    assert len(ends) == 8
    assert all(one.asnumpy() != begun[one.name] for one in ends)
