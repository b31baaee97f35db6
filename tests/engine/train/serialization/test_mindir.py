"""The messages of MINDIR files, read and written back."""

from __future__ import annotations

import tarfile
from pathlib import Path

import numpy as np
import pytest

import engine
from engine import Tensor, nn
from engine.errors import ArgumentTypeError, ArgumentValueError
from insight.format.mindir import ModelProto
from tests.rights import rights, umask

OF_MINDSPORE = Path(__file__).resolve().parents[3] / "data" / "mindspore" / "mindir.tar.xz"
X = Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))


@pytest.fixture
def dense(tmp_path):
    network = nn.Dense(3, 2)
    path = tmp_path / "net.mindir"
    engine.export(network, X, file_name=str(path), file_format="MINDIR")
    return network, path


def test_message_has_the_parameters_by_name(dense):
    model = engine.load_mindir(dense[1])

    assert isinstance(model, ModelProto)
    assert sorted(parameter.name for parameter in model.graph.parameter) == [
        "Dense:bias",
        "Dense:weight",
    ]


def test_texts_of_users_are_kept(dense, tmp_path):
    model = engine.load_mindir(str(dense[1]))
    model.user_info["version"] = "pangu"
    engine.save_mindir(model, str(tmp_path / "new.mindir"))

    assert dict(engine.load_mindir(tmp_path / "new.mindir").user_info) == {"version": "pangu"}


def test_changed_parameter_is_computed_with(dense, tmp_path):
    network, path = dense
    model = engine.load_mindir(path)
    bias = next(one for one in model.graph.parameter if one.name == "Dense:bias")
    bias.raw_data = np.array([10, 20], np.float32).tobytes()
    engine.save_mindir(model, tmp_path / "new.mindir")
    found = nn.GraphCell(engine.load(tmp_path / "new.mindir"))(X)

    expected = X.asnumpy() @ network.weight.asnumpy().T + [10, 20]
    assert np.allclose(found.asnumpy(), expected, rtol=1e-6)


def test_what_mindspore_wrote_comes_back_byte_for_byte(tmp_path):
    with tarfile.open(OF_MINDSPORE) as archive:
        names = [name for name in archive.getnames() if name.endswith(".mindir")]
        contents = [archive.extractfile(name).read() for name in names]
    for number, content in enumerate(contents):
        path = tmp_path / f"{number}.mindir"
        path.write_bytes(content)
        model = engine.load_mindir(path)
        engine.save_mindir(model, tmp_path / "again.mindir")
        again = engine.load_mindir(tmp_path / "again.mindir")

        # Also what this project does not know of the form, which lies in the message unread.
        assert again.SerializeToString(deterministic=True) == model.SerializeToString(
            deterministic=True
        )
        assert len((tmp_path / "again.mindir").read_bytes()) == len(content), names[number]


def test_ending_is_added_and_folders_are_made(dense, tmp_path):
    with umask(0o027):
        engine.save_mindir(engine.load_mindir(dense[1]), tmp_path / "new" / "net")
    path = tmp_path / "new" / "net.mindir"

    assert [found.name for found in path.parent.iterdir()] == ["net.mindir"]
    assert (rights(path), rights(path.parent)) == (0o640, 0o750)


def test_file_is_replaced(dense):
    model = engine.load_mindir(dense[1])
    model.user_info["again"] = "yes"
    engine.save_mindir(model, dense[1])

    assert engine.load_mindir(dense[1]).user_info["again"] == "yes"


@pytest.mark.parametrize("content", [b"", b"\xff\xfejunk", b"import numpy"])
def test_file_of_something_else_is_refused(content, tmp_path):
    path = tmp_path / "bad.mindir"
    path.write_bytes(content)

    with pytest.raises(ArgumentValueError, match=r"load_mindir.*expected a MINDIR model, got "):
        engine.load_mindir(path)


def test_encrypted_file_is_refused_with_a_way_out(tmp_path):
    path = tmp_path / "net.mindir"
    engine.export(nn.ReLU(), X, file_name=str(path), file_format="MINDIR", enc_key=b"k" * 16)

    with pytest.raises(ArgumentValueError, match=r"one encrypted by .* Hint: load takes dec_key"):
        engine.load_mindir(path)


@pytest.mark.parametrize(
    ("use", "kind", "text"),
    [
        (lambda: engine.load_mindir("none.mindir"), ArgumentValueError, "expected a file, got"),
        (lambda: engine.load_mindir(3), ArgumentTypeError, r"load_mindir\(file_name\) expected a"),
        (lambda: engine.save_mindir(3, "x"), ArgumentTypeError, r"\(model\) expected a ModelProto"),
        (lambda: engine.save_mindir(ModelProto(), 3), ArgumentTypeError, "expected a path"),
    ],
)
def test_wrong_arguments_are_refused(use, kind, text):
    with pytest.raises(kind, match=text):
        use()
