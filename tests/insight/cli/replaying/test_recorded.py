"""Words, variables and reasons of a replay, from documents that anybody may have written."""

from __future__ import annotations

import os

import pytest

from insight.cli.replaying.again import command_of, environment_of
from insight.cli.replaying.hindrances import hindrances
from insight.cli.replaying.recorded import recorded


def document(root, **command):
    told = {"arguments": ["python", "train.py"], "whole": True, "directory": str(root)}
    return {
        "run": {"folder": "/data/runs/a", "order": 0},
        "command": told | {"interpreter": "/bin/sh", "script": str(root / "train.py")} | command,
        "code": {"root": str(root), "commit": "a1", "dirty": False, "untracked": []},
    }


@pytest.mark.parametrize(
    "broken",
    [
        {},
        {"command": 5, "code": [], "run": "x", "packages": 1, "data": [], "ancestry": 2},
        {"command": {"arguments": [1, None]}, "run": {"order": -1}, "data": {"a": {"parts": 5}}},
        {"ancestry": {"loaded": [None, {"path": 1}]}, "environment": {"variables": [1]}},
    ],
)
def test_document_that_says_nothing_hinders(broken):
    told = recorded(broken)

    assert hindrances(told, is_here=False)
    assert hindrances(told, is_here=True)


def test_outputs_go_elsewhere_and_code_comes_from_the_checkout(tmp_path):
    root, code, into = tmp_path / "root", tmp_path / "code", tmp_path / "into"
    for folder in (root, code):
        folder.mkdir()
        (folder / "train.py").write_text("")
    words = [
        "python",
        str(root / "train.py"),
        "--out=/data/runs",
        "/data/runs/a",
        "/data",
        "--lr",
        "1",
    ]
    told = recorded(document(root, arguments=[*words, "/etc/hosts", str(root / "missing")]))

    assert command_of(told, code, into) == [
        "/bin/sh",
        str(code / "train.py"),
        f"--out={into / 'outputs'}",
        str(into / "outputs"),
        str(into / "outputs"),
        "--lr",
        "1",
        "/etc/hosts",
        str(root / "missing"),
    ]


def test_variables_are_those_of_then(tmp_path, monkeypatch):
    monkeypatch.setenv("OMP_NUM_THREADS", "8")
    monkeypatch.setenv("MKL_NUM_THREADS", "8")
    monkeypatch.setenv("OTHER", "kept")
    then = {"OMP_NUM_THREADS": "2", "LD_PRELOAD": "/evil.so", "TZ": "***"}
    told = recorded(document(tmp_path) | {"environment": {"variables": then}})
    found = environment_of(told, None)

    assert found["OMP_NUM_THREADS"] == "2"
    assert found["OTHER"] == "kept"
    assert not {"MKL_NUM_THREADS", "LD_PRELOAD", "TZ"} & found.keys()


def test_data_and_checkpoints_that_changed_are_reasons(tmp_path):
    (tmp_path / "x").write_bytes(b"1")
    (tmp_path / "train.py").write_text("")
    data = {"train": {"parts": {"0": {"path": str(tmp_path / "x"), "sha256": "old"}}}}
    loaded = [{"path": str(tmp_path / "gone.ckpt"), "sha256": "a"}]
    told = recorded(document(tmp_path) | {"data": data, "ancestry": {"loaded": loaded}})

    assert hindrances(told, is_here=False) == [
        f"its data has changed: {tmp_path / 'x'}",
        f"its checkpoint is gone: {tmp_path / 'gone.ckpt'}",
    ]


def test_pipe_in_the_place_of_data_is_not_waited_for(tmp_path):
    (tmp_path / "train.py").write_text("")
    os.mkfifo(tmp_path / "pipe")
    data = {"train": {"path": str(tmp_path / "pipe"), "sha256": "old"}}
    told = recorded(document(tmp_path) | {"data": data})

    assert hindrances(told, is_here=False) == [f"its data is gone: {tmp_path / 'pipe'}"]


@pytest.mark.parametrize("odd", ["/bin/\0x", "/bin/\ud800"])
def test_words_that_no_program_can_be_given_are_reasons(tmp_path, odd):
    (tmp_path / "train.py").write_text("")
    command = {"arguments": ["python", "train.py", odd], "interpreter": odd}
    data = {"train": {"path": odd, "sha256": "old"}}
    told = recorded(document(tmp_path, **command) | {"data": data})

    assert hindrances(told, is_here=False) == [
        "its command has characters that no program can be given",
        f"its Python is gone: {odd}",
        f"its data is gone: {odd}",
    ]
