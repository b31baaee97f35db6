"""Where an exported network goes, and what is refused."""

import threading

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import StateError
from tests.ranks import on_ranks
from tests.rights import rights, umask

NET = nn.Dense(3, 2)
X = Tensor(np.ones((2, 3), np.float32))


def test_suffix_says_the_form_and_is_added_where_it_is_missing(tmp_path):
    with umask(0o027):
        engine.export(NET, X, file_name=tmp_path / "a.onnx")
    engine.export(NET, X, file_name=str(tmp_path / "b"), file_format="ONNX")
    engine.export(NET, X, file_name=tmp_path / "deep" / "c.v2", file_format="ONNX")

    found = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.onnx"))
    assert found == ["a.onnx", "b.onnx", "deep/c.v2.onnx"]
    assert rights(tmp_path / "a.onnx") == 0o640


@pytest.mark.parametrize(
    "options", [{"file_name": "a.air"}, {"file_name": "a", "file_format": "AIR"}]
)
def test_air_is_refused_by_name_and_by_suffix(tmp_path, options):
    with pytest.raises(ValueError, match="expected 'ONNX' or 'MINDIR', got 'AIR'"):
        engine.export(NET, X, **{**options, "file_name": tmp_path / options["file_name"]})

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "options", "kind", "text"),
    [
        ((NET, X), {"file_format": "FOO"}, ValueError, "'ONNX'.*got 'FOO'"),
        ((NET, X), {"file_format": 3}, TypeError, "expected a str or None"),
        ((NET, X), {"file_name": 3}, TypeError, "expected a path"),
        ((3, X), {}, RuntimeError, "expected a cell or a function, got int"),
        ((NET, X.asnumpy()), {}, TypeError, r"inputs\[0\].*expected a tensor"),
        ((NET, X), {"foo": 1}, TypeError, "no argument named"),
        ((NET, X), {"enc_key": bytes(16)}, ValueError, "MINDIR can be encrypted"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(tmp_path, arguments, options, kind, text):
    with pytest.raises(kind, match=text):
        engine.export(*arguments, **{"file_name": tmp_path / "a.onnx", **options})

    assert list(tmp_path.iterdir()) == []


def test_folder_of_the_name_is_refused(tmp_path):
    (tmp_path / "a.onnx").mkdir()

    with pytest.raises(IsADirectoryError):
        engine.export(NET, X, file_name=tmp_path / "a.onnx")


class Counting(nn.Cell):
    """Counts its calls in a parameter."""

    def __init__(self):
        super().__init__()
        self.calls = engine.Parameter(np.zeros(3, np.float32), name="calls", requires_grad=False)

    def construct(self, x):
        ops.assign_add(self.calls, engine.Tensor(np.ones(3, np.float32)))
        return x + self.calls


@pytest.mark.parametrize("form", ["ONNX", "MINDIR"])
def test_network_that_changes_its_parameters_is_refused_and_has_them_back(tmp_path, form):
    net = Counting()
    with pytest.raises(ValueError, match=r"leaves its parameters as they are, got .* 'calls'"):
        engine.export(net, X, file_name=tmp_path / "net", file_format=form)

    assert net.calls.asnumpy().tolist() == [0.0, 0.0, 0.0]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("form", ["ONNX", "MINDIR"])
@pytest.mark.parametrize("returned", [None, ()])
def test_network_that_returns_nothing_is_refused(tmp_path, form, returned):
    with pytest.raises(ValueError, match="a network that returns tensors, got none"):
        engine.export(lambda _x: returned, X, file_name=tmp_path / "net", file_format=form)

    assert list(tmp_path.iterdir()) == []


def test_number_type_that_onnx_does_not_have_for_an_operator_is_told(tmp_path):
    truths = engine.Tensor([True, False])
    with pytest.raises(ValueError, match=r"ONNX.*Max.*bool"):
        engine.export(ops.relu, truths, file_name=tmp_path / "net.onnx")

    assert list(tmp_path.iterdir()) == []


class Misleading(nn.Cell):
    """Calls its parameters what nodes, inputs and results are called in files."""

    def __init__(self):
        super().__init__()
        names = ("Add_1", "Mul_1", "inputs0", "output", "constant_1", "Value_1", "a b/ü")
        for k, name in enumerate(names):
            setattr(self, f"p{k}", engine.Parameter(np.full(3, k + 2, np.float32), name=name))

    def construct(self, x):
        for k in range(7):
            x = (x + getattr(self, f"p{k}")) * 2
        return x, self.p3


@pytest.mark.parametrize("suffix", ["onnx", "mindir"])
def test_names_of_parameters_are_not_taken_for_others(tmp_path, suffix):
    net, path = Misleading(), tmp_path / f"net.{suffix}"
    engine.export(net, X, file_name=path)

    found, wanted = nn.GraphCell(engine.load(path))(X), net(X)
    assert [one.asnumpy().tolist() for one in found] == [one.asnumpy().tolist() for one in wanted]


@pytest.mark.parametrize("suffix", ["onnx", "mindir"])
def test_tensor_that_is_given_twice_is_two_inputs(tmp_path, suffix):
    path = tmp_path / f"net.{suffix}"
    engine.export(lambda x, y: x + y * 2, X, X, file_name=path)

    found = nn.GraphCell(engine.load(path))(X, X * 5)
    assert found.asnumpy().tolist() == (X * 11).asnumpy().tolist()


def test_exports_of_one_network_from_several_threads_leave_it_in_training(tmp_path):
    began, release = threading.Event(), threading.Event()

    class Waiting(nn.Cell):
        def construct(self, x):
            began.set()
            assert release.wait(60)
            return x * 2

    net = Waiting()
    net.set_train(True)
    names = [tmp_path / f"{k}.onnx" for k in range(2)]
    threads = [
        threading.Thread(target=engine.export, args=(net, X), kwargs={"file_name": name})
        for name in names
    ]
    threads[0].start()
    assert began.wait(60)
    threads[1].start()
    release.set()
    for thread in threads:
        thread.join()

    assert net.training
    assert names[0].read_bytes() == names[1].read_bytes()


@on_ranks(2)
def test_network_in_parts_is_told_where_to_export_it(folder):
    engine.set_auto_parallel_context(parallel_mode="semi_auto_parallel", full_batch=True)
    net, x = nn.Dense(4, 2), engine.ops.ones((2, 4))
    net.matmul.shard(((1, 1), (2, 1)))
    net(x)

    with pytest.raises(StateError, match=r"export\(net\) expected .* holds whole.* in one process"):
        engine.export(net, x, file_name=str(folder / "net"))
