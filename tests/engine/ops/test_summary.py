from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.ops import summary
from engine.ops.summary import SummaryValues
from engine.train.serialization import parse_print

OPERATORS = {
    "scalar": ops.ScalarSummary,
    "image": ops.ImageSummary,
    "tensor": ops.TensorSummary,
    "histogram": ops.HistogramSummary,
}


@pytest.fixture
def seen():
    values = SummaryValues()
    yield values
    values.close()


@pytest.fixture
def print_file(tmp_path):
    engine.set_context(print_file_path=str(tmp_path / "print.data"))
    yield tmp_path / "print.data"
    engine.set_context(print_file_path="")


@pytest.mark.parametrize("plugin", OPERATORS)
def test_an_operator_tells_its_plugin_tag_and_value_and_returns_nothing(plugin, seen):
    assert OPERATORS[plugin]()("tag", Tensor([1.0, 2.0])) is None
    ((found, tag, value),) = seen.take()

    assert (found, tag, value.tolist()) == (plugin, "tag", [1.0, 2.0])
    assert seen.take() == []


def test_the_newest_value_of_a_tag_is_kept_as_it_was(seen):
    operator = ops.TensorSummary()
    parameter = engine.Parameter(np.zeros(2, np.float32), "p")
    operator("a", Tensor([5.0]))
    operator("a", parameter)
    parameter.array[:] = 7

    assert [value.tolist() for _, _, value in seen.take()] == [[0.0, 0.0]]


def test_nobody_listens_nothing_is_kept(seen):
    seen.active = False
    ops.ScalarSummary()("a", Tensor(1.0))
    seen.active = True

    assert seen.take() == []


def test_values_are_seen_while_gradients_are_taken(seen):
    def function(x):
        y = (x * x).sum()
        ops.ScalarSummary()("y", y)
        return y

    gradient = ops.grad(function)(Tensor([3.0]))

    assert gradient.asnumpy().tolist() == [6.0]
    assert [float(value) for _, _, value in seen.take()] == [9.0]


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [(3, Tensor(1.0), TypeError), ("", Tensor(1.0), ValueError), ("a", "text", TypeError)],
)
def test_what_is_no_tag_or_no_tensor_is_refused(name, value, error):
    with pytest.raises(error, match="ScalarSummary"):
        ops.ScalarSummary()(name, value)


def test_the_operators_stand_where_documents_import_them():
    for name in (*(kind.__name__ for kind in OPERATORS.values()), "Print"):
        assert getattr(ops.operations, name) is getattr(ops, name)


def test_prints_look_as_in_mindspore(capsys):
    ops.Print()("x:", Tensor([[1.0, 2.0], [3.0, 4.0]]), Tensor(3), 4.5, None)
    ops.print_(Tensor([True]))

    assert capsys.readouterr().out == (
        "x:\n"
        "Tensor(shape=[2, 2], dtype=Float32, value=\n"
        "[[ 1.00000000e+00,  2.00000000e+00],\n"
        " [ 3.00000000e+00,  4.00000000e+00]])\n"
        "Tensor(shape=[], dtype=Int64, value= 3)\n"
        "4.5\n"
        "None\n"
        "Tensor(shape=[1], dtype=Bool, value= [ True])\n"
    )


def test_prints_to_a_file_are_read_back_in_order(print_file, capsys):
    printer = ops.Print()
    printer("x:", Tensor([[1.0, 2.0]]), Tensor(3))
    printer("y:", Tensor(np.array([1.5], np.float16)), (1, 2))
    found = parse_print(str(print_file))

    assert capsys.readouterr().out == ""
    assert [found[k] for k in (0, 3, 5)] == ["x:", "y:", "(1, 2)"]
    assert [(found[k].dtype, found[k].shape) for k in (1, 2, 4)] == [
        (engine.float32, (1, 2)),
        (engine.int64, ()),
        (engine.float16, (1,)),
    ]
    assert found[1].asnumpy().tolist() == [[1.0, 2.0]]


def test_a_file_that_was_there_is_left_as_it_is(print_file, monkeypatch):
    monkeypatch.setattr(summary, "_opened", set())
    print_file.write_bytes(b"mine")
    ops.Print()("a")
    ops.Print()("b")
    path = engine.get_context("print_file_path")

    assert print_file.read_bytes() == b"mine"
    assert path.startswith(f"{print_file}.")
    assert parse_print(path) == ["a", "b"]
