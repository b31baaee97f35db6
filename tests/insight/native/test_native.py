from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from insight import native
from insight.native import by_llvm, mapped, source

ROOT = Path(__file__).resolve().parents[3]
LIBRARIES = sorted(path.stem for path in source.C_FOLDER.glob("*.c"))
PRINT_WHETHER = """
import logging, sys
logging.basicConfig(level=logging.DEBUG, format="%(message)s")
from insight import native
print(native.library("events") is not None, "llvmlite" in sys.modules)
"""


class Answer(NamedTuple):
    """What a fresh process says of `events`."""

    found: bool
    holds_the_compiler: bool
    log: str


def in_new_process(**environment: str) -> Answer:
    done = subprocess.run(
        [sys.executable, "-c", PRINT_WHETHER],
        cwd=ROOT,
        env={"PATH": "/nowhere", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    found, holds_the_compiler = (word == "True" for word in done.stdout.split())
    return Answer(found, holds_the_compiler, done.stderr)


def files(cache: Path) -> dict[str, int]:
    """Those of compiled code, with the times at which they were written."""
    return {path.name: path.stat().st_mtime_ns for path in (cache / "insight/native").iterdir()}


class Two(NamedTuple):
    """Two processes, one after the other, and the cache that they share."""

    cache: Path
    first: Answer
    before: dict[str, int]
    second: Answer


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    cache = tmp_path_factory.mktemp("cache")
    first = in_new_process(XDG_CACHE_HOME=str(cache))
    return Two(cache, first, files(cache), in_new_process(XDG_CACHE_HOME=str(cache)))


@pytest.mark.parametrize("name", LIBRARIES)
def test_ir_in_the_tree_is_that_of_the_c_beside_it(name):
    ir = source.ir_path(name).read_text(encoding="ascii")

    assert source.recorded_hash(ir) == source.source_hash(name), "`make ir` makes it anew"


def test_unknown_library_is_none():
    assert native.library("no such library") is None


def test_it_is_compiled_without_a_compiler_and_kept_for_the_next_process(two):
    assert two.first.found, two.first.log
    assert two.second.found
    assert len(two.before) == 2
    assert files(two.cache) == two.before


def test_no_process_holds_the_compiler_where_code_can_be_mapped(two):
    held = mapped.known_cpu() is None

    assert [one.holds_the_compiler for one in (two.first, two.second)] == [held, held]


def test_application_with_python_inside_is_not_started_to_compile(tmp_path, monkeypatch):
    marker = tmp_path / "started"
    application = tmp_path / "application"
    application.write_text(f"#!/bin/sh\ntouch {marker}\n")
    application.chmod(0o755)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "executable", str(application))

    assert mapped.library("events") is None
    assert by_llvm.library("events").address("scan")
    assert not marker.exists()


def test_compiled_file_that_was_damaged_is_made_anew(two, tmp_path):
    shutil.copytree(two.cache, tmp_path, dirs_exist_ok=True)
    (compiled,) = (
        path for path in (tmp_path / "insight/native").iterdir() if path.suffix != ".sha256"
    )
    whole = compiled.read_bytes()
    compiled.write_bytes(whole[:100] + b"\xff" + whole[101:])

    found, _, log = in_new_process(XDG_CACHE_HOME=str(tmp_path))

    assert found, log
    assert compiled.read_bytes()[100:101] != b"\xff" or whole[100:101] == b"\xff"


def test_off_gives_none_and_says_nothing():
    assert in_new_process(INSIGHT_NATIVE="off") == (False, False, "")


def test_without_llvmlite_there_is_none_and_one_line_says_so(tmp_path):
    (tmp_path / "llvmlite.py").write_text("raise ImportError('not for this machine')")

    found, _, log = in_new_process(PYTHONPATH=str(tmp_path), HOME=str(tmp_path))

    assert not found
    assert log == "no native 'events': ImportError: not for this machine\n"


def test_without_a_cache_it_is_compiled_all_the_same(tmp_path):
    (tmp_path / "insight").write_text("a file where the folder should be")

    found, _, log = in_new_process(XDG_CACHE_HOME=str(tmp_path))

    assert found, log


def test_library_can_be_asked_for_again_and_again():
    assert native.library("events") is native.library("events")
