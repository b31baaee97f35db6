"""What a program prints is shown as it was, and recorded, whatever becomes of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from insight import SummaryRecord, open_runs
from insight.record.console.captured import captured
from insight.record.ending import Leaving

from .written import in_terminal, lines, messages, missing, run_script

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name != "posix", reason="nothing is captured there")

EVERY_WRITER = """
import multiprocessing
print("python")
print("to the other", file=sys.stderr)
ctypes.CDLL(None).puts(b"c library")
subprocess.run(["sh", "-c", "echo child; echo child of the other >&2"])
if os.fork() == 0:
    print("fork")
    record.close()
    print("fork that closed")
    os._exit(0)
os.wait()
worker = multiprocessing.get_context("fork").Process(target=print, args=("worker",))
worker.start()
worker.join()
os.write(1, b"\\xff no text\\n")
print("end")
"""
WRITTEN = ["python", "c library", "child", "fork", "fork that closed", "worker", "end"]


def test_every_writer_of_the_program_is_shown_and_recorded(tmp_path: Path) -> None:
    ran = run_script(EVERY_WRITER, tmp_path)
    table = messages(tmp_path)
    out = table["value"][table["tag"] == "console/out"].tolist()
    err = table["value"][table["tag"] == "console/err"].tolist()

    assert ran.status == 0
    assert missing(WRITTEN, out) == []
    assert err == ["to the other", "child of the other"]
    assert "\ufffd no text" in out
    assert sorted(ran.out.decode("utf-8", "replace").splitlines()) == sorted(out)
    assert ran.err == b"to the other\nchild of the other\n"
    assert sorted(table["step"]) == list(range(1, len(table) + 1))


def test_two_streams_to_one_place_keep_their_order(tmp_path: Path) -> None:
    script = """
for number in range(200):
    os.write(1 + number % 2, b"%d\\n" % number)
"""
    ran = run_script(script, tmp_path, is_one=True)
    wanted = [str(number) for number in range(200)]

    assert ran.out.decode().split() == wanted
    assert lines(tmp_path) == wanted


def test_terminal_gets_every_byte_as_without_us(tmp_path: Path) -> None:
    script = """
from tqdm import tqdm
print(sys.stdout.isatty(), sys.stderr.isatty(), os.get_terminal_size(1), sys.stdout.line_buffering)
subprocess.run(["sh", "-c", "test -t 1 && test -t 2 && echo both"])
looks = dict(bar_format="{desc} {n}/{total} {bar}", ncols=40, mininterval=0)
for epoch in tqdm(range(2), "epoch", **looks):
    for _ in tqdm(range(20), "batch", leave=False, **looks):
        pass
    tqdm.write(f"\\x1b[31mepoch\\x1b[0m {epoch}")
sys.stderr.write("without an end")
"""
    with_us = in_terminal(script, tmp_path / "a")
    without = in_terminal(script, tmp_path / "b", console=False)
    kept = lines(tmp_path / "a")

    assert with_us.out == without.out
    assert b"True True" in with_us.out
    assert "both" in kept
    assert missing(["\x1b[31mepoch\x1b[0m 0", "\x1b[31mepoch\x1b[0m 1"], kept) == []
    assert kept[-1] == "without an end"
    assert len(kept) < 20


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSEGV, signal.SIGTERM])
def test_last_words_of_a_killed_program_are_shown_and_kept(sign: int, tmp_path: Path) -> None:
    script = f"print('last words'); print('half', end=''); os.kill(os.getpid(), {int(sign)})"
    ran = run_script(script, tmp_path)

    assert ran.status == -sign
    assert ran.out == b"last words\nhalf"
    assert lines(tmp_path) == ["last words", "half"]


def test_stop_that_goes_to_the_whole_group_ends_the_program_alone(tmp_path: Path) -> None:
    script = "print('begun'); os.killpg(0, signal.SIGINT); time.sleep(60)"
    ran = run_script(script, tmp_path)
    (status,) = open_runs(tmp_path).runs()["status"]

    assert ran.out == b"begun\n"
    assert ran.err.endswith(b"KeyboardInterrupt\n")
    assert [line for line in lines(tmp_path) if "Keyboard" in line] == ["KeyboardInterrupt"]
    assert status in {"running", "stopped"}


def test_program_goes_on_where_the_process_that_shows_is_killed(tmp_path: Path) -> None:
    script = """
while not showing():
    time.sleep(0.01)
print("before")
later = subprocess.Popen(["sh", "-c", "read _; echo child later"], stdin=subprocess.PIPE)
for one in showing():
    os.kill(one, signal.SIGKILL)
for number in range(30_000):  # more than a pipe holds
    print(number, "x" * 40)
later.communicate(b"\\n")
print("end")
record.close()
print("closed")
"""
    ran = run_script(script, tmp_path)
    said = ran.out.decode().split("\n")

    assert ran.status == 0
    assert said[0] == "before"
    assert said[-2:] == ["closed", ""]
    assert missing(["child later", "end"], said) == []
    assert ran.out.count(b"x") == 30_000 * 40
    assert b"not recorded any more" in ran.err


def test_program_whose_reader_went_away_sees_it(tmp_path: Path) -> None:
    script = "for number in range(10_000_000): print(number)"
    command = f"{sys.executable} -c '{_begun(script)}' {tmp_path} on | head -n 2"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], capture_output=True, timeout=60, check=False
    )

    assert done.stdout == b"0\n1\n"
    assert done.returncode == 1
    assert b"BrokenPipeError" in done.stderr


def _begun(script: str) -> str:
    return f"""
import sys
from insight import SummaryRecord
record = SummaryRecord(sys.argv[1], provenance=False, console=True)
{script}"""


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&- <&-"])
def test_program_with_closed_streams_records_the_others(closed: str, tmp_path: Path) -> None:
    script = 'import os; os.system("echo seen; echo told >&2"); record.log(1, {"loss": 0.5})'
    command = f"{sys.executable} -c '{_begun(script)}' {tmp_path} {closed}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, timeout=60, check=False)
    store = open_runs(tmp_path)
    kept = set(store.table("message")["value"])

    assert done.returncode == 0
    assert len(store.table("scalar")) == 1
    assert ("seen" in kept, "told" in kept) == (
        closed == "2>&-",
        closed == ">&-",
    )


def test_full_disk_takes_lines_from_the_record_alone(tmp_path: Path) -> None:
    script = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
record.close()
record = SummaryRecord(folder, provenance=False, console=sys.argv[2] == "on")
for number in range(3_000):
    print(number, "x" * 60)
print("end")
"""
    ran = run_script(script, tmp_path)
    kept = lines(tmp_path)

    assert ran.status == 0
    assert ran.out.count(b"\n") == 3_001
    assert kept[0].startswith("0 ")
    assert 100 < len(kept) < 3_000


def test_flood_is_shown_whole_and_its_record_stays_small(tmp_path: Path) -> None:
    script = """
for number in range(150_000):
    os.write(1, b"%06d %s\\n" % (number, b"x" * 92))
"""
    ran = run_script(script, tmp_path)
    kept = lines(tmp_path)

    assert ran.out.count(b"\n") == 150_000
    assert len(ran.out) == 150_000 * 100
    assert sum(path.stat().st_size for path in tmp_path.glob("console.*")) < 10 << 20
    assert kept[0].startswith("000000 ")
    assert kept[-1].startswith("149999 ")


def test_exception_that_leaves_the_run_is_its_last_lines(tmp_path: Path) -> None:
    script = """
try:
    with record:
        print("begun")
        raise ValueError("lost")
except ValueError:
    print("afterwards")
"""
    ran = run_script(script, tmp_path)
    table = messages(tmp_path)

    assert ran.out == b"begun\nafterwards\n"
    assert table["value"].iloc[0] == "begun"
    assert table["value"].iloc[-1] == "ValueError: lost"
    assert set(table["level"].iloc[1:]) == {"error"}


def test_run_within_a_run_has_the_lines_of_its_time(tmp_path: Path) -> None:
    script = """
print("outer")
with SummaryRecord(folder + "/inner", provenance=False, console=True):
    print("both")
print("outer again")
"""
    ran = run_script(script, tmp_path)
    table = open_runs(tmp_path).table("message")

    assert ran.out == b"outer\nboth\nouter again\n"
    assert table["value"][table["run"] == "."].tolist() == ["outer", "both", "outer again"]
    assert table["value"][table["run"] == "inner"].tolist() == ["both"]


def test_lines_of_a_run_that_goes_on_are_numbered_on(tmp_path: Path) -> None:
    for word in ("one", "two"):
        run_script(f"print('{word}'); print('end of {word}')", tmp_path)
    table = messages(tmp_path)

    assert table["step"].tolist() == [1, 2, 3, 4]
    assert table["value"].tolist() == ["one", "end of one", "two", "end of two"]


def test_streams_of_python_that_are_no_descriptors_are_recorded(tmp_path: Path) -> None:
    script = """
record.close()
class Cell:  # as a notebook's
    def __init__(self):
        self.said = []
    def write(self, text):
        self.said.append(text)
    def flush(self):
        pass
before, sys.stdout = sys.stdout, Cell()
record = SummaryRecord(folder, provenance=False, console=True)
print("in a cell")
os.system("echo by a child")
record.close()
print("after")
said, sys.stdout = sys.stdout.said, before
print(said)
"""
    ran = run_script(script, tmp_path)

    assert ran.out == b"by a child\n['in a cell', '\\n', 'after', '\\n']\n"
    assert sorted(lines(tmp_path)) == ["by a child", "in a cell"]


def test_child_that_goes_on_writing_is_shown_after_the_run(tmp_path: Path) -> None:
    script = """
later = subprocess.Popen(["sh", "-c", "read _; echo later"], stdin=subprocess.PIPE)
record.close()
print("closed")
later.communicate(b"\\n")
"""
    ran = run_script(script, tmp_path)

    assert sorted(ran.out.split()) == [b"closed", b"later"]


def test_nothing_is_captured_unasked_or_where_the_environment_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = os.fstat(1)
    SummaryRecord(tmp_path, provenance=False).close()
    monkeypatch.setenv("INSIGHT_CONSOLE", "off")

    assert captured(tmp_path, 0, Leaving()) is None
    assert os.fstat(1).st_ino == before.st_ino
    assert list(tmp_path.glob("console.*")) == []


def test_program_that_is_no_interpreter_is_told_and_not_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/opt/application")
    found = captured(tmp_path, 0, Leaving())

    assert found is None
    assert "no Python interpreter" in caplog.text
