"""Files of networks that round: onnxruntime computes with whole numbers what the network says."""

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import numpy_helper

import engine
from engine import Tensor, nn, ops
from engine.dtype import QuantDtype
from engine.train.quant import FakeQuantWithMinMaxObserver, QuantizationAwareTraining, export

from .networks import IMAGES, FusedNet, plain_net, trained

ANY_BATCH = Tensor(shape=(None, 1, 8, 8), dtype=engine.float32)
ON_IMAGES = {"mean": 127.5, "std_dev": 127.5, "file_format": "ONNX"}


def rounding(net, *inputs, **options):
    return trained(QuantizationAwareTraining(**options).quantize(net), *inputs)


def run(path, *inputs):
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    return session.run(None, {f"inputs{k}": x.asnumpy() for k, x in enumerate(inputs)})[0]


def operators_run(path, folder):
    """What onnxruntime makes of a file, which is what it computes."""
    options = onnxruntime.SessionOptions()
    options.optimized_model_filepath = str(folder / "optimised.onnx")
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
    onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    return [node.op_type for node in onnx.load(folder / "optimised.onnx").graph.node]


def steps_apart(path, net):
    """How many steps of its last rounding the file and the network differ at most."""
    (last,) = [one for name, one in net.cells_and_names() if name == "fc2.fake_quant_act"]
    step = (last.maxq - last.minq).asnumpy().max() / 255
    return np.abs(run(path, IMAGES) - net(IMAGES).asnumpy()).max() / step


OPTIONS = [
    {},
    {"one_conv_fold": False},
    {"bn_fold": False},
    {"symmetric": (True, False)},
    {"narrow_range": (True, False), "symmetric": (True, False), "bn_fold": False},
    {"per_channel": (True, False)},
    {"per_channel": (True, False), "symmetric": (True, False)},
    {"per_channel": (True, False), "symmetric": (True, False), "bn_fold": False},
    {"quant_dtype": (QuantDtype.INT8, QuantDtype.UINT8)},
    {"quant_dtype": (QuantDtype.INT4, QuantDtype.INT8)},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_onnxruntime_computes_what_the_network_does_with_whole_numbers(options, tmp_path):
    net = rounding(FusedNet(), **options)
    path = tmp_path / "net.onnx"
    export(net, ANY_BATCH, file_name=path, **ON_IMAGES)

    assert steps_apart(path, net) <= 2.5
    names = operators_run(path, tmp_path)
    assert names.count("QLinearConv") == 1
    assert names.count("QGemm") == 2
    assert {"Conv", "Gemm", "Add"}.isdisjoint(names)


def test_weights_are_whole_numbers_of_eight_bits_in_the_file(tmp_path):
    path, float_path = tmp_path / "net.onnx", tmp_path / "float.onnx"
    x = Tensor(np.ones((1, 256), np.float32))
    net = rounding(nn.SequentialCell(nn.DenseBnAct(256, 256)), x, per_channel=(True, False))
    export(net, x, file_name=path, **ON_IMAGES)
    engine.export(nn.Dense(256, 256), x, file_name=float_path)

    kept = {one.name: numpy_helper.to_array(one) for one in onnx.load(path).graph.initializer}
    assert kept["0.dense.weight"].dtype == np.int8
    assert kept["0.dense.scale"].shape == (256,)
    assert path.stat().st_size < 0.28 * float_path.stat().st_size


@pytest.mark.parametrize(
    "options", [{"symmetric": True}, {"narrow_range": True}, {"per_channel": True}, {"bits": 4}]
)
def test_data_in_other_ranges_are_computed_to_the_same_numbers(options, tmp_path):
    if "bits" in options:
        options = {"quant_dtype": QuantDtype.INT4}
    net = rounding(FusedNet(), **options)
    path = tmp_path / "net.onnx"
    export(net, ANY_BATCH, file_name=path, **ON_IMAGES)

    steps = (net.fc2.fake_quant_act.maxq - net.fc2.fake_quant_act.minq).asnumpy() / 255
    apart = np.abs(run(path, IMAGES) - net(IMAGES).asnumpy()) / steps
    assert apart.max() <= (40 if "quant_dtype" in options else 2.5)  # 17 are one of four bits


def test_layers_one_by_one_leave_too(tmp_path):
    net = rounding(plain_net(), per_channel=(True, False))
    path = tmp_path / "net.onnx"
    export(net, ANY_BATCH, file_name=path, **ON_IMAGES)

    np.testing.assert_allclose(run(path, IMAGES), net(IMAGES).asnumpy(), atol=0.05)
    assert operators_run(path, tmp_path).count("QLinearConv") == 2
    quantised = [node.input[0] for node in onnx.load(path).graph.node if "Quant" in node.op_type]
    assert quantised.count("inputs0") == 1  # the first layer rounds it, mean and std_dev do not


def test_sums_leave_too(tmp_path):
    class Residual(nn.Cell):
        def __init__(self):
            super().__init__()
            self.conv = nn.Conv2dBnAct(1, 1, 3, activation="leakyrelu", weight_init="HeUniform")
            self.add = ops.Add()

        def construct(self, x):
            return self.add(self.conv(x), x)

    net = rounding(Residual())
    path = tmp_path / "net.onnx"
    export(net, ANY_BATCH, file_name=path, **ON_IMAGES)

    np.testing.assert_allclose(run(path, IMAGES), net(IMAGES).asnumpy(), atol=0.1)
    assert {"QLinearConv", "QLinearAdd"} <= set(operators_run(path, tmp_path))


@pytest.mark.parametrize(
    ("mean", "std_dev", "dtype", "zero"),
    [(127.5, 127.5, np.uint8, 128), (0, 255, np.uint8, 0), (-3, 64.0, np.int8, -3)],
)
def test_inputs_are_rounded_as_images_of_bytes(mean, std_dev, dtype, zero, tmp_path):
    net = rounding(FusedNet())
    path = tmp_path / "net.onnx"
    export(net, ANY_BATCH, file_name=path, mean=mean, std_dev=std_dev, file_format="ONNX")

    kept = {one.name: numpy_helper.to_array(one) for one in onnx.load(path).graph.initializer}
    assert kept["image.zero_point"].dtype == dtype
    assert kept["image.zero_point"] == zero
    np.testing.assert_allclose(kept["image.scale"], 1 / std_dev, rtol=1e-6)


def test_an_input_that_the_network_rounds_is_not_rounded_again(tmp_path):
    net = trained(nn.SequentialCell(FakeQuantWithMinMaxObserver(), nn.Flatten()))
    path = tmp_path / "net.onnx"
    export(net, IMAGES, file_name=path, **ON_IMAGES)

    assert [one.name for one in onnx.load(path).graph.initializer] == ["0.scale", "0.zero_point"]


@pytest.mark.parametrize("moving", [nn.Flatten, lambda: nn.MaxPool2d(2, 2)])
def test_an_input_that_is_moved_before_the_network_rounds_it_is_not_cut_off(moving, tmp_path):
    wide = ops.abs(IMAGES) * 16
    net = nn.SequentialCell(moving(), nn.Flatten(), nn.Dense(64 if moving is nn.Flatten else 16, 3))
    net = trained(QuantizationAwareTraining(symmetric=(True, False)).quantize(net), wide)
    path = tmp_path / "net.onnx"
    export(net, wide, file_name=path, file_format="ONNX")

    np.testing.assert_allclose(run(path, wide), net(wide).asnumpy(), rtol=1e-4, atol=1e-4)


def test_an_ordinary_export_has_the_rounding_and_float_weights(tmp_path):
    net = rounding(FusedNet())
    path = tmp_path / "net.onnx"
    engine.export(net, ANY_BATCH, file_name=path)

    assert steps_apart(path, net) <= 1.5
    model = onnx.load(path)
    assert [node.op_type for node in model.graph.node].count("QuantizeLinear") == 6
    assert "conv.conv.weight" in [one.name for one in model.graph.initializer]


def test_a_file_for_mindspore_has_whole_numbers_and_runs_alike(tmp_path):
    net = rounding(FusedNet(), per_channel=(True, False))
    path = tmp_path / "net.mindir"
    export(net, IMAGES, file_name=path, mean=127.5, std_dev=127.5, file_format="MINDIR")
    graph = engine.load(str(path))
    loaded = nn.GraphCell(graph)

    step = (net.fc2.fake_quant_act.maxq - net.fc2.fake_quant_act.minq).asnumpy() / 255
    apart = np.abs(loaded(IMAGES).asnumpy() - net(IMAGES).asnumpy()) / step
    assert apart.max() <= 2.5
    kept = {one.name: one for one in loaded.get_parameters()}
    assert kept["conv.conv.weight"].dtype == engine.int8


def test_the_network_stays_as_it_is(tmp_path):
    net = rounding(FusedNet()).set_train()
    before = {one.name: one.asnumpy().copy() for one in net.get_parameters()}
    export(net, ANY_BATCH, file_name=tmp_path / "net.onnx", **ON_IMAGES)

    assert net.training
    assert {one.name for one in net.get_parameters()} == set(before)
    for one in net.get_parameters():
        np.testing.assert_array_equal(one.asnumpy(), before[one.name])


def test_ascends_form_is_refused_by_name(tmp_path):
    with pytest.raises(ValueError, match="expected 'ONNX' or 'MINDIR', got 'AIR'"):
        export(rounding(FusedNet()), IMAGES, file_name=tmp_path / "net.air")


@pytest.mark.parametrize(
    ("arguments", "error", "told"),
    [
        ({"mean": "grey"}, TypeError, "an int or a float"),
        ({"mean": 300}, ValueError, "a number of a byte"),
        ({"std_dev": 0}, ValueError, "above 0"),
        ({"std_dev": float("inf")}, ValueError, "above 0"),
        ({"std_dev": float("nan")}, ValueError, "above 0"),
        ({"std_dev": 1e-45}, ValueError, "above 0"),
        ({"std_dev": True}, TypeError, "an int or a float"),
        ({"file_format": "GEIR"}, ValueError, "'GEIR'"),
    ],
)
def test_wrong_arguments_are_refused(arguments, error, told, tmp_path):
    with pytest.raises(error, match=told):
        export(rounding(FusedNet()), IMAGES, file_name=tmp_path / "n", **(ON_IMAGES | arguments))


@pytest.mark.parametrize("kind", ["float16", "float64"])
def test_inputs_that_onnx_does_not_round_are_refused_by_name(kind, tmp_path):
    told = rf"quant\.export\(inputs\[0\]\) expected a tensor of float32 for ONNX, got {kind}\. Hint"
    images = IMAGES.astype(getattr(engine, kind))
    with pytest.raises(TypeError, match=told):
        export(rounding(FusedNet()), images, file_name=tmp_path / "n", **ON_IMAGES)

    assert not list(tmp_path.iterdir())


def test_what_does_not_round_is_refused(tmp_path):
    with pytest.raises(ValueError, match="a network that rounds"):
        export(FusedNet(), IMAGES, file_name=tmp_path / "net", **ON_IMAGES)
    with pytest.raises(TypeError, match="a Cell"):
        export(len, IMAGES, file_name=tmp_path / "net", **ON_IMAGES)
    with pytest.raises(TypeError, match=r"inputs\[0\]"):
        export(rounding(FusedNet()), 3, file_name=tmp_path / "net", **ON_IMAGES)


def test_the_ordinary_export_writes_whole_numbers_where_a_script_of_older_years_asks(tmp_path):
    net = rounding(FusedNet())
    for mode in ("AUTO", "MANUAL", "QUANT"):
        told = {"quant_mode": mode, "mean": 0, "std_dev": 255.0, "file_format": "ONNX"}
        engine.export(net, ANY_BATCH, file_name=tmp_path / "asked.onnx", **told)
    told = {"mean": 0, "std_dev": 255.0, "file_format": "ONNX"}
    export(net, ANY_BATCH, file_name=tmp_path / "other.onnx", **told)

    assert (tmp_path / "asked.onnx").read_bytes() == (tmp_path / "other.onnx").read_bytes()
    plain = {"quant_mode": "NONQUANT", "mean": 127.5}
    engine.export(FusedNet(), ANY_BATCH, file_name=tmp_path / "plain.onnx", **plain)
    with pytest.raises(ValueError, match="'QUANT' or 'NONQUANT'"):
        engine.export(net, ANY_BATCH, file_name=tmp_path / "net.onnx", quant_mode="MAYBE")
