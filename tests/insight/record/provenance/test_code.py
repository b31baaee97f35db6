"""The code's version, as git tells it."""

from __future__ import annotations

import os
import subprocess

import pytest

from insight.format.provenance import as_bytes
from insight.record.provenance import code
from insight.record.provenance.code import code_facts
from insight.record.provenance.git import Git, GitError
from tests.insight.record.provenance.repository import git, repository

FILES = {"train.py": "rate = 0.1\n", ".env": "PASSWORD=old\n", "kept.py": "a = 1\n"}


@pytest.fixture(autouse=True)
def _time_enough(monkeypatch):
    monkeypatch.setattr(code, "WITHIN_S", 60.0)  # whatever else the machine does


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    return repository(tmp_path / "project", FILES)


def test_clean_repository_has_a_commit_and_no_diff(folder):
    git(folder, "remote", "add", "origin", "https://me:hunter2@example.org/x.git")
    facts = code_facts(folder)

    assert facts["commit"] == git(folder, "rev-parse", "HEAD")
    assert facts["branch"] == "main"
    assert facts["remote"] == "https://***@example.org/x.git"
    assert (facts["dirty"], facts["changed"], facts["untracked"]) == (False, 0, [])
    assert "diff" not in facts


def test_diff_of_a_changed_repository_applies_to_its_commit(folder, tmp_path):
    (folder / "train.py").write_text("rate = 0.2\n")
    (folder / "kept.py").unlink()
    (folder / "new.py").write_text("b = 2\n")
    facts = code_facts(folder)
    git(tmp_path, "clone", "-q", str(folder), "copy")
    subprocess.run(
        ["git", "apply", "-"], cwd=tmp_path / "copy", input=facts["diff"].encode(), check=True
    )

    assert (facts["dirty"], facts["changed"], facts["untracked"]) == (True, 2, ["new.py"])
    assert facts["diff_whole"]
    assert (tmp_path / "copy" / "train.py").read_text() == "rate = 0.2\n"
    assert not (tmp_path / "copy" / "kept.py").exists()


def test_diff_is_found_from_a_folder_below_and_staged_too(folder):
    (folder / "below").mkdir()
    (folder / "train.py").write_text("rate = 0.3\n")
    git(folder, "add", "train.py")

    assert "+rate = 0.3" in code_facts(folder / "below")["diff"]


def test_env_file_and_secrets_leave_the_diff(folder):
    (folder / ".env").write_text("PASSWORD=hunter2\n")
    (folder / "train.py").write_text("api_key = 'hunter3'\n")
    facts = code_facts(folder)

    assert "hunter" not in facts["diff"]
    assert ".env" not in facts["diff"]
    assert "+api_key = '***'" in facts["diff"]
    assert not facts["diff_whole"]


def test_diff_is_cut(folder, monkeypatch):
    monkeypatch.setattr(code, "MOST_DIFF", 200)
    (folder / "train.py").write_text("rate = 0.2\n" * 1000)
    facts = code_facts(folder)

    assert len(facts["diff"]) <= 200
    assert not facts["diff_whole"]


def test_nothing_of_the_repository_runs(folder, tmp_path):
    told = tmp_path / "ran"
    for name in ("core.fsmonitor", "diff.external", "core.pager"):
        git(folder, "config", name, f"touch {told}")
    git(folder, "config", "diff.made.textconv", f"touch {told};cat")
    (folder / ".gitattributes").write_text("*.py diff=made\n")
    (folder / "train.py").write_text("rate = 0.2\n")
    facts = code_facts(folder)

    assert "+rate = 0.2" in facts["diff"]
    assert not told.exists()


def test_repository_without_a_commit_says_so(tmp_path):
    git(tmp_path, "init", "-q", "-b", "main")
    facts = code_facts(tmp_path)

    assert facts["commit"] is None
    assert facts["branch"] == "main"


def test_folder_without_a_repository_says_so(tmp_path, monkeypatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))

    assert code_facts(tmp_path) == {"problem": "the code lies in no git repository"}


def test_folder_whose_name_is_no_text_is_known(folder, tmp_path):
    named = tmp_path / os.fsdecode(b"caf\xe9")
    try:
        folder.rename(named)
    except OSError:
        pytest.skip("the file system takes text alone")
    facts = code_facts(named)

    assert facts["branch"] == "main"
    assert b"caf" in as_bytes({"code": facts})


def test_all_questions_have_one_time(folder, monkeypatch):
    now = iter(range(0, 1000, 2))
    monkeypatch.setattr(code, "WITHIN_S", 5.0)
    monkeypatch.setattr("insight.record.provenance.git.time.monotonic", lambda: next(now))
    facts = code_facts(folder)

    assert facts == {"root": facts["root"], "problem": "git did not answer in time"}


def test_machine_without_git_says_so(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))

    assert code_facts(tmp_path) == {"problem": "there is no git"}


def test_git_that_has_no_time_left_is_not_waited_for(folder):
    with pytest.raises(GitError, match="in time"):
        Git(folder, 0.0).ask("status")


def test_git_that_does_not_end_is_killed(folder):
    git(folder, "config", "alias.wait", "!exec tail -f /dev/null")

    with pytest.raises(GitError, match="in time"):
        Git(folder, 0.2).ask("wait")


def test_variables_that_name_another_repository_do_not_count(folder, tmp_path, monkeypatch):
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "elsewhere"))

    assert code_facts(folder)["branch"] == "main"


def test_filters_watchers_and_converters_do_not_run(folder, tmp_path):
    told = tmp_path / "ran"
    says = f"touch {told}; cat"
    (folder / ".gitattributes").write_text("kept.py filter=made diff=made\n*.bin filter=spoken\n")
    (folder / "a.bin").write_text("numbers\n")
    git(folder, "add", "-f", ".")
    git(folder, "commit", "-q", "-m", "second")
    for key in ("clean", "smudge", "process"):
        git(folder, "config", f"filter.made.{key}", says)
        git(folder, "config", f"filter.spoken.{key}", says)
    git(folder, "config", "filter.spoken.required", "true")
    git(folder, "config", "core.fsmonitor", says)
    git(folder, "config", "core.hooksPath", str(tmp_path / "hooks"))
    git(folder, "config", "diff.made.textconv", says)
    git(folder, "config", "diff.made.command", says)
    git(folder, "config", "diff.external", says)
    (tmp_path / "hooks").mkdir()
    for hook in ("post-index-change", "fsmonitor-watchman"):
        (tmp_path / "hooks" / hook).write_text(f"#!/bin/sh\ntouch {told}\n")
        (tmp_path / "hooks" / hook).chmod(0o700)
    for name in ("train.py", "kept.py", "a.bin"):
        (folder / name).write_text("rate = 0.2\n")

    facts = code_facts(folder)

    assert not told.exists()
    assert facts["changed"] == 3
    assert "+rate = 0.2" in facts["diff"]
    assert "kept.py" not in facts["diff"]  # what git keeps of it only its filter knows
    assert "a.bin" not in facts["diff"]
    assert not facts["diff_whole"]


def test_filter_of_a_file_that_did_not_change_costs_nothing(folder):
    (folder / ".gitattributes").write_text("kept.py filter=made\n")
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "second")
    git(folder, "config", "filter.made.clean", "cat")
    (folder / "train.py").write_text("rate = 0.2\n")

    facts = code_facts(folder)

    assert facts["diff_whole"]
    assert facts["changed"] == 1


def test_changes_that_are_too_many_to_ask_for_filters_stay_out(folder, monkeypatch):
    (folder / ".gitattributes").write_text("kept.py filter=made\n")
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "second")
    git(folder, "config", "filter.made.clean", "cat")
    for name in ("kept.py", "train.py"):
        (folder / name).write_text("rate = 0.2\n")
    monkeypatch.setattr(code, "_MOST_ASKED", 1)

    facts = code_facts(folder)

    assert facts["changed"] == 2
    assert "rate" not in facts["diff"]
    assert not facts["diff_whole"]


def test_filter_that_cannot_be_switched_off_is_not_run(folder, tmp_path):
    told = tmp_path / "ran"
    (folder / ".gitattributes").write_text("kept.py filter=a=b\n")
    git(folder, "config", "filter.a=b.clean", f"touch {told}; cat")
    (folder / "kept.py").write_text("a = 2\n")

    facts = code_facts(folder)

    assert facts["problem"] == "a filter of the repository cannot be switched off"
    assert not told.exists()


@pytest.mark.parametrize("name", ["prod.env", ".env.local", "deploy/.envrc", "keys/id_rsa"])
def test_files_that_hold_secrets_leave_diff_and_list(folder, name):
    file = folder / name
    file.parent.mkdir(exist_ok=True)
    file.write_text("quiet old\n")
    git(folder, "add", "-f", ".")
    git(folder, "commit", "-q", "-m", "second")
    file.write_text("quiet hunter2\n")
    (folder / "train.py").write_text("rate = 0.2\n")
    file.with_name(f"new{file.name}" if file.suffix == ".env" else ".env.new").write_text("x\n")

    facts = code_facts(folder)

    assert "+rate = 0.2" in facts["diff"]
    assert "hunter2" not in facts["diff"]
    assert not facts["diff_whole"]
    assert facts["untracked"] == []
    assert facts["untracked_files"] == 1
