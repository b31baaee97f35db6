"""`./run` on machines that differ: tried in a copy with stand-ins for Python and the system."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SYSTEM_TOOLS = ("sh", "dirname", "id", "cat", "mkdir", "chmod")  # what every machine has

# Stand-in for a Python: prints how it was called, and fails where the real one would.
FITTING = '#!/bin/sh\ncase "$*" in *ensurepip*) exit {has_venv} ;; "-c "*) exit 0 ;; esac\n'
RECORDING = FITTING + 'case "$*" in *print*) echo python3.11-venv ;; esac\necho "$PWD:$*"\n'


class Checkout:
    """A copy of `./run` in a folder with a space in its name, on a machine made for the test."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a checkout"
        self.programs = folder / "bin"
        self.root.mkdir()
        self.programs.mkdir()
        shutil.copy(ROOT / "run", self.root / "run")
        for name in SYSTEM_TOOLS:
            found = shutil.which(name)
            assert found is not None
            (self.programs / name).symlink_to(found)

    def add_program(self, name: str, text: str) -> None:
        path = self.programs / name
        path.write_text(text, encoding="utf-8")
        path.chmod(0o755)

    def add_environment(self) -> None:
        folder = self.root / ".venv" / "bin"
        folder.mkdir(parents=True)
        (folder / "python").write_text(RECORDING.format(has_venv=0), encoding="utf-8")
        (folder / "python").chmod(0o755)

    def run(self, *arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.root / "run", *arguments],
            capture_output=True,
            text=True,
            check=False,
            cwd=cwd or self.root,
            env={"PATH": str(self.programs)},
        )


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_help_needs_no_python(checkout: Checkout) -> None:
    done = checkout.run("help")

    assert (done.returncode, done.stdout[:12]) == (0, "usage: ./run")


def test_no_command_prints_help(checkout: Checkout) -> None:
    assert checkout.run().stdout == checkout.run("help").stdout


def test_unknown_command_is_wrong_use(checkout: Checkout) -> None:
    done = checkout.run("tset")

    assert (done.returncode, done.stderr.splitlines()[0]) == (2, "./run has no command 'tset'.")


def test_machine_without_python_is_told_what_to_install(checkout: Checkout) -> None:
    done = checkout.run("test")

    assert (done.returncode, "apt-get install python3" in done.stderr) == (1, True)


def test_python_without_venv_is_told_which_package_to_install(checkout: Checkout) -> None:
    checkout.add_program("python3", RECORDING.format(has_venv=1))
    done = checkout.run("setup")

    assert done.returncode == 1
    assert "sudo apt-get install " in done.stderr


def test_python_with_venv_wins_over_an_earlier_one_without(checkout: Checkout) -> None:
    checkout.add_program("python3.13", RECORDING.format(has_venv=1))
    checkout.add_program("python3.11", RECORDING.format(has_venv=0))
    done = checkout.run("setup")

    assert f"{checkout.root}:-m venv --clear .venv" in done.stdout


@pytest.mark.parametrize("has_venv", [0, 1])
def test_uv_makes_the_environment_where_it_is_there(checkout: Checkout, has_venv: int) -> None:
    checkout.add_program("python3", RECORDING.format(has_venv=has_venv))
    made = "mkdir -p .venv/bin; echo '#!/bin/sh' > .venv/bin/python; chmod +x .venv/bin/python"
    checkout.add_program("uv", f'#!/bin/sh\n{made}\necho "uv $*"\n')
    done = checkout.run("setup")

    assert (done.returncode, done.stdout) == (
        0,
        "uv venv --quiet --clear --python python3 .venv\n",
    )


def test_python_makes_the_environment_where_uv_fails(checkout: Checkout) -> None:
    checkout.add_program("python3", RECORDING.format(has_venv=0))
    checkout.add_program("uv", "#!/bin/sh\nexit 2\n")
    done = checkout.run("setup")

    assert f"{checkout.root}:-m venv --clear .venv" in done.stdout


def test_setup_installs_what_the_tests_need(checkout: Checkout) -> None:
    checkout.add_environment()

    assert checkout.run("setup").stdout == f"{checkout.root}:tools/install.py dev\n"


def test_arguments_of_test_reach_pytest(checkout: Checkout) -> None:
    checkout.add_environment()
    done = checkout.run("test", "-k", "a or b")

    assert done.stdout.splitlines()[-1] == f"{checkout.root}:tools/check.py -k a or b"


def test_demo_runs_where_the_caller_stands(checkout: Checkout, tmp_path: Path) -> None:
    checkout.add_environment()
    done = checkout.run("demo", "--epochs", "1", cwd=tmp_path)

    assert done.stdout.splitlines() == [
        f"{checkout.root}:tools/install.py",
        f"{tmp_path}:{checkout.root}/sample_runs/demo.py --epochs 1",
    ]


def test_build_server_types_what_a_developer_types() -> None:
    assert "exec ./run test\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
