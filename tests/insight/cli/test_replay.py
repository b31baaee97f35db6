"""`insight replay`: a run again, bit for bit, or why not."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from contextlib import suppress

import pytest

import insight
from insight.cli import main
from insight.cli.replaying.packages import changed_python
from insight.cli.replaying.recorded import recorded
from tests.insight.record.provenance.repository import git, repository

SCRIPT = """\
import argparse, os, pathlib
import numpy as np
import insight
from rates import RATE

parser = argparse.ArgumentParser()
parser.add_argument("--dir")
parser.add_argument("--seed", type=int)
parser.add_argument("--token")
given = parser.parse_args()
rng = np.random.default_rng(given.seed)
for name in ("first", "second"):
    with insight.SummaryRecord(f"{given.dir}/{name}", provenance=True) as record:
        for step in range(1, 6):
            value = RATE * rng.normal() + int(os.environ.get("OMP_NUM_THREADS", "0"))
            record.log(step, {"loss": value, "seconds": os.getpid() + step})
pathlib.Path("notes.txt").write_text("written by the script")
"""
FILES = {"train.py": SCRIPT, "rates.py": "RATE = 0.5\n", ".gitignore": "notes.txt\n__pycache__\n"}


@pytest.fixture
def project(tmp_path):
    return repository(tmp_path / "project", FILES)


def record(project, *words, variables=None):
    """Runs the script as a user does, with outputs beside the project."""
    environment = os.environ | {"OMP_NUM_THREADS": "1"} | (variables or {})
    out = project.parent / "runs"
    command = [sys.executable, "train.py", "--dir", str(out), "--seed", "3", *words]
    subprocess.run(command, cwd=project, env=environment, check=True, capture_output=True)
    return out


def replay(capfd, *words):
    code = main(["replay", "--yes", *map(str, words)])
    told = capfd.readouterr()
    return code, told.out, told.err


EVALUATION = """\
import sys
import insight

with insight.SummaryRecord(sys.argv[1], provenance=True) as record:
    record.set_mode("eval")
    record.data("test", "rates.py")
    record.log(1, {"accuracy": 0.5})
"""


def test_training_is_run_again_though_another_process_evaluated_it_since(project, capfd):
    out = record(project)
    (project / "evaluate.py").write_text(EVALUATION)
    command = [sys.executable, "evaluate.py", str(out / "second")]
    subprocess.run(command, cwd=project, check=True)
    (trained, evaluated) = insight.open_runs(out).processes("second")
    code, told, said = replay(capfd, out / "second")

    assert (code, told) == (0, "identical  loss  5 values\n")
    assert "train.py --dir" in said
    assert (trained["reproduces"], evaluated["reproduces"]) == (True, False)
    assert evaluated["did"] == ["eval"]
    assert evaluated["document"]["command"]["script"].endswith("evaluate.py")
    assert evaluated["document"]["code"]["untracked"] == ["evaluate.py"]
    assert evaluated["document"]["data"]["test"]["sha256"]


def test_second_run_of_a_command_is_identical_in_a_clean_checkout(project, capfd):
    out = record(project)
    before = {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}
    (project / "rates.py").write_text("RATE = 0.9\n")
    (project / "notes.txt").unlink()
    code, told, said = replay(capfd, out / "second")

    assert (code, told) == (0, "identical  loss  5 values\n")
    assert "train.py --dir" in said
    assert not (project / "notes.txt").exists()  # what the script writes besides goes elsewhere
    assert {path: path.read_bytes() for path in out.rglob("*") if path.is_file()} == before
    assert git(project, "status", "--porcelain") == "M rates.py"


def test_command_of_a_folder_that_git_keeps_not_runs_the_commit(project, capfd):
    (project / "out").mkdir()
    runs = project.parent / "runs"
    command = [sys.executable, "../train.py", "--dir", str(runs), "--seed", "3"]
    subprocess.run(command, cwd=project / "out", check=True, capture_output=True)
    (project / "rates.py").write_text("RATE = 0.9\n")
    (project / "out" / "notes.txt").unlink()
    code, told, _ = replay(capfd, runs / "second")

    assert (code, told) == (0, "identical  loss  5 values\n")
    assert list((project / "out").iterdir()) == []


def test_repository_whose_hook_replays_is_left_alone(project, capfd, monkeypatch, tmp_path):
    other = repository(tmp_path / "other", {"a": "1"})
    head = git(other, "symbolic-ref", "HEAD")
    out = record(project)
    monkeypatch.setenv("GIT_DIR", str(other / ".git"))
    monkeypatch.setenv("GIT_INDEX_FILE", str(other / ".git" / "index"))

    assert replay(capfd, out / "second")[0] == 0
    assert git(other, "symbolic-ref", "HEAD") == head
    assert git(other, "status", "--porcelain") == ""


def test_uncommitted_changes_come_along_and_records_are_kept_if_asked_for(project, capfd, tmp_path):
    (project / "rates.py").write_text("RATE = 0.7\n")
    out = record(project)
    git(project, "checkout", "-q", "rates.py")
    assert replay(capfd, f"{out}:first", "--out", tmp_path / "kept")[0] == 0

    first = insight.open_runs(out / "first").table("scalar", tags="loss")
    kept = insight.open_runs(tmp_path / "kept" / "0").table("scalar", tags="loss")
    assert kept["value"].tolist() == first["value"].tolist()


def test_other_numbers_are_found_at_their_first_step(project, capfd):
    (project / "train.py").write_text(SCRIPT.replace("given.seed)", "given.seed + os.getpid())"))
    out = record(project)
    code, told, _ = replay(capfd, out / "first")

    assert (code, told) == (1, "different  loss  from step 1 on\n")


def test_run_without_git_runs_where_it_ran(tmp_path, capfd, monkeypatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    project = tmp_path / "project"
    project.mkdir()
    for name, text in FILES.items():
        (project / name).write_text(text)
    out = record(project)
    code, _, said = replay(capfd, out / "first")
    assert code == 2
    assert "--here runs it where it ran" in said

    assert replay(capfd, out / "first", "--here")[0] == 0


def test_code_that_changed_is_not_run_in_place(project, capfd):
    out = record(project)
    (project / "rates.py").write_text("RATE = 0.9\n")
    code, told, said = replay(capfd, out / "first", "--here")

    assert (code, told) == (2, "")
    assert "has other code now" in said


@pytest.mark.parametrize(
    ("prepare", "words", "said"),
    [
        (
            lambda folder: None,
            ["--token", "hunter2"],
            "masked: --token; --secrets-from FILE gives the values, in lines such as --token=VALUE",
        ),
        (lambda folder: (folder / "new.py").write_text(""), [], "code was not in git: new.py"),
        (
            lambda folder: (folder / "rates.py").write_text("RATE = 1\npassword = 'x'\n"),
            [],
            "had to be masked",
        ),
    ],
)
def test_what_was_not_kept_is_a_reason(project, capfd, prepare, words, said):
    prepare(project)
    out = record(project, *words)
    code, told, error = replay(capfd, out / "first")

    assert (code, told, error.count("\n")) == (2, "", 1)
    assert said in error


def test_package_of_another_version_is_a_reason_until_told_otherwise(project, capfd):
    out = record(project)
    (path,) = (out / "first").glob("*.json")
    version = insight.open_runs(out).provenance("first")["packages"]["installed"]["numpy"]
    path.write_text(path.read_text().replace(f'"numpy": "{version}"', '"numpy": "0.1"'))
    code, _, said = replay(capfd, out / "first")
    assert code == 2
    assert f"packages changed: numpy 0.1 is {version} now" in said

    assert replay(capfd, out / "first", "--changed-packages")[0] == 0


def test_commit_that_the_repository_lacks_is_a_reason(project, capfd):
    out = record(project)
    (path,) = (out / "first").glob("*.json")
    path.write_text(path.read_text().replace(git(project, "rev-parse", "HEAD"), "a" * 40))
    code, _, said = replay(capfd, out / "first")

    assert code == 2
    assert "expected the commit in" in said


def test_run_of_another_tool_cannot_be_run_again(tmp_path, capfd):
    with insight.SummaryRecord(tmp_path) as recorder:
        recorder.log(1, {"loss": 0.5})
    code, _, said = replay(capfd, tmp_path)

    assert code == 2
    assert "expected a run with provenance, got none" in said


@pytest.fixture(scope="module")
def recorded_once(tmp_path_factory):
    project = repository(tmp_path_factory.mktemp("once") / "project", FILES)
    record(project)
    return project


@pytest.fixture
def run(recorded_once, tmp_path):
    """A run that was given away: a copy, in which each test may write."""
    return shutil.copytree(recorded_once.parent / "runs" / "first", tmp_path / "first")


def change(run, **command):
    """Another command in what is recorded of a run, as whoever gives runs away may write it."""
    (path,) = run.glob("*provenance*.json")
    document = json.loads(path.read_text())
    document["command"] |= command
    path.write_text(json.dumps(document))


def planted(folder, name="evil"):
    """A program that leaves a trace of having run, and whether it has."""
    program, trace = folder / name, folder / f"{name}-ran"
    program.write_text(f"#!/bin/sh\necho ran >> '{trace}'\nexit 1\n")
    program.chmod(0o755)
    return program, trace


def nobody_to_ask(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


def somebody_answers(monkeypatch, *answers):
    """A terminal at which these lines are typed."""
    typed = io.StringIO("".join(f"{answer}\n" for answer in answers))
    monkeypatch.setattr("sys.stdin", typed)
    monkeypatch.setattr("insight.cli.replaying.consent.is_terminal", lambda: True)


WITH_LIBRARY = SCRIPT.replace(
    "from rates import RATE",
    "try:\n    from extra import RATE\nexcept ImportError:\n    from library import RATE",
)


@pytest.fixture
def moved(tmp_path):
    """A run with modules in folders of its repository, which lies elsewhere since."""
    project = tmp_path / "project"
    for name in ("library", "sub", "build"):
        (project / name).mkdir(parents=True)
    files = {"sub/train.py": WITH_LIBRARY, "library/library.py": "RATE = 0.5\n"}
    repository(project, files | {".gitignore": "notes.txt\n__pycache__\nbuild/\nsub/gone\n"})
    paths = [str(project / "build"), str(project / "library"), str(tmp_path / "outside")]
    environment = os.environ | {"OMP_NUM_THREADS": "1", "PYTHONPATH": os.pathsep.join(paths)}
    out = tmp_path / "runs"
    command = [sys.executable, "train.py", "--dir", str(out), "--seed", "3"]
    subprocess.run(command, cwd=project / "sub", env=environment, check=True, capture_output=True)
    project.rename(tmp_path / "moved")
    return out / "first"


def test_repository_that_was_moved_is_run_from_its_clone_alone(moved, tmp_path, capfd):
    gone = tmp_path / "project"
    for name, rate in (("build/extra.py", 0.9), ("library/library.py", 0.8)):
        (gone / name).parent.mkdir(parents=True)
        (gone / name).write_text(f"RATE = {rate}\n")
    code, told, said = replay(capfd, moved, "--repository", tmp_path / "moved")
    (shown,) = (line for line in said.splitlines() if "variable     PYTHONPATH=" in line)
    listed = shown.rpartition("=")[2].split(os.pathsep)

    assert (code, told) == (0, "identical  loss  5 values\n")
    assert [path.rpartition("/")[2] for path in listed] == ["library", "outside", "sub"]
    assert [path for path in listed if path.startswith(str(gone))] == []
    assert f"left out     modules of {gone / 'build'}: not in the commit" in said
    assert (
        f"code         commit {git(tmp_path / 'moved', 'rev-parse', 'HEAD')} of {tmp_path}" in said
    )


def test_repository_that_was_moved_is_named_before_anything_runs(moved, tmp_path, capfd):
    code, _, said = replay(capfd, moved)

    assert code == 2
    assert f"its repository is gone: {tmp_path / 'project'}; --repository names another" in said


def test_script_that_the_commit_lacks_is_refused_before_the_question(tmp_path, capfd):
    project = tmp_path / "project"
    (project / "build").mkdir(parents=True)
    repository(project, FILES | {".gitignore": "notes.txt\n__pycache__\nbuild/\n"})
    (project / "build" / "train.py").write_text(SCRIPT)
    out = tmp_path / "runs"
    command = [sys.executable, str(project / "build/train.py"), "--dir", str(out), "--seed", "3"]
    environment = os.environ | {"PYTHONPATH": str(project)}
    subprocess.run(command, cwd=project, env=environment, check=True, capture_output=True)
    code, _, said = replay(capfd, out / "first")

    assert code == 2
    assert "its script is not in the commit: build/train.py; --here runs it where it ran" in said
    assert "Run this?" not in said
    assert "runs what was recorded" not in said


def test_command_through_a_link_runs_the_commit(project, capfd):
    link = project.parent / "link"
    link.symlink_to(project)
    out = project.parent / "runs"
    command = [sys.executable, str(link / "train.py"), "--dir", str(out), "--seed", "3"]
    subprocess.run(command, cwd=link, check=True, capture_output=True)
    (project / "rates.py").write_text("RATE = 0.9\n")
    code, told, _ = replay(capfd, out / "first")

    assert (code, told) == (0, "identical  loss  5 values\n")


@pytest.mark.parametrize("words", [[], ["--here"], ["--changed-packages"]])
def test_nothing_recorded_starts_before_the_user_says_so(
    recorded_once, run, capfd, monkeypatch, words
):
    program, trace = planted(run.parent)
    change(run, interpreter=str(program))
    nobody_to_ask(monkeypatch)
    code = main(["replay", str(run), *words])
    told = capfd.readouterr()

    assert (code, told.out, trace.exists()) == (2, "", False)
    assert f"command      {program} train.py --dir {recorded_once.parent}" in told.err
    assert f"{program}  (another Python than the one that runs insight)" in told.err
    assert f"directory    {recorded_once}" in told.err
    assert told.err.endswith("Hint: look at the lines above, then add --yes.\n")
    assert replay(capfd, run, *words)[0] == 2
    assert trace.exists()


def test_what_the_recorded_repository_names_never_runs(project, capfd, monkeypatch):
    out = record(project)
    program, trace = planted(project.parent)
    (project / ".gitattributes").write_text("* filter=evil diff=evil merge=evil\n")
    (project / ".git/hooks").mkdir(exist_ok=True)
    for hook in ("post-checkout", "pre-commit", "reference-transaction", "fsmonitor-watchman"):
        (project / ".git/hooks" / hook).symlink_to(program)
    settings = ("core.fsmonitor", "filter.evil.clean", "filter.evil.smudge", "filter.evil.process")
    others = ("diff.evil.textconv", "diff.external", "core.pager", "core.sshCommand", "core.editor")
    upload = ("uploadpack.packObjectsHook", "core.alternateRefsCommand", "gpg.program")
    for setting in (*settings, *others, *upload):
        git(project, "config", setting, str(program))
    trace.unlink(missing_ok=True)
    nobody_to_ask(monkeypatch)
    for words in ([], ["--here"], ["--yes"], ["--yes", "--here"]):
        main(["replay", str(out / "first"), *words])

    assert not trace.exists()
    assert "identical" in capfd.readouterr().out


@pytest.mark.parametrize("name", ["json.py", "platform.py", "sitecustomize.py", "numpy.py"])
def test_modules_in_the_recorded_directory_are_not_imported_to_compare(
    run, tmp_path, monkeypatch, name
):
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / name).write_text(f"open({str(tmp_path / 'trace')!r}, 'w')")
    other = tmp_path / "venv" / "bin" / "python"
    other.parent.mkdir(parents=True)
    other.symlink_to(sys.executable)
    change(run, interpreter=str(other), directory=str(tmp_path / "work"))
    nobody_to_ask(monkeypatch)
    monkeypatch.chdir(tmp_path / "work")
    code = main(["replay", str(run), "--changed-packages"])
    told = recorded(insight.open_runs(run).provenance("."))

    assert code == 2
    assert changed_python(told) == []
    assert not (tmp_path / "trace").exists()


def test_user_is_asked_on_a_terminal(run, capfd, monkeypatch):
    answers = []
    for answer in ("", "n", "no", "Y"):
        somebody_answers(monkeypatch, answer)
        answers.append(main(["replay", str(run)]))
    told = capfd.readouterr()

    assert answers == [2, 2, 2, 0]
    assert told.err.count("Run this? [y/N] ") == 4
    assert told.err.count("is left: nothing of it ran.") == 3


def test_terminal_of_its_own_asks_and_takes_the_answer(run):
    command = [sys.executable, "-m", "insight", "replay", str(run)]
    ours, theirs = os.openpty()
    child = subprocess.Popen(command, stdin=theirs, stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    seen = b""
    while b"[y/N]" not in seen:
        seen += os.read(ours, 4096)
    os.write(ours, b"y\n")
    with suppress(OSError):  # the end of a terminal
        while chunk := os.read(ours, 4096):
            seen += chunk
    assert child.stdout is not None
    printed = child.stdout.read()
    child.stdout.close()
    os.close(ours)

    assert (child.wait(), printed) == (0, b"identical  loss  5 values\n")
    assert b"command" in seen


def test_recorded_letters_move_no_cursor(run, capfd, monkeypatch):
    change(run, arguments=["python", "train.py", "\x1b[2J\x1b[Hls\n  command ls"])
    nobody_to_ask(monkeypatch)
    main(["replay", str(run)])
    told = capfd.readouterr().err

    assert "\x1b" not in told
    assert told.count("\n  command") == 1


def test_what_was_masked_is_asked_for_and_never_shown(project, capfd, monkeypatch, tmp_path):
    out = record(project, "--token", "hunter2")
    asked = []
    somebody_answers(monkeypatch, "y")
    monkeypatch.setattr("getpass.getpass", lambda prompt, _: asked.append(prompt) or "hunter2")
    code = main(["replay", str(out / "first"), "--out", str(tmp_path / "kept")])
    told = capfd.readouterr()
    kept = [path.read_bytes() for path in (tmp_path / "kept").rglob("*") if path.is_file()]

    assert (code, asked) == (0, ["--token: "])
    assert "--token '***'" in told.err
    assert "hunter2" not in told.out + told.err
    assert kept
    assert not any(b"hunter2" in content for content in kept)


def test_values_of_what_was_masked_reach_the_command(project, capfd, monkeypatch, tmp_path):
    text = SCRIPT.replace("given.seed)", "[given.seed, *given.token.encode()])")
    (project / "train.py").write_text(text)
    out = record(project, "--token", "a=b # c")
    (tmp_path / "values").write_text("# a comment\n--token=a=b # c\n")
    monkeypatch.setattr("sys.stdin", io.StringIO("--token=another\n"))

    assert replay(capfd, out / "first", "--secrets-from", tmp_path / "values")[0] == 0
    assert replay(capfd, out / "first", "--secrets-from", "-")[0] == 1
    assert replay(capfd, out / "first", "--secrets-from", tmp_path / "none")[0] == 2


def test_command_that_was_cut_is_not_asked_for(run, capfd):
    for command in (
        {"whole": False},
        {"whole": False, "arguments": ["python", "train.py", "***", "x" * 4096]},
    ):
        change(run, **command)
        code, _, said = replay(capfd, run)

        assert code == 2
        assert "too long to be recorded as a whole" in said


def test_other_version_of_another_python_is_found_once_it_may_start(run, capfd, tmp_path):
    program = tmp_path / "python"
    program.write_text("#!/bin/sh\necho 3.1.4\n")
    program.chmod(0o755)
    change(run, interpreter=str(program))
    code, _, said = replay(capfd, run)

    assert code == 2
    assert "is 3.1.4 now; --changed-packages goes on" in said


RESUMING = """\
import pathlib, sys
import insight
from insight.record.provenance.ancestry import note_loaded

kept = pathlib.Path(sys.argv[1])
start = int(kept.read_text()) if kept.exists() else 0
with insight.SummaryRecord(sys.argv[2], provenance=True) as record:
    if start:
        note_loaded(kept, resumed=True)
    for step in range(start + 1, start + 4):
        record.log(step, {"loss": 1 / step})
if len(sys.argv) < 4:
    kept.write_text(str(start + 3))
"""
NEWEST = RESUMING.replace(
    "pathlib.Path(sys.argv[1])",
    'max(pathlib.Path().glob("state-*"), default=pathlib.Path("state-0"))',
).replace("kept.write_text", 'kept.with_name(f"state-{start + 3}").write_text')


@pytest.fixture
def resuming(tmp_path):
    """Trains three steps more each time; the state is called so, and kept where the script ran."""
    folder = repository(tmp_path / "project", {"train.py": RESUMING, ".gitignore": "state*\n"})

    def train(*words, state="state", run="a"):
        command = [sys.executable, "train.py", str(state), str(tmp_path / "runs" / run), *words]
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
        return tmp_path / "runs" / run

    return train


def test_replay_that_goes_on_from_the_end_of_what_it_repeats_says_so(resuming, capfd):
    run = resuming()
    code, told, said = replay(capfd, run, "--here")

    assert (code, told) == (1, "different  loss  from step 1 on\n")
    assert "insight: this training went on from a checkpoint, which the recorded one did" in said
    assert "without --here it may not find that checkpoint" in said


def test_replay_that_begins_anew_says_what_the_training_went_on_from(resuming, capfd, tmp_path):
    resuming()
    run = resuming()
    state = tmp_path / "project" / "state"
    state.write_text("3")  # as it was when the second began
    code, told, said = replay(capfd, run)

    assert (code, told) == (1, "different  loss  from step 4 on\n")
    assert f"  resumes      it went on from {state}\n" in said
    assert f"insight: the recorded training went on from {state}; this one began anew\n" in said


def test_replay_that_goes_on_from_the_same_state_compares_the_steps_since(
    resuming, capfd, tmp_path
):
    state = tmp_path / "state"
    resuming(state=state)
    run = resuming("and leaves the state as it is", state=state)
    code, told, said = replay(capfd, run)

    assert (code, told) == (0, "identical  loss  3 values\n")
    assert f"  resumes      it went on from {state}\n" in said
    assert "began anew" not in said


def test_training_that_went_on_in_a_new_folder_is_identical_without_a_line(
    resuming, capfd, tmp_path
):
    state = tmp_path / "state"
    resuming(state=state)
    run = resuming("and leaves the state as it is", state=state, run="b")
    code, told, said = replay(capfd, run)

    assert (code, told) == (0, "identical  loss  3 values\n")
    assert "began anew" not in said
    assert "insight: this training" not in said


def test_replay_that_goes_on_from_a_later_checkpoint_says_which_steps_it_left(
    resuming, capfd, tmp_path
):
    (tmp_path / "project" / "train.py").write_text(NEWEST)
    resuming()
    run = resuming()
    code, told, said = replay(capfd, run, "--here")

    assert (code, told) == (1, "different  loss  from step 4 on\n")
    assert "insight: this training went on from a later checkpoint: steps 4 to 6 are not" in said
