"""What runs in a rank finds what it would find under `python`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.insight.launching.launches import environment, launch, launch_of_two, script

LOOKED_AT = """
import json, atexit
seen = {
    "argv": sys.argv, "file": __file__, "name": __name__, "path": sys.path[0], "spec": __spec__,
    "main": sys.modules["__main__"].__dict__ is globals(), "threads": os.environ["OMP_NUM_THREADS"],
}
atexit.register(lambda: print(json.dumps(seen)) if rank == 0 else None)
"""


def test_script_finds_what_python_gives_it(tmp_path: Path) -> None:
    folder = tmp_path / "with space"
    folder.mkdir()
    path = script(folder, LOOKED_AT, "s cript.py")
    given = ["-n", "--lr=0.1", "", "a b", ":", "*", "$HOME", "x\ny", "--", "-m"]
    many = launch("-n", 2, path, *given, env=environment(OMP_NUM_THREADS="3"))
    alone = launch("-n", 1, path, *given, env=environment(OMP_NUM_THREADS="3", PMI_RANK="0"))

    assert json.loads(many.stdout) == json.loads(alone.stdout)
    assert json.loads(many.stdout)["argv"] == [str(path), *given]


def test_module_finds_what_python_gives_it(tmp_path: Path) -> None:
    script(tmp_path, "print(sys.argv, sys.path[0], __spec__.name) if rank == 0 else None", "mod.py")
    many = launch("-n", 2, "-m", "mod", "--debug", "-n", "3", cwd=tmp_path)
    alone = launch(
        "-n", 1, "-m", "mod", "--debug", "-n", "3", cwd=tmp_path, env=environment(PMI_RANK="0")
    )

    assert many.stdout == alone.stdout
    assert "'--debug', '-n', '3'" in many.stdout


def test_script_that_is_no_python_is_told_as_python_tells_it(tmp_path: Path) -> None:
    path = tmp_path / "script.py"
    path.write_text("def f(:\n")
    done = launch("-n", 2, path)

    assert done.returncode == 1
    assert done.stderr.startswith(f'  File "{path}", line 1\n')
    assert "raised SyntaxError: invalid syntax (script.py, line 1)" in done.stderr.splitlines()[-1]


def test_what_is_typed_goes_to_rank_0(tmp_path: Path) -> None:
    done = launch_of_two(tmp_path, "print(rank, sys.stdin.read())", input="typed")

    assert sorted(done.stdout.splitlines()) == ["0 typed", "1 "]


def test_workers_of_a_rank_are_started_by_either_way(tmp_path: Path) -> None:
    text = """
import multiprocessing
def work(queue): queue.put(rank)
if __name__ == "__main__":
    for way in ("fork", "spawn"):
        context = multiprocessing.get_context(way)
        queue = context.Queue()
        worker = context.Process(target=work, args=(queue,))
        worker.start()
        assert queue.get() == rank
        worker.join()
        assert worker.exitcode == 0
"""
    done = launch_of_two(tmp_path, text)

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("is_whole", [True, False])
def test_output_comes_through_whole_whatever_it_is(tmp_path: Path, is_whole: bool) -> None:
    line = "bytes(range(256))"
    end = "b'\\n'" if is_whole else "b''"
    text = f"sys.stdout.buffer.write(({line} * 4096 + {end}) * (rank == 0))"
    done = launch("-n", 2, script(tmp_path, text), text=False)

    assert done.stdout == bytes(range(256)) * 4096 + b"\n" * is_whole


def test_what_a_run_records_as_its_command_runs_all_ranks_again(tmp_path: Path) -> None:
    text = "print(sys.orig_argv[1:]) if rank == 0 else None"
    path = script(tmp_path, text)
    words = ["-m", "insight", "launch", "-n", "2", str(path), "--lr", "1"]

    assert launch("-n", 2, "--label", path, "--lr", "1").stdout == f"[0] {words}\n"


def test_rank_is_where_scripts_for_mindspores_launcher_look(tmp_path: Path) -> None:
    looked = "print(rank, os.environ['RANK_ID'], os.environ['RANK_SIZE'])"
    done = launch_of_two(tmp_path, looked, env=environment(RANK_ID="7", RANK_SIZE="8"))

    assert sorted(done.stdout.splitlines()) == ["0 0 2", "1 1 2"]
