"""Two distributions of one tree agree: `insight-record` asks for a part of what the other does."""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from insight.extras import ANALYSIS
from insight.installed import LIGHT, WHOLE
from tests.contracts.test_imports import all_imports

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "packaging" / "record"


def project(folder: Path) -> dict:
    return tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]


# NumPy's forms serve without the first; the second makes messages anew, in a checkout; the extra
# `mcp` brings the third with the first of its libraries; the fourth comes with the ROCm of a
# machine; the last is there where the script runs that `insight import aim` prints.
LEFT_OUT = {"llvmlite", "grpc_tools", "mcp_types", "amdsmi", "aim"}
OF_ALL, OF_RECORD = project(ROOT), project(RECORD)


def by_name(lines: list[str]) -> dict[str, Requirement]:
    return {canonicalize_name(found.name): found for found in map(Requirement, lines)}


def imported_libraries() -> set[str]:
    """What the package imports of others, at whatever place; adapters ask for what trains."""
    ours = {"insight", "engine", "dashboard"}
    found = {
        one.name.partition(".")[0]
        for module, imports in all_imports().items()
        if f"{module}.".startswith("insight.") and "insight.adapters" not in module
        for one in imports
    }
    return found - ours - set(sys.stdlib_module_names)


def test_names_are_those_that_the_package_looks_for() -> None:
    assert (OF_ALL["name"], OF_RECORD["name"]) == (WHOLE, LIGHT)


@pytest.mark.parametrize("fact", ["version", "requires-python", "license", "scripts"])
def test_both_say_the_same(fact: str) -> None:
    assert OF_ALL[fact] == OF_RECORD[fact]


def test_licence_is_the_same_text() -> None:
    assert (RECORD / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_dependencies_of_the_recorder_are_some_of_all_within_the_same_bounds() -> None:
    of_all, own = by_name(OF_ALL["dependencies"]), by_name(OF_RECORD["dependencies"])

    assert {name: str(of_all.get(name)) for name in own} == {
        name: str(requirement) for name, requirement in own.items()
    }


def test_extras_of_the_recorder_are_some_of_all_within_the_same_bounds() -> None:
    own = dict(OF_RECORD["optional-dependencies"])
    analysis = by_name(own.pop(ANALYSIS))
    of_all = by_name(OF_ALL["dependencies"])

    assert own == {name: OF_ALL["optional-dependencies"].get(name) for name in own}
    assert {name: str(of_all.get(name)) for name in analysis} == {
        name: str(requirement) for name, requirement in analysis.items()
    }


def test_every_extra_that_the_package_names_is_one_of_the_recorder() -> None:
    # Those of networks are named by `engine`, and by `insight doctor` where it is.
    of_networks = {"gpu", "gpu-system", "onnx"}
    of_people = {"dev", "docs", "bench"}
    missing = set(OF_ALL["optional-dependencies"]) - set(OF_RECORD["optional-dependencies"])

    assert missing <= of_networks | of_people


def test_changelog_has_the_version_and_its_whole_list() -> None:
    version = OF_ALL["version"]

    assert f"\n## {version}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert (ROOT / "docs" / "changes" / f"{version}.md").is_file()


def test_every_library_that_the_package_imports_is_asked_for_by_the_recorder() -> None:
    asked = list(OF_RECORD["dependencies"])
    asked += [line for lines in OF_RECORD["optional-dependencies"].values() for line in lines]
    brings = packages_distributions()
    lacking = {
        name
        for name in imported_libraries() - LEFT_OUT
        if not {canonicalize_name(one) for one in brings.get(name, ())} & set(by_name(asked))
    }

    assert lacking == set()
