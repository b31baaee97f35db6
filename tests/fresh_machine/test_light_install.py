"""`insight-record` in an environment of its own: the package `insight` and no more."""

from __future__ import annotations

import json
import tarfile
import zipfile
from pathlib import Path

import pytest

from .conftest import USER
from .documents import ROOT, Line, lines
from .machine import Machine, the_wheel_in, uv
from .recorded import read
from .test_imports import IMPORTS_EVERYTHING, untyped
from .test_install import would_install
from .warm import Warm, warmed

MOST_MB = 300
DATA = ROOT / "tests" / "data"
SOURCES = {
    *("insight", "mindspore", "tensorboard", "mlflow", "wandb", "swanlab", "trackio", "goodseed"),
    *("clearml", "comet", "sacred", "dvclive", "lightning", "keras", "transformers"),
}
ANALYSIS = "'insight-record[analysis]'"
WHOLE = " -m pip install insight-train."
# What is said of a line that a light install cannot do, by a part of the line.
LACKING = {
    "insight serve runs": WHOLE,
    "insight report runs --out report.html": WHOLE,
    "insight check train.py": WHOLE,
    "insight landscape runs/a --model train.py:callback_fn": WHOLE,
    "insight best runs": ANALYSIS,
    "insight export runs --to parquet --out as_parquet": "'insight-record[parquet]'",
    "insight lineage runs --to ro-crate --out crates": "'insight-record[ro-crate]'",
    "insight launch -n 2 train.py": "'insight-record[mpi]'",
    "insight mcp runs": "'insight-record[mcp]'",
    "insight runs s3://bucket/runs": "'insight-record[remote]'",
}
# What needs SciPy in Python, by the name of the function.
NEEDS_ANALYSIS = """
import numpy as np
from insight import landscape
from insight.errors import MissingLibraryError
steps = [{"w": np.array([0.0, 0.0])}, {"w": np.array([1.0, 2.0])}, {"w": np.array([1.0, 5.0])}]
plane = landscape.pca_plane(steps)
assert plane.explained_variance.sum() > 0.99
try:
    landscape.pca_plane(steps, method="sklearn")
except MissingLibraryError as error:
    print(error)
"""


@pytest.fixture(scope="module")
def typing(light: Machine) -> Warm:
    with warmed(light) as interpreter:
        yield interpreter


@pytest.fixture(scope="module")
def folder(user: Machine, light: Machine) -> Machine:
    """Runs that somebody else trained, where the light install is."""
    user.done("cp", "--recursive", "--preserve=all", f"{user.folder}/.", light.folder)
    return light


def one_of_each_command() -> list[Line]:
    """The first line of the documents for each command, but for what would serve."""
    found: dict[str, Line] = {}
    for line in lines():
        if line.words[0] == "insight" and line.words[1] != "serve":
            found.setdefault(line.words[1], line)
    return list(found.values())


def test_environment_is_small(light: Machine) -> None:
    files = {
        (state.st_dev, state.st_ino): state.st_blocks * 512
        for path in light.environment.rglob("*")
        if not path.is_symlink()
        for state in [path.stat()]
    }

    assert sum(files.values()) / 1e6 < MOST_MB


def test_wheel_has_the_very_package_that_the_whole_one_has(light: Machine, wheel: Path) -> None:
    built = light.environment.parent / "dist"
    held = [set(zipfile.ZipFile(one).namelist()) for one in (the_wheel_in(built), wheel)]
    own, whole = ({name for name in names if name.startswith("insight/")} for names in held)

    assert own == whole
    assert "insight/py.typed" in own
    assert {name.split("/")[0] for name in held[0]} == {
        "insight",
        "insight_record-0.1.0.dist-info",
    }


def test_sdist_has_what_the_package_is_made_of_and_no_more(light: Machine) -> None:
    (sdist,) = (light.environment.parent / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        tops = {name.split("/")[1] for name in archive.getnames()}

    assert tops - {".gitignore"} == {
        *("PKG-INFO", "LICENSE", "README.md", "build_hook.py", "insight", "pyproject.toml"),
    }


def test_every_module_is_imported_or_names_its_extra(light: Machine) -> None:
    script = IMPORTS_EVERYTHING.replace('("engine", "insight", "dashboard")', '("insight",)')
    count, told = json.loads(light.done("python", "-c", script))

    assert count > 400
    assert untyped(told, "insight-record") == {}
    assert set(told) <= {"insight.cli.answering.server"}


def test_runs_are_recorded_and_those_of_every_source_read(light: Machine, empty: Path) -> None:
    # There nothing is compiled, here it is: both read the same.
    script = Path(__file__).with_name("recorded.py")
    own, others, lacking = json.loads(light.done("python", script, empty / "run", DATA))
    here = read(empty / "run"), read(DATA)

    assert [run["run"] for run in own[0]] == [".", "in-a-line"]
    assert own[1]["message"] == 1
    assert {run["source"] for run in [*own[0], *others[0]]} >= SOURCES
    assert [own, others] == json.loads(json.dumps(here))
    assert lacking
    assert all("install" in problem and "pyarrow" in problem for problem in lacking), lacking


@pytest.mark.parametrize("line", one_of_each_command(), ids=lambda line: line.id)
def test_command_works_or_names_what_brings_it(line: Line, folder: Machine, typing: Warm) -> None:
    ended = typing.run(folder, *line.words)

    assert "No module named" not in ended.stderr
    assert ended.returncode in {0, 1} or " install " in ended.stderr, ended.stderr


@pytest.mark.parametrize(("line", "brings"), LACKING.items(), ids=LACKING)
def test_what_it_lacks_is_refused_with_the_line_to_type(
    line: str, brings: str, folder: Machine, typing: Warm
) -> None:
    ended = typing.run(folder, *line.split())

    if line.startswith("insight best"):  # two of its three lines need nothing
        assert (ended.returncode, ended.stderr) == (0, "")
        assert brings in ended.stdout.splitlines()[2]
        return
    assert brings in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert ended.returncode == 2


def test_function_that_needs_more_names_the_extra(light: Machine) -> None:
    assert ANALYSIS in light.done("python", "-c", NEEDS_ANALYSIS)


def test_doctor_says_which_is_installed(light: Machine, typing: Warm) -> None:
    told = json.loads(typing.done(light, "insight", "doctor", "--json"))

    assert told["installed"] == ["insight-record 0.1.0"]
    assert told["kernels"] == []
    assert any(line.endswith("install llvmlite") for line in told["faster"].values())


def test_checkout_is_installed_by_the_line_of_the_page(light: Machine) -> None:
    line = "python -m pip install ./packaging/record"
    page = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")

    assert line in page
    told = would_install(light, ROOT, line.split(), "--no-deps", "--force-reinstall")
    assert told == "insight-record-0.1.0"


def test_both_in_one_environment_are_told_with_the_line_that_leaves_one(
    light: Machine, wheel: Path, empty: Path
) -> None:
    wheels = (the_wheel_in(light.environment.parent / "dist"), wheel)
    for one in wheels:
        uv("pip", "install", "--quiet", "--no-deps", "--target", empty, one)
    both = Machine(light.environment, empty, {"PYTHONPATH": str(empty)})
    ended = both.run("python", "-m", "insight", "runs", USER)
    warned = both.run("python", "-c", "import insight; insight.SummaryRecord; insight.open_runs")

    for said in (ended.stderr, warned.stderr):
        assert "insight-train 0.1.0 and insight-record 0.1.0 are both installed" in said
        assert "pip uninstall --yes insight-record insight-train && " in said
    assert warned.stderr.count("UserWarning") == 1
