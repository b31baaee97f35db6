"""Words, variables and reasons of a replay, from documents that anybody may have written."""

from __future__ import annotations

import os

import pytest

from insight.cli.replaying.again import command_of, environment_of, left_as_it_is
from insight.cli.replaying.hindrances import hindrances, unseen
from insight.cli.replaying.modules import names_inside
from insight.cli.replaying.recorded import inside, recorded
from insight.record.provenance.fingerprint import of_path


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


def test_variable_that_no_program_can_be_given_is_a_reason(tmp_path):
    (tmp_path / "train.py").write_text("")
    held = document(tmp_path) | {"environment": {"variables": {"TZ": "a\0b", "LD_PRELOAD": "\0"}}}

    assert hindrances(recorded(held), is_here=False) == [
        "its variables have characters that no program can be given: TZ"
    ]


def test_working_directory_outside_of_the_repository_that_is_gone_is_a_reason(tmp_path):
    (tmp_path / "train.py").write_text("")
    gone = recorded(document(tmp_path, directory="/nowhere/at/all"))
    below = recorded(document(tmp_path, directory=str(tmp_path / "kept/nowhere")))

    assert hindrances(gone, is_here=False) == ["its working directory is gone: /nowhere/at/all"]
    assert hindrances(below, is_here=False) == []


def test_what_lies_in_a_moved_repository_is_looked_for_where_it_is_now(tmp_path):
    moved = tmp_path / "moved"
    (moved / "data").mkdir(parents=True)
    (moved / "data" / "x").write_bytes(b"1")
    digest = of_path(moved / "data" / "x")["sha256"]
    root = tmp_path / "gone"
    data = {"a": {"path": str(root / "data/x"), "sha256": digest}}
    data["b"] = {"path": str(root / "data/y"), "sha256": digest}
    told = recorded(document(root) | {"data": data})

    assert hindrances(told, is_here=False, repository=str(moved)) == [
        f"its data is gone: {root / 'data/y'}"
    ]


def test_folder_that_git_did_not_know_is_looked_at_where_it_lay(tmp_path):
    root, other = tmp_path / "root", tmp_path / "other"
    (root / "new").mkdir(parents=True)
    (root / "new" / "a.py").write_text("")
    other.mkdir()
    held = document(root)
    held["code"] |= {"untracked": ["new/", "out/"]}
    told = recorded(held)

    (reason,) = hindrances(told, is_here=False, repository=str(other))
    assert reason.startswith("code was not in git: new/;")
    assert unseen(told, str(other)) == ["out/"]


@pytest.mark.parametrize(
    ("path", "folder", "rest"),
    [
        *[("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b/", "."), ("/a/b/../b/c/", "/a/./b", "c")],
        *[("/a/b/../x", "/a/b", None), ("/a/bc", "/a/b", None), ("a/b", "a", None)],
        *[("/a/\0/c", "/a", "\0/c"), ("/x/\0", "/a", None), ("/x/\ud800", "/a", None)],
    ],
)
def test_path_lies_inside_of_a_folder_however_both_are_written(path, folder, rest):
    found = inside(path, folder)

    assert (None if found is None else str(found)) == rest


def test_path_lies_inside_of_a_folder_that_a_link_leads_to(tmp_path):
    (tmp_path / "real" / "lib").mkdir(parents=True)
    (tmp_path / "link").symlink_to(tmp_path / "real")

    assert str(inside(str(tmp_path / "link/lib"), str(tmp_path / "real"))) == "lib"
    assert str(inside(str(tmp_path / "real/lib"), str(tmp_path / "link"))) == "lib"


def test_word_that_leads_through_a_link_is_one_of_the_clone(tmp_path):
    root, code = tmp_path / "root", tmp_path / "code"
    for folder in (root, code):
        folder.mkdir()
        (folder / "train.py").write_text("")
    (tmp_path / "link").symlink_to(root)
    (tmp_path / "data").write_text("")
    words = ["python", str(tmp_path / "link/train.py"), str(root / "../data")]
    told = recorded(document(root, arguments=words))

    assert command_of(told, code, tmp_path / "into") == [
        "/bin/sh",
        str(code / "train.py"),
        str(root / "../data"),
    ]


def test_paths_of_the_command_that_the_commit_lacks_are_told_but_for_outputs(tmp_path):
    words = ["python", f"--data={tmp_path}/data/x", f"{tmp_path}/kept", "/data/runs", "/etc/hosts"]
    told = recorded(document(tmp_path, arguments=[*words, f"{tmp_path}/runs", "data/y"]))

    assert left_as_it_is(told, {"kept"}) == [f"{tmp_path}/data/x", f"{tmp_path}/runs"]
    assert names_inside(told) == ["train.py", "data/x", "kept", "runs"]


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
