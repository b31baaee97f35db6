"""MINDIR files as programs: our own, calls of graphs, and files that are damaged or foreign."""

import itertools
import re

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import EngineError, GraphFileError
from insight.format.mindir import (
    GraphProto,
    ModelProto,
    NodeProto,
    PrimitiveProto,
    ValueInfoProto,
    tensor_message,
)
from tests.engine.networks import LeNet5

FLOATS = np.float32


def drawn(*shape):
    return Tensor(np.random.default_rng(3).standard_normal(shape).astype(FLOATS))


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    path = tmp_path_factory.mktemp("small") / "net.mindir"
    net = nn.SequentialCell(nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2), nn.ReLU(), nn.Flatten())
    engine.export(net, drawn(1, 1, 4, 4), file_name=path)
    return path.read_bytes()


def loaded(content, folder):
    path = folder / "one.mindir"
    path.write_bytes(content if isinstance(content, bytes) else content.SerializeToString())
    return engine.load(path)


def graph(name, inputs, *nodes, output):
    return GraphProto(
        name=name,
        node=nodes,
        input=[
            ValueInfoProto(name=f"{name}:{one}", tensor=[tensor_message((2,), FLOATS)])
            for one in inputs
        ],
        output=[ValueInfoProto(name=output)],
    )


def node(op_type, *reads, makes):
    return NodeProto(op_type=f"REF::{op_type}", input=reads, output=[makes], name=makes)


def model(main, *functions, operators=("Mul", "Add")):
    primitives = [PrimitiveProto(name=f"{one}:1", op_type=one) for one in operators]
    return ModelProto(graph=main, functions=functions, primitives=primitives)


@pytest.mark.parametrize(
    ("make", "shape"),
    [
        (LeNet5, (2, 1, 32, 32)),
        (lambda: nn.LSTM(3, 4), (5, 2, 3)),
        (lambda: nn.TransformerEncoderLayer(8, 2, 16), (3, 2, 8)),
    ],
)
def test_a_network_comes_back_and_computes_the_same(tmp_path, make, shape):
    net, x = make().set_train(False), drawn(*shape)
    engine.export(net, x, file_name=tmp_path / "net.mindir")
    back = nn.GraphCell(engine.load(tmp_path / "net.mindir"))

    expected, found = net(x), back(x)
    if isinstance(expected, tuple):
        expected, found = expected[0], found[0]
    np.testing.assert_allclose(found.asnumpy(), expected.asnumpy(), atol=1e-6)


def test_an_open_batch_and_a_key_come_back(tmp_path):
    net = nn.SequentialCell(nn.Dense(3, 4), nn.ReLU(), nn.Dense(4, 2))
    options = {"file_name": tmp_path / "net.mindir", "enc_key": b"k" * 16}
    engine.export(net, Tensor(shape=(None, 3), dtype=engine.float32), **options)
    back = nn.GraphCell(engine.load(tmp_path / "net.mindir", dec_key=b"k" * 16))

    for batch in (1, 7):
        x = drawn(batch, 3)
        np.testing.assert_allclose(back(x).asnumpy(), net(x).asnumpy(), atol=1e-6)
    with pytest.raises(RuntimeError, match="pass dec_key"):
        engine.load(tmp_path / "net.mindir")


def test_another_key_that_leaves_a_whole_padding_is_told_of(tmp_path):
    path, options = tmp_path / "net.mindir", {"enc_key": b"k" * 16, "enc_mode": "AES-CBC"}
    engine.export(nn.Dense(3, 2), drawn(1, 3), file_name=path, **options)
    told = "got another key"
    for number in itertools.count():  # about one key in 256
        if "got another key" not in told:
            break
        with pytest.raises(RuntimeError) as caught:
            engine.load(path, dec_key=number.to_bytes(16, "big"), dec_mode="AES-CBC")
        told = str(caught.value)

    assert re.search(r"decrypted file .* \(AES-CBC does not prove the key\) expected", told)


def test_what_comes_back_trains(tmp_path):
    engine.export(nn.Dense(3, 2), drawn(1, 3), file_name=tmp_path / "net.mindir")
    back = nn.GraphCell(engine.load(tmp_path / "net.mindir"))
    trained = back.trainable_params()
    gradients = ops.grad(lambda x: back(x).sum(), None, trained)(drawn(1, 3))

    assert [one.name for one in trained] == ["weight", "bias"]
    np.testing.assert_allclose(gradients[1].asnumpy(), [1.0, 1.0])


def test_graphs_that_are_called_run_where_they_are_called(tmp_path):
    square = graph("square", "x", node("Mul:1", "square:x", "square:x", makes="y"), output="y")
    main = graph(
        "main",
        "x",
        node("square", "main:x", makes="one"),
        node("square", "one", makes="two"),
        node("Add:1", "one", "two", makes="sum"),
        output="sum",
    )
    net = nn.GraphCell(loaded(model(main, square), tmp_path))

    np.testing.assert_allclose(net(Tensor([1.0, 2.0])).asnumpy(), [2.0, 20.0])


def test_graphs_that_call_themselves_are_refused(tmp_path):
    again = graph("again", "x", node("again", "again:x", makes="y"), output="y")
    main = graph("main", "x", node("again", "main:x", makes="one"), output="one")

    with pytest.raises(GraphFileError, match="at most 64 graphs in each other"):
        loaded(model(main, again), tmp_path)


@pytest.mark.parametrize("first", [(), ("main:x",)])
def test_tuples_of_tuples_end(tmp_path, first):
    nodes = [node("MakeTuple:1", *first, makes="0")]
    nodes += [node("MakeTuple:1", f"{k}", f"{k}", makes=f"{k + 1}") for k in range(60)]
    main = graph("main", "x", *nodes, output="60")

    with pytest.raises(GraphFileError, match="at most 10000 outputs"):
        loaded(model(main, operators=("MakeTuple",)), tmp_path)


def test_operators_without_a_form_are_all_listed(tmp_path):
    nodes = (node("Foo:1", "main:x", makes="a"), node("Bar:1", "a", makes="b"))
    main = graph("main", "x", *nodes, output="b")

    with pytest.raises(GraphFileError, match=r"operators with a form here.*Foo 'a', Bar 'b'"):
        loaded(model(main, operators=("Foo", "Bar")), tmp_path)


@pytest.mark.parametrize(
    ("read", "told"),
    [
        (("main:x",), "2 inputs, got 1"),
        (("main:x", "nowhere"), "values that are made before, got 'nowhere'"),
    ],
)
def test_nodes_that_read_wrongly_are_refused(tmp_path, read, told):
    main = graph("main", "x", node("Add:1", *read, makes="a"), output="a")

    with pytest.raises(GraphFileError, match=told):
        loaded(model(main), tmp_path)


@pytest.mark.parametrize("content", [b"", b"{}", b"\x00" * 100, b"MINDIR"])
def test_other_bytes_are_no_model(tmp_path, content):
    with pytest.raises(RuntimeError, match="a MINDIR model"):
        loaded(content, tmp_path)


def test_a_setting_that_is_not_known_is_refused(tmp_path, small):
    found = ModelProto.FromString(small)
    found.primitives[0].attribute.add(name="spin", type="INT64", i=3)

    with pytest.raises(GraphFileError, match="settings that are known, got 'spin'"):
        loaded(found, tmp_path)


def test_parameters_beside_the_file_are_read(tmp_path, small):
    found = ModelProto.FromString(small)
    folder = tmp_path / "one_variables"
    folder.mkdir()
    weight = next(one for one in found.graph.parameter if one.ref_key == "0.weight")
    (folder / "data_0").write_bytes(bytes(64) + weight.raw_data)
    told = weight.external_data
    told.location, told.offset, told.length = "one_variables/data_0", 64, len(weight.raw_data)
    weight.ClearField("raw_data")
    back = loaded(found, tmp_path)

    np.testing.assert_array_equal(
        back.parameters["0.weight"], loaded(small, tmp_path).parameters["0.weight"]
    )


@pytest.mark.parametrize(
    ("location", "length", "told"),
    [
        ("../data_0", 72, "beside this one"),
        ("/data_0", 72, "beside this one"),
        ("data_0", 72, "its numbers in 'data_0'"),
        ("data_0", 2**62, "72 bytes for float32"),
    ],
)
def test_parameters_elsewhere_are_refused(tmp_path, small, location, length, told):
    found = ModelProto.FromString(small)
    weight = next(one for one in found.graph.parameter if one.ref_key == "0.weight")
    weight.external_data.location, weight.external_data.length = location, length

    with pytest.raises(GraphFileError, match=told):
        loaded(found, tmp_path)


def test_damaged_files_raise_typed_errors_alone(tmp_path, small):
    rng = np.random.default_rng(8)
    x, kinds = drawn(1, 1, 4, 4), []
    for _ in range(150):
        content = bytearray(small)
        if rng.integers(4) == 0:
            del content[rng.integers(len(content)) :]
        for _ in range(rng.integers(1, 4) if content else 0):
            content[rng.integers(len(content))] = rng.integers(256)
        try:
            nn.GraphCell(loaded(bytes(content), tmp_path))(x)
        except EngineError as error:
            kinds.append(type(error))

    assert GraphFileError in kinds
