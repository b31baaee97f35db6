from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from insight import native
from insight.native import source

ROOT = Path(__file__).resolve().parents[3]
LIBRARIES = sorted(path.stem for path in source.C_FOLDER.glob("*.c"))
PRINT_WAY = """
import logging
logging.basicConfig(level=logging.DEBUG, format="%(message)s")
from insight import native
found = native.library("events")
print(found.way if found else None)
"""


def way_in_new_process(**environment: str) -> tuple[str, str]:
    """What a fresh process says of `events`, on stdout and in its log."""
    done = subprocess.run(
        [sys.executable, "-c", PRINT_WAY],
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip(), done.stderr


@pytest.mark.parametrize("name", LIBRARIES)
def test_ir_in_the_tree_is_that_of_the_c_beside_it(name):
    ir = source.ir_path(name).read_text(encoding="ascii")

    assert source.recorded_hash(ir) == source.source_hash(name), "`make ir` makes it anew"


def test_unknown_library_is_none():
    assert native.library("no such library") is None


@pytest.mark.parametrize("way", ["llvm", "cc"])
def test_either_way_serves_alone_and_is_kept_for_the_next_process(tmp_path, way):
    chosen = {"INSIGHT_NATIVE": way, "XDG_CACHE_HOME": str(tmp_path)}

    first, log = way_in_new_process(**chosen)
    kept = {path: path.stat().st_mtime_ns for path in (tmp_path / "insight/native").iterdir()}
    second, _ = way_in_new_process(**chosen)

    assert (first, second) == (way, way), log
    assert len(kept) == 2
    assert all(path.stat().st_mtime_ns == stamp for path, stamp in kept.items())


@pytest.mark.parametrize("way", ["llvm", "cc"])
def test_compiled_file_that_was_damaged_is_made_anew(tmp_path, way):
    chosen = {"INSIGHT_NATIVE": way, "XDG_CACHE_HOME": str(tmp_path)}
    way_in_new_process(**chosen)
    (compiled,) = (
        path for path in (tmp_path / "insight/native").iterdir() if path.suffix != ".sha256"
    )
    whole = compiled.read_bytes()
    compiled.write_bytes(whole[:100] + b"\xff" + whole[101:])

    found, log = way_in_new_process(**chosen)

    assert found == way, log
    assert compiled.read_bytes()[100:101] != b"\xff" or whole[100:101] == b"\xff"


def test_off_gives_none_and_says_nothing():
    assert way_in_new_process(INSIGHT_NATIVE="off") == ("None", "")


def test_without_llvmlite_and_compiler_there_is_none_and_one_line_each(tmp_path):
    (tmp_path / "llvmlite.py").write_text("raise ImportError('not for this machine')")
    hidden = {"PYTHONPATH": str(tmp_path), "CC": "no-such-compiler", "HOME": str(tmp_path)}

    found, log = way_in_new_process(**hidden)

    assert found == "None"
    assert [line.split(":")[0] for line in log.splitlines()] == [
        "native 'events' not by llvm",
        "native 'events' not by cc",
    ]


def test_without_llvmlite_the_compiler_serves(tmp_path):
    (tmp_path / "llvmlite.py").write_text("raise ImportError('not for this machine')")

    found, log = way_in_new_process(PYTHONPATH=str(tmp_path), HOME=str(tmp_path))

    assert found == "cc", log


@pytest.mark.parametrize("way", ["llvm", "cc"])
def test_without_a_cache_it_is_compiled_all_the_same(tmp_path, way):
    (tmp_path / "insight").write_text("a file where the folder should be")

    found, log = way_in_new_process(INSIGHT_NATIVE=way, XDG_CACHE_HOME=str(tmp_path))

    assert found == way, log


def test_library_can_be_asked_for_again_and_again():
    assert native.library("events") is native.library("events")
