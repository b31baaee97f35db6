"""The code of a run, in a folder of its own."""

from __future__ import annotations

from pathlib import Path

from insight.errors import SummaryValueError

_SAFE = ("git", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false")


def check_out(repository: Path, commit: str, diff: str, folder: Path) -> None:
    """Put a commit with an uncommitted diff into a new folder; the repository stays as it is.

    Raises:
        SummaryValueError: If there is no such commit, or the diff does not fit it.

    """
    where = f"replay of commit {commit[:12]}"
    if not all(letter in "0123456789abcdef" for letter in commit):
        raise SummaryValueError.of(where, "a commit of git", repr(commit[:40]))
    clone = ("clone", "-q", "--shared", "--no-checkout", "--template=", "--")
    if _git(Path("/"), *clone, str(repository), str(folder)):
        raise SummaryValueError.of(where, "a git repository", repository)
    if _git(folder, "checkout", "-q", "--detach", commit):
        hint = "fetch it, or name a clone that has it with --repository"
        raise SummaryValueError.of(where, f"the commit in {repository}", "none", hint)
    if diff and _git(folder, "apply", "--whitespace=nowarn", "-", said=diff):
        raise SummaryValueError.of(where, "uncommitted changes that fit it", "others")


def _git(folder: Path, *words: str, said: str = "") -> int:
    import subprocess

    from insight.record.provenance.git import environment

    done = subprocess.run(  # noqa: S603 # our own words, and no shell
        [*_SAFE, *words],
        cwd=folder,
        env=environment() | {"GIT_ALLOW_PROTOCOL": "file"},  # a clone of this machine's
        input=said.encode(),
        capture_output=True,
        check=False,
    )
    return done.returncode
