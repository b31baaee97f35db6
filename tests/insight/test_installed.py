from __future__ import annotations

import sys
from pathlib import Path

import pytest

import insight
import insight.record
import insight.tables  # before Python's path is another
from insight import extras, installed
from insight.errors import MissingLibraryError
from insight.extras import analysis_line, both_told, install_line, whole_line
from insight.installed import LIGHT, WHOLE, distributions, has_package
from insight.needed import from_analysis, need_package


def put(folder: Path, name: str, version: str = "0.1.0", origin: str = "") -> None:
    facts = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    facts.mkdir(parents=True)
    if origin:
        (facts / "direct_url.json").write_text(origin, encoding="utf-8")


@pytest.fixture
def light(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packages that has `insight-record`, and the package as if it lay there."""
    put(tmp_path, LIGHT)
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    monkeypatch.setattr(installed, "TOP", tmp_path)
    monkeypatch.setattr(extras, "_installer", lambda: ["python", "-m", "pip"])
    return tmp_path


def test_nothing_is_found_in_folders_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "archive.zip").touch()

    assert distributions([str(tmp_path / "archive.zip"), str(tmp_path / "gone"), ""]) == []


def test_distributions_are_found_once_the_whole_one_first(tmp_path: Path) -> None:
    put(tmp_path, LIGHT, "0.2.0")
    put(tmp_path, WHOLE)
    put(tmp_path, "insight-record-of-others")
    found = distributions([str(tmp_path), f"{tmp_path}/"])

    assert [(one.name, one.version) for one in found] == [(WHOLE, "0.1.0"), (LIGHT, "0.2.0")]


def test_user_s_own_folder_of_that_name_is_none_of_ours(
    light: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path_factory.mktemp("own")
    (own / "engine").mkdir()
    (own / "engine" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(own))

    assert not has_package("engine")


def test_version_is_that_of_what_is_installed(light: Path) -> None:
    assert insight._installed_version() == "0.1.0"


def test_lines_name_the_light_distribution_where_it_is(light: Path) -> None:
    assert install_line("parquet").endswith(" install 'insight-record[parquet]'")
    assert analysis_line("scipy").endswith(" install 'insight-record[analysis]'")


@pytest.mark.parametrize("package", ["engine", "dashboard"])
def test_package_that_is_not_there_is_refused_with_the_line_that_brings_it(
    package: str, light: Path
) -> None:
    with pytest.raises(MissingLibraryError) as caught:
        need_package(package, "insight serve")

    said = str(caught.value)
    assert said.startswith(f"insight serve expected the package {package} of insight-train, got ")
    assert said.endswith(
        " -m pip uninstall --yes insight-record && python -m pip install insight-train."
    )


def test_package_without_what_carries_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "dash", None)

    with pytest.raises((MissingLibraryError, ValueError), match="the package dashboard"):
        need_package("dashboard", "insight serve")


def test_packages_that_are_there_are_let_pass() -> None:
    need_package("engine", "here")
    need_package("dashboard", "here")


def test_missing_library_of_an_analysis_is_named_with_its_extra(light: Path) -> None:
    with pytest.raises(MissingLibraryError, match=r"relief expected the library scipy, got none"):
        with from_analysis("scipy", "relief"):
            raise ModuleNotFoundError(name="scipy")


def test_error_of_another_kind_stays_what_it_is() -> None:
    with pytest.raises(ZeroDivisionError):
        with from_analysis("scipy", "relief"):
            1 / 0


def test_the_whole_comes_from_the_checkout_that_the_light_one_came_from(
    light: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    checkout = tmp_path_factory.mktemp("a checkout")
    (checkout / "pyproject.toml").touch()
    url = (checkout / "packaging" / "record").as_uri()
    facts = light / "insight_record-0.1.0.dist-info" / "direct_url.json"
    facts.write_text(f'{{"url": "{url}", "dir_info": {{}}}}', encoding="utf-8")

    assert whole_line().endswith(f" install '{checkout}'")


@pytest.mark.parametrize("origin", ["", "[]", "{", '{"url": "file:///gone", "dir_info": {}}'])
def test_origin_that_tells_nothing_leaves_the_name(origin: str, light: Path) -> None:
    (light / "insight_record-0.1.0.dist-info" / "direct_url.json").write_text(origin)

    assert whole_line().endswith(" install insight-train")


def test_the_whole_comes_from_the_repository_that_the_light_one_came_from(light: Path) -> None:
    told = (
        '{"url": "https://example.org/insight.git", "subdirectory": "packaging/record", '
        '"vcs_info": {"vcs": "git", "commit_id": "0"}}'
    )
    (light / "insight_record-0.1.0.dist-info" / "direct_url.json").write_text(told)

    assert "'insight-train @ git+https://example.org/insight.git'" in whole_line()


def test_one_distribution_is_no_reason_to_say_anything(light: Path) -> None:
    assert both_told() == ""


def test_both_are_told_with_the_line_that_leaves_one(light: Path) -> None:
    put(light, WHOLE, "0.2.0")
    said = both_told()

    assert said.startswith("insight-train 0.2.0 and insight-record 0.1.0 are both installed")
    assert said.endswith(
        " -m pip uninstall --yes insight-record insight-train && "
        "python -m pip install insight-train"
    )


def test_first_name_that_is_asked_for_warns_once_where_both_are(
    light: Path, recwarn: pytest.WarningsRecorder
) -> None:
    put(light, WHOLE)
    insight._warn_of_both.cache_clear()
    insight.__getattr__("open_runs")
    insight.__getattr__("SummaryRecord")
    insight._warn_of_both.cache_clear()

    (said,) = recwarn.list
    assert "are both installed" in str(said.message)
