"""`load`: which files it takes, and what it says of the others."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn
from engine.errors import EngineError, LibraryMissingError
from insight.format.encrypted import encrypting


@pytest.fixture
def dense(tmp_path: Path) -> Path:
    path = tmp_path / "dense.onnx"
    engine.export(nn.Dense(3, 2), Tensor(np.ones((1, 3), np.float32)), file_name=path)
    return path


def test_text_and_path_name_a_file(dense: Path) -> None:
    names = [set(engine.load(one).parameters) for one in (dense, str(dense))]

    assert names == [{"weight", "bias"}] * 2


@pytest.mark.parametrize(
    ("name", "options", "kind", "told"),
    [
        (3, {}, ValueError, "file_name.*a path, got int"),
        ("none.onnx", {}, ValueError, "a file, got none at"),
        ("dense.ckpt", {}, ValueError, "'….onnx'"),
        ("dense", {}, ValueError, "'….onnx'"),
        ("dense.onnx", {"key": 3}, TypeError, r"no argument named \['key'\]"),
        ("dense.onnx", {"obf_func": print}, NotImplementedError, "obf_func"),
        ("dense.onnx", {"dec_key": b"k" * 16}, ValueError, "dec_key.*None for ONNX"),
    ],
)
def test_what_cannot_be_loaded_is_refused(
    dense: Path, monkeypatch: Any, name: Any, options: dict[str, Any], kind: Any, told: str
) -> None:
    monkeypatch.chdir(dense.parent)

    with pytest.raises(kind, match=told) as caught:
        engine.load(name, **options)
    assert isinstance(caught.value, EngineError)


def test_missing_library_is_named(dense: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "engine.train.loading.onnx.model", raising=False)
    monkeypatch.setitem(sys.modules, "onnx", None)

    with pytest.raises(LibraryMissingError, match=r"pip install 'insight-train\[onnx\]'"):
        engine.load(dense)


def test_encrypted_file_asks_for_its_key(dense: Path) -> None:
    content = b"".join(encrypting(b"k" * 16, "AES-GCM")([dense.read_bytes()]))
    dense.write_bytes(content)

    with pytest.raises(RuntimeError, match=r"encrypted by AES-GCM\. Hint: pass dec_key"):
        engine.load(dense)
