"""Networks as MINDIR: what is in the file. What MindSpore computes of it: `tests/long`."""

import importlib

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.train.export.mindir import files
from insight.format.mindir import ModelProto, array_from
from tests.engine.networks import LeNet5
from tests.rights import rights, umask

export = importlib.import_module("engine.train.export.export")  # the function has its name


def drawn(*shape):
    return Tensor(np.random.default_rng(3).standard_normal(shape).astype(np.float32))


def written(net, *inputs, folder, **options):
    engine.export(net, *inputs, file_name=folder / "net.mindir", **options)
    return ModelProto.FromString((folder / "net.mindir").read_bytes())


def operators(model):
    names = {one.name: one.op_type for one in model.primitives}
    return [names[node.op_type[5:]] for node in model.graph.node if node.op_type != "Constant"]


def test_lenet_is_written_in_mindspores_operators(tmp_path):
    model = written(LeNet5(), drawn(2, 1, 32, 32), folder=tmp_path)

    convolution = ["Conv2D", "ReLU", "MaxPool"]
    dense = ["MatMul", "Add"]
    assert operators(model) == [
        *convolution,
        *convolution,
        "Reshape",
        *[*dense, "ReLU"] * 2,
        *dense,
    ]


def test_parameters_keep_their_names_and_numbers(tmp_path):
    net = nn.Dense(3, 2)
    model = written(net, drawn(1, 3), folder=tmp_path)

    assert model.graph.parameter[0].name == "Dense:weight"
    found = {one.ref_key: array_from("test", one) for one in model.graph.parameter}
    assert set(found) == {"weight", "bias"}
    np.testing.assert_array_equal(found["weight"], net.weight.asnumpy())


def test_without_a_form_and_a_suffix_it_is_mindir(tmp_path):
    with umask(0o027):
        engine.export(nn.ReLU(), drawn(2), file_name=tmp_path / "net")

    assert rights(tmp_path / "net.mindir") == 0o640


def test_nodes_read_only_what_was_made_before(tmp_path):
    graph = written(nn.LSTM(3, 4), drawn(5, 2, 3), folder=tmp_path).graph
    known = {one.name for one in [*graph.input, *graph.parameter]}

    for node in graph.node:
        assert set(node.input) <= known
        known.update(node.output)
    assert {one.name for one in graph.output} <= known


def test_an_open_axis_has_length_minus_one_and_lengths_are_computed_of_it(tmp_path):
    x = Tensor(shape=(None, 3, 4), dtype=engine.float32)
    model = written(lambda x: ops.broadcast_to(x[:, 0], (2, -1, 4)), x, folder=tmp_path)

    assert list(model.graph.input[0].tensor[0].dims) == [-1, 3, 4]
    assert list(model.graph.output[0].tensor[0].dims) == [2, -1, 4]
    assert "Shape" in operators(model)


def test_constants_that_grow_with_an_open_axis_are_computed(tmp_path):
    def masked(x):
        steps = ops.arange(x.shape[0]).astype(engine.float32)
        return x + ops.tril(ops.ones((x.shape[0], x.shape[0]))) + steps + ops.ones((x.shape[0], 1))

    x = Tensor(shape=(None, 1), dtype=engine.float32)
    found = operators(written(masked, x, folder=tmp_path))

    assert {"BroadcastTo", "CumSum", "Select"} <= set(found)


def test_several_results_are_a_tuple(tmp_path):
    model = written(lambda x: (x + 1, [x, x * 2]), drawn(2), folder=tmp_path)

    assert operators(model)[-1] == "MakeTuple"
    assert len(model.graph.output[0].attr_info.values) == 3


def test_equal_constants_of_other_types_stay_apart(tmp_path):
    model = written(lambda x: x.astype(engine.int32) * 1 + x * 1.0, drawn(2), folder=tmp_path)
    constants = [node.attribute[0] for node in model.graph.node if node.op_type == "Constant"]
    numbers = [one.tensors[0] for one in constants if one.tensors]

    assert [(one.data_type, array_from("test", one).item()) for one in numbers] == [
        (6, 1),
        (1, 1.0),
    ]


@pytest.mark.parametrize(("mode", "size"), [("AES-GCM", 16), ("AES-CBC", 32)])
def test_a_key_encrypts_the_file(tmp_path, mode, size):
    options = {"enc_key": bytes(range(size)), "enc_mode": mode}
    engine.export(nn.ReLU(), drawn(2), file_name=tmp_path / "net.mindir", **options)

    assert b"ReLU" not in (tmp_path / "net.mindir").read_bytes()


def test_many_parameters_lie_beside_the_graph(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "MOST_INSIDE", 100)
    net, other = nn.Dense(5, 7), nn.Dense(5, 7)
    for one in (net, other):
        engine.export(one, drawn(1, 5), file_name=tmp_path / "big.mindir")
        back = engine.load(tmp_path / "big_graph.mindir")

        np.testing.assert_array_equal(back.parameters["weight"], one.weight.asnumpy())
        np.testing.assert_array_equal(back.parameters["bias"], one.bias.asnumpy())
    found = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*"))
    assert found == ["big_graph.mindir"]
    assert [path.name for path in (tmp_path / "big_variables").iterdir()] == ["data_1"]


def test_a_failure_leaves_the_graph_that_was_there_with_its_parameters(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "MOST_INSIDE", 100)
    net, write = nn.Dense(5, 7), export.write_parts
    engine.export(net, drawn(1, 5), file_name=tmp_path / "big")

    def failing(path, *rest):
        if path.suffix == ".mindir":
            raise OSError("no space")
        write(path, *rest)

    monkeypatch.setattr(export, "write_parts", failing)
    with pytest.raises(OSError, match="no space"):
        engine.export(nn.Dense(5, 7), drawn(1, 5), file_name=tmp_path / "big")
    back = engine.load(tmp_path / "big_graph.mindir")
    np.testing.assert_array_equal(back.parameters["weight"], net.weight.asnumpy())


def test_many_parameters_are_not_encrypted(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "MOST_INSIDE", 100)

    with pytest.raises(ValueError, match=r"export\(enc_key\) expected None for more than 100"):
        engine.export(nn.Dense(5, 7), drawn(1, 5), file_name=tmp_path / "big", enc_key=b"k" * 16)

    assert list(tmp_path.iterdir()) == []


def test_operators_without_a_form_are_all_listed_and_nothing_is_written(tmp_path):
    def spectral(x):
        return ops.fft(x).real() + ops.svd(x)[0]

    with pytest.raises(ValueError, match=r"fourier.*singular_parts"):
        engine.export(spectral, drawn(3, 3), file_name=tmp_path / "no.mindir")

    assert list(tmp_path.iterdir()) == []


def test_a_use_without_a_form_says_why(tmp_path):
    net = nn.Conv3dTranspose(1, 1, 2)

    with pytest.raises(ValueError, match=r"convolve_back of .*over three axes"):
        engine.export(net, drawn(1, 1, 3, 3, 3), file_name=tmp_path / "no.mindir")

    assert list(tmp_path.iterdir()) == []


def test_numbers_put_where_an_input_says_are_refused_by_name(tmp_path):
    def put(x, at):
        made = x * 1
        made[at] = 7.0
        return made

    rows, at = Tensor(np.ones((3, 2), np.float32)), Tensor([0, 2])
    with pytest.raises(ValueError, match="numbers put where others say"):
        engine.export(put, rows, at, file_name=tmp_path / "net.mindir")
