"""A machine as a user has it: an environment with what was asked for, in a folder of its own.

What a test of Insight may use, this may not: no extra `dev`, no checkout on the path, none of the
variables that the tests set.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import PIPE, STDOUT, CompletedProcess, Popen

from packaging.requirements import Requirement

from tools.install import CACHE, find_uv, pip_listing, pip_settings, uv_environment

ROOT = Path(__file__).resolve().parents[2]
# What a login shell has, and what says where packages come from.
KEPT = ("LANG", "LC_ALL", "TMPDIR", "SSL_CERT_FILE", "SSL_CERT_DIR", "OPENBLAS_NUM_THREADS")
PATIENCE_S = 600  # for what takes seconds: the machine may be busy
SERVED = "Insight: "


@dataclass(frozen=True)
class Machine:
    """An environment, and the folder in which its user types.

    Attributes:
        environment: The folder of the virtual environment.
        folder: Where commands run.

    """

    environment: Path
    folder: Path
    variables: dict[str, str] = field(default_factory=dict)

    @property
    def python(self) -> Path:
        return self.environment / "bin" / "python"

    def program(self, name: str) -> str:
        """The path of a program: the environment's own first."""
        own = self.environment / "bin" / name
        return str(own) if own.exists() else name

    def shell(self) -> dict[str, str]:
        """The variables of a login shell in which the environment is activated."""
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        # One for all commands, as a person has: kernels that were compiled once are kept there.
        home = self.environment.parents[1] / "home"
        home.mkdir(exist_ok=True)
        path = f"{self.environment / 'bin'}{os.pathsep}/usr/local/bin:/usr/bin:/bin"
        return {**kept, "HOME": str(home), "PATH": path, **self.variables}

    def run(self, *words: str | Path, folder: Path | None = None) -> CompletedProcess[str]:
        """What a command said, whatever it exited with."""
        program, *rest = map(str, words)
        return subprocess.run(
            [self.program(program), *rest],
            cwd=folder or self.folder,
            env=self.shell(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )

    def done(self, *words: str | Path, folder: Path | None = None) -> str:
        """What a command that must succeed printed."""
        ended = self.run(*words, folder=folder)
        assert ended.returncode == 0, f"{words}\n{ended.stdout}\n{ended.stderr}"
        return ended.stdout

    @contextmanager
    def serving(
        self, *words: str | Path, folder: Path | None = None, said: Path | None = None
    ) -> Iterator[str]:
        """The address that a command serves at, for as long as somebody looks.

        What it says before that, on both ways, is in the file `said`, where one is wanted.
        """
        program, *rest = map(str, words)
        server = Popen(
            [self.program(program), *rest],
            cwd=folder or self.folder,
            env=self.shell(),
            stdin=subprocess.DEVNULL,
            stdout=PIPE,
            stderr=None if said is None else STDOUT,
            text=True,
        )
        assert server.stdout is not None
        with server, server.stdout:
            try:
                lines = list(until_served(iter(server.stdout.readline, "")))
                if said is not None:
                    said.write_text("".join(lines), encoding="utf-8")
                line = lines[-1] if lines and lines[-1].startswith(SERVED) else ""
                assert line, f"{words} served nothing and exited with {server.wait(PATIENCE_S)}"
                yield line.removeprefix(SERVED).strip()
            finally:
                server.terminate()
            assert server.wait(PATIENCE_S) == 0


def until_served(lines: Iterator[str]) -> Iterator[str]:
    """The lines up to that which has the address, or all where none has."""
    for line in lines:
        yield line
        if line.startswith(SERVED):
            return


def uv(*words: str | Path) -> None:
    """Run uv, which finds packages where this machine's pip does."""
    environment = {"UV_CACHE_DIR": str(CACHE / "uv"), "UV_PYTHON_DOWNLOADS": "never", **os.environ}
    program = find_uv(environment)
    assert program, "uv is needed to make environments: python -m pip install uv"
    done = subprocess.run(
        [program, *map(str, words)],
        env=uv_environment(pip_settings(pip_listing(environment)), environment),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def built(folder: Path, project: Path = ROOT) -> None:
    """Put a sdist of this checkout into a folder, and the wheel of that sdist: a release's files.

    Args:
        folder: Where they go.
        project: The folder of the distribution.

    """
    uv("build", "--quiet", "--out-dir", folder, project)


def the_wheel_in(folder: Path) -> Path:
    """The one that was built there."""
    (wheel,) = folder.glob("*.whl")
    return wheel


def environment_of(folder: Path, wheel: Path, *constraints: str) -> Path:
    """A new environment that holds a wheel and what it depends on, and no more."""
    uv("venv", "--quiet", "--seed", "--python", sys.executable, folder)
    bounds = folder / "constraints.txt"
    bounds.write_text("\n".join(constraints), encoding="utf-8")
    python = folder / "bin" / "python"
    uv("pip", "install", "--quiet", "--constraints", bounds, "--python", python, wheel)
    return folder


def lower_bounds() -> list[str]:
    """The oldest version that pyproject.toml admits of each dependency, as constraints."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [lower_bound(Requirement(one)) for one in declared["project"]["dependencies"]]


def lower_bound(requirement: Requirement) -> str:
    (oldest,) = (one.version for one in requirement.specifier if one.operator == ">=")
    return f"{requirement.name}=={oldest}"
