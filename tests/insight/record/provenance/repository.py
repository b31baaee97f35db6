"""A git repository of a test's own, whoever's settings the machine has."""

from __future__ import annotations

import os
import subprocess

IDENTITY = ("-c", "user.name=tester", "-c", "user.email=tester@example.org")


def git(folder, *words):
    quiet = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    dates = {
        "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
        "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
    }
    # A hook of git that runs the tests would name the repository that it runs for.
    own = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    environment = {**own, **quiet, **dates}
    done = subprocess.run(
        ["git", *IDENTITY, *words],
        cwd=folder,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


def repository(folder, files):
    """A repository with one commit of these files, by name."""
    folder.mkdir(parents=True, exist_ok=True)
    git(folder, "init", "-q", "-b", "main")
    for name, text in files.items():
        (folder / name).write_text(text)
    git(folder, "add", "-f", ".")
    git(folder, "commit", "-q", "-m", "first")
    return folder
