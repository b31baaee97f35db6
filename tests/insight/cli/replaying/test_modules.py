"""Where a replay looks for modules: in the clone, and what is left out is told."""

from __future__ import annotations

import os

import pytest

from insight.cli.replaying.again import environment_of
from insight.cli.replaying.consent import described
from insight.cli.replaying.modules import modules_of, names_inside
from insight.cli.replaying.recorded import recorded

INTERPRETER = "/repo/.venv/bin/python"


def told_of(modules=(), variables=None, root="/repo", directory="/repo", **command):
    command |= {"arguments": ["python", "train.py"], "modules_from": list(modules)}
    command |= {"directory": directory, "interpreter": INTERPRETER}
    return recorded(
        {
            "command": {"script": "/repo/train.py"} | command,
            "code": {"root": root, "commit": "a1"},
            "environment": {"variables": variables or {}},
        }
    )


def modules(told, tmp_path, *kept):
    found = modules_of(told, tmp_path, {*kept, "."})
    return [entry.replace(str(tmp_path), "CLONE") for entry in found.path], found.left_out


@pytest.mark.parametrize("root", ["/repo", "/repo/", "/repo/../repo"])
def test_folders_of_the_repository_are_those_of_the_clone(tmp_path, root):
    told = told_of(["/repo/tools", "/repo/src", "/opt/lib", "/repo"], root=root)

    assert modules(told, tmp_path, "tools", "src") == (["CLONE/tools", "CLONE/src", "CLONE"], [])


def test_folder_that_the_commit_lacks_is_left_out_and_told(tmp_path):
    told = told_of(["/repo/build", "/repo"], {"PYTHONPATH": "/repo/out:/opt/lib"})

    assert modules(told, tmp_path) == (
        ["/opt/lib", "CLONE"],
        ["modules of /repo/out: not in the commit", "modules of /repo/build: not in the commit"],
    )


def test_order_of_the_recorded_variable_stays(tmp_path):
    variables = {"PYTHONPATH": "/opt/first:/repo/src:/opt/last"}
    told = told_of(["/repo", "/opt/first", "/repo/src", "/opt/last"], variables)

    assert modules(told, tmp_path, "src")[0] == ["/opt/first", "CLONE/src", "/opt/last", "CLONE"]


@pytest.mark.parametrize(
    ("entry", "found"),
    [
        *[("src", "CLONE/src"), ("../src", "CLONE/src"), ("", "CLONE/sub"), (".", "CLONE/sub")],
        *[("../../lib", "/lib"), ("/repo/sub/", "CLONE/sub")],
    ],
)
def test_relative_folder_is_one_of_the_recorded_directory(tmp_path, entry, found):
    told = told_of([], {"PYTHONPATH": entry + ":/x"}, directory="/repo/sub")

    assert modules(told, tmp_path, "src", "sub", "sub/src")[0] == [
        found if entry != "src" else "CLONE/sub/src",
        "/x",
    ]


def test_what_the_interpreter_finds_by_itself_is_neither_moved_nor_told(tmp_path):
    own = ["/repo/.venv/lib/python3.11", "/repo/.venv/lib/python3.11/site-packages"]
    told = told_of([*own, "/repo/lib/python3.11/site-packages", "/usr/lib/python3.11"])

    assert modules(told, tmp_path) == ([], [])


@pytest.mark.parametrize("entry", ["/repo/x:/evil", "/repo/\0", "/repo/\ud800", "/repo/***"])
def test_entry_that_is_no_folder_is_left_out_though_the_commit_has_it(tmp_path, entry):
    told = told_of([entry])
    kept = entry.removeprefix("/repo/")

    assert modules(told, tmp_path, kept) == ([], [f"modules of {entry}: no folder's name"])


def test_masked_variable_is_left_out_and_told(tmp_path):
    told = told_of(["/repo"], {"PYTHONPATH": "/x:***", "TZ": "***", "LD_PRELOAD": "/evil.so"})
    found = modules_of(told, tmp_path, {"."})
    lines = described(told, "a clone", [], found)

    assert found.path == [str(tmp_path)]
    assert lines[-4:] == [
        f"  variable     PYTHONPATH={tmp_path}",
        "  left out     LD_PRELOAD=/evil.so: no variable that a replay sets",
        "  left out     PYTHONPATH=/x:***: masked",
        "  left out     TZ=***: masked",
    ]


def test_what_is_shown_is_what_is_set(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "/of/now")
    told = told_of(["/repo/build"], {"PYTHONPATH": "/repo/src:/opt/x", "RANK": "0"})
    found = modules_of(told, tmp_path, {"src"})
    environment = environment_of(told, found)
    shown = [line for line in described(told, "a clone", [], found) if "variable" in line]

    assert environment["PYTHONPATH"] == os.pathsep.join([str(tmp_path / "src"), "/opt/x"])
    assert shown == [
        f"  variable     PYTHONPATH={environment['PYTHONPATH']}",
        "  variable     RANK=0",
    ]


def test_in_place_the_variable_is_as_it_was_recorded(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "/of/now")
    told = told_of(["/repo"], {"PYTHONPATH": "src:/repo/x"})

    assert environment_of(told, None)["PYTHONPATH"] == "src:/repo/x"
    assert "PYTHONPATH" not in environment_of(told_of(["/repo"]), None)


def test_names_that_git_is_asked_for_are_those_inside_of_the_repository():
    told = told_of(["/repo/src", "/opt/x", "/repo"], {"PYTHONPATH": "/repo/a/b:lib"})

    assert names_inside(told) == ["a/b", "lib", "src", ".", "train.py"]
