"""ONNX files as programs: what becomes a parameter, and what of a file is refused."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper, numpy_helper

import engine
from engine import Tensor, nn
from engine.errors import ArgumentValueError, GraphFileError
from engine.train.export.exporter import Asked
from engine.train.export.onnx.model import model_of
from engine.train.loading.loader import NetworkFile
from engine.train.loading.onnx.model import program_of
from tests.engine.train.loading.onnx.beside_onnxruntime import ROOM, programmed

FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64
X = helper.make_tensor_value_info("x", FLOAT, ["batch", 3])
Y = onnx.ValueInfoProto(name="y")
SHAPE = numpy_helper.from_array(np.array([7, 7]), "shape")
WEIGHT = numpy_helper.from_array(np.eye(3, dtype=np.float32) * 2, "weight")


def model(*nodes: Any, opset: int = 17, tensors: Any = (WEIGHT,), inputs: Any = (X,)) -> Any:
    graph = helper.make_graph(nodes, "graph", inputs, [Y], tensors)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)])


def node(operator: str, *reads: str, makes: str = "y", **attributes: Any) -> Any:
    return helper.make_node(operator, reads, [makes], name=f"the {operator}", **attributes)


PRODUCT = node("MatMul", "x", "weight")


def test_floats_with_an_axis_that_an_operator_reads_are_parameters() -> None:
    tensors = [
        WEIGHT,
        numpy_helper.from_array(np.array(3, np.float32), "number"),
        numpy_helper.from_array(np.array([3, 3]), "shape"),
        numpy_helper.from_array(np.ones(2, np.float32), "nobody reads it"),
        numpy_helper.from_array(np.ones(2, np.float32), "scales"),
    ]
    nodes = [
        node("MatMul", "x", "weight", makes="product"),
        node("Mul", "product", "number", makes="scaled"),
        node("Reshape", "scaled", "shape", makes="shaped"),
        node("Resize", "shaped", "", "scales"),
    ]

    assert set(programmed(model(*nodes, tensors=tensors)).parameters) == {"weight"}


def test_moving_statistics_are_parameters_that_training_leaves_alone() -> None:
    names = ["scale", "bias", "mean", "variance"]
    tensors = [numpy_helper.from_array(np.ones(3, np.float32), name) for name in names]
    net = nn.GraphCell(programmed(model(node("BatchNormalization", "x", *names), tensors=tensors)))

    assert [one.name for one in net.trainable_params()] == ["scale", "bias"]
    assert [one.name for one in net.untrainable_params()] == ["mean", "variance"]


def test_shapes_are_computed_so_batches_may_be_of_any_size() -> None:
    nodes = [
        node("Shape", "x", makes="shape"),
        node("Constant", makes="zero", value_int=0),
        node("Gather", "shape", "zero", makes="batch"),
        node("Constant", makes="three", value_int=3),
        node("Mul", "batch", "three", makes="count"),
        node("Constant", makes="front", value_ints=[0]),
        node("Unsqueeze", "count", "front", makes="flat"),
        node("Reshape", "x", "flat"),
    ]
    program = programmed(model(*nodes))

    for batch in (1, 5):
        assert program(Tensor(np.ones((batch, 3), np.float32))).shape == (3 * batch,)


@pytest.mark.parametrize("dtype", ["float16", "float64", "bfloat16"])
def test_weights_may_be_of_any_float(dtype: str) -> None:
    number = helper.np_dtype_to_tensor_dtype(engine.dtype.as_dtype(dtype).numpy)
    tensor = helper.make_tensor("weight", number, [2], [1.5, -2.0])
    info = helper.make_tensor_value_info("x", number, [2])
    program = programmed(model(node("Add", "x", "weight"), tensors=[tensor], inputs=[info]))
    out = program(Tensor([1.0, 1.0]).astype(dtype))

    assert out.dtype == engine.dtype.as_dtype(dtype)
    assert out.astype("float32").asnumpy().tolist() == [2.5, -1.0]


def test_initializer_may_be_listed_as_an_input_as_old_files_do() -> None:
    listed = helper.make_tensor_value_info("weight", FLOAT, [3, 3])
    program = programmed(model(PRODUCT, inputs=[X, listed]))

    assert [one.name for one in program.inputs] == ["x"]


def test_data_beside_the_file_are_read(tmp_path: Path) -> None:
    made = model(PRODUCT)
    onnx.save(
        made, tmp_path / "net.onnx", save_as_external_data=True, location="data", size_threshold=0
    )
    net = nn.GraphCell(engine.load(tmp_path / "net.onnx"))

    assert net(Tensor([[1.0, 2.0, 3.0]])).asnumpy().tolist() == [[2.0, 4.0, 6.0]]


def external(**entries: str) -> Any:
    tensor = TensorProto(name="weight", data_type=FLOAT, dims=[3, 3])
    tensor.data_location = TensorProto.EXTERNAL
    for key, value in entries.items():
        tensor.external_data.add(key=key, value=value)
    return tensor


def shaped(*dims: int) -> Any:
    tensor = TensorProto()
    tensor.CopyFrom(WEIGHT)
    tensor.dims[:] = dims
    return tensor


def typed(number: int) -> Any:
    tensor = TensorProto()
    tensor.CopyFrom(WEIGHT)
    tensor.data_type = number
    return tensor


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (model(node("Nothing", "x")), "operators with a form here.*got Nothing 'the Nothing'"),
        (model(helper.make_node("Add", ["x"], ["y"], domain="com.own")), "got com.own.Add 'y'"),
        (model(PRODUCT, opset=6), "operators of one version from 7 to 28, got 6"),
        (model(PRODUCT, opset=99), "got 99"),
        (model(node("MatMul", "x")), "MatMul 'the MatMul' expected 2 inputs, got 1"),
        (model(node("MatMul", "x", "")), "expected 2 inputs, got 2"),
        (model(node("Relu", "x", odd=1)), "expected attributes of the operator, got 'odd'"),
        (model(node("Concat", "x")), "expected the attribute 'axis', got none"),
        (model(node("Concat", "x", axis=1.5)), "expected a whole number in axis"),
        (
            model(node("Gelu", "x", approximate="odd"), opset=20),
            "approximate one of 'none', 'tanh'",
        ),
        (model(node("Relu", "z"), node("Neg", "y", makes="z")), "made before, got 'z'"),
        (model(node("Relu", "x", makes="z")), "outputs that an operator makes, got 'y'"),
        (model(PRODUCT, PRODUCT), "a name for each value, got 'y' twice"),
        (model(PRODUCT, tensors=(WEIGHT, WEIGHT)), "'weight' twice"),
        (model(PRODUCT, tensors=[shaped(3, 4)]), "48 bytes for float32"),
        (model(PRODUCT, tensors=[shaped(-3, 3)]), "lengths from 0"),
        (model(PRODUCT, tensors=[typed(TensorProto.STRING)]), "got STRING"),
        (model(PRODUCT, tensors=[typed(TensorProto.FLOAT8E5M2)]), "got FLOAT8E5M2"),
        (model(PRODUCT, tensors=[typed(77)]), "a number type of engine.dtype, got 77"),
        (model(PRODUCT, tensors=[external()]), "data in a file beside this one"),
        (model(PRODUCT, tensors=[external(location="../data")]), "got '../data'"),
        (model(PRODUCT, tensors=[external(location="/etc/passwd")]), "got '/etc/passwd'"),
        (model(PRODUCT, tensors=[external(location="none")]), "its data in 'none'"),
        (model(PRODUCT, tensors=[external(location="a", offset="-1")]), "an offset in a file"),
        (model(PRODUCT, tensors=[external(location="a", length="7")]), "36 bytes for shape"),
    ],
)
def test_file_that_cannot_be_read_whole_is_refused(made: Any, told: str) -> None:
    with pytest.raises(GraphFileError, match=f"^file one.onnx.*{told}"):
        programmed(made)


def function(name: str, *nodes: Any, attributes: Any = ()) -> Any:
    imports = [helper.make_opsetid("", 17), helper.make_opsetid("own", 1)]
    return helper.make_function("own", name, ["a"], ["b"], nodes, imports, attributes)


def call(name: str, reads: str, makes: str, **attributes: Any) -> Any:
    return helper.make_node(
        name, [reads], [makes], domain="own", name=f"{name} of {reads}", **attributes
    )


def with_functions(*functions: Any, **attributes: Any) -> Any:
    made = model(call("Twice", "x", "y", **attributes))
    made.opset_import.add(domain="own", version=1)
    made.functions.extend(functions)
    return made


def test_functions_of_the_file_are_called_with_their_attributes() -> None:
    leaky = helper.make_node("LeakyRelu", ["a"], ["b"])
    alpha = onnx.AttributeProto(name="alpha", ref_attr_name="slope", type=onnx.AttributeProto.FLOAT)
    leaky.attribute.append(alpha)
    inner = call("Inner", "a", "half", slope=0.5), call("Inner", "half", "b")
    made = with_functions(function("Twice", *inner), function("Inner", leaky, attributes=["slope"]))
    session = onnxruntime.InferenceSession(made.SerializeToString(), ROOM)
    x = np.array([[1.0, -2.0, -4.0]], np.float32)

    expected = session.run(None, {"x": x})[0]
    np.testing.assert_allclose(programmed(made)(Tensor(x)).asnumpy(), expected, rtol=1e-6)


def test_functions_without_an_end_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.train.loading.onnx.source.MOST_GRAPHS", 100)
    itself = function("Twice", call("Twice", "a", "b"))
    names = ["Twice", *(f"F{k}" for k in range(20))]
    twice = [
        function(one, call(other, "a", "c"), call(other, "c", "b"))
        for one, other in itertools.pairwise([*names, "Last"])
    ]

    with pytest.raises(GraphFileError, match="at most 32 graphs in each other"):
        programmed(with_functions(itself))
    with pytest.raises(GraphFileError, match="at most 100 graphs, got more"):
        programmed(with_functions(*twice, function("Last", helper.make_node("Neg", ["a"], ["b"]))))
    with pytest.raises(GraphFileError, match=r"attributes among \[\], got \['odd'\]"):
        programmed(with_functions(itself, odd=1))


def test_error_when_it_runs_says_which_node_it_was() -> None:
    program = programmed(model(node("Reshape", "x", "shape"), tensors=[SHAPE]))

    with pytest.raises(ValueError, match=r"^file one\.onnx: Reshape 'the Reshape': reshape"):
        program(Tensor(np.ones((1, 3), np.float32)))


def test_dropout_of_a_file_that_trains_is_refused() -> None:
    tensors = [
        numpy_helper.from_array(np.array(0.5, np.float32), "ratio"),
        numpy_helper.from_array(np.array(True), "training"),
    ]
    program = programmed(model(node("Dropout", "x", "ratio", "training"), tensors=tensors))

    with pytest.raises(ArgumentValueError, match="Dropout expected training_mode False"):
        program(Tensor(np.ones((1, 3), np.float32)))


def test_any_bytes_give_a_program_or_a_typed_error() -> None:
    net = nn.SequentialCell(nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2), nn.Flatten(), nn.Dense(32, 2))
    path = Path("net.onnx")
    whole = _bytes_of(net)
    rng = random.Random(3)
    kept = 0
    for _ in range(400):
        content = bytearray(whole)
        for _ in range(rng.choice((1, 3))):
            content[rng.randrange(len(content))] = rng.randrange(256)
        if rng.random() < 0.2:
            del content[rng.randrange(len(content)) :]
        try:
            program_of(NetworkFile(path, bytes(content)))
        except GraphFileError:
            continue
        kept += 1

    assert 0 < kept < 400


def _bytes_of(net: nn.Cell) -> bytes:
    made = model_of(Asked("export", net, (Tensor(np.ones((1, 1, 4, 4), np.float32)),), {}))
    return bytes(made.SerializeToString())
