"""The script for Aim, printed and run by a Python with a stand-in for Aim, writes what Aim has."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from insight import open_runs
from insight.cli import main
from insight.cli.importing import aim_to_insight as script
from insight.format.crc32c import crc32c
from tests.insight.sources.as_expected import (
    differences,
    expected_runs,
    expected_scalars,
    read_scalars,
)

DATA = Path(__file__).resolve().parents[2] / "data" / "others" / "aim"
ODD = "15d53449cd58453bbb9d750a"
TINY = "0e2f98294ca74fd4a6ff61e1"


@pytest.fixture
def repo(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA / "repo", tmp_path / "repo"))


@pytest.fixture
def import_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs the printed script, of which Insight is no part."""
    assert main(["import", "aim"]) == 0
    file = tmp_path / "aim_to_insight.py"
    file.write_text(capsys.readouterr().out, encoding="utf-8")

    def run(*arguments: Any, aim: bool = True) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-W", "error", str(file), *map(str, arguments)]
        kept = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT") if key in os.environ}
        there = {"PYTHONPATH": str(DATA / "standing_in")} if aim else {}
        return subprocess.run(
            command, env=kept | there, cwd=tmp_path, capture_output=True, text=True, check=False
        )

    return run


def hashes(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_tools_are_listed_without_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import"]) == 0
    assert capsys.readouterr().out.startswith("aim  an Aim repository")
    with pytest.raises(SystemExit, match="2"):
        main(["import", "nothing"])


def test_script_is_written_to_a_new_file_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "script.py"
    assert main(["import", "aim", "--out", str(out)]) == 0
    assert out.read_bytes() == Path(script.__file__).read_bytes()
    assert main(["import", "aim", "--out", str(out)]) == 2
    assert "a new file" in capsys.readouterr().err


def test_script_needs_neither_insight_nor_a_new_python() -> None:
    text = Path(script.__file__).read_text(encoding="utf-8")
    imported = [
        line for line in text.splitlines() if line.lstrip().startswith(("import ", "from "))
    ]

    assert not any("insight" in line for line in imported)
    compile(text, script.__file__, "exec", dont_inherit=True)
    assert "match " not in text
    assert "zip(" not in text.replace("zip(strict", "")


@pytest.mark.parametrize("name", expected_runs(DATA))
def test_every_value_that_was_tracked_is_written(name: str, repo: Path, import_runs: Any) -> None:
    run = expected_runs(DATA)[name]
    done = import_runs(repo, "out")
    assert done.returncode == 0, done.stderr
    logged = {
        script.tag_of(tag.partition(" ")[0], json.loads(tag.partition(" ")[2])): points
        for tag, points in expected_scalars(run).items()
    }

    store = open_runs(repo.parent / "out")
    found = read_scalars(store, run["id"], lambda tag: tag.startswith("machine/") or tag == "epoch")
    assert differences(found, logged) == []
    assert store.problems().empty


def test_run_says_what_aim_knows_of_it(repo: Path, import_runs: Any) -> None:
    import_runs(repo, "out")
    store = open_runs(repo.parent / "out")
    row = store.lineage().set_index("run").loc[TINY]

    assert (row["run.name"], row["run.experiment"], row["run.tags"]) == ("gpt-tiny", "lm", "v1")
    assert (row["run.id"], row["hyperparameters.lr"]) == (TINY, 0.0003)
    assert row["hyperparameters.model.heads"] == (2, 4)
    runs = store.runs().set_index("run")
    assert set(runs["source"]) == {"insight"}
    assert runs.loc[TINY, "status"] == "finished"
    assert runs.loc[TINY, "started"].isoformat() == "2026-11-28T00:36:29.339407+00:00"
    odd = store.lineage().set_index("run").loc[ODD]
    assert (odd["run.name"], odd["run.tags"]) == ("näme 🎉", "b, ä")
    assert (odd["hyperparameters.lr"], odd["hyperparameters.hparams.lr"]) == (5, 0.001)
    assert odd["hyperparameters.nested.big"] == 2**60
    assert not any("SECRET" in name for name in store.lineage().columns)


def test_odd_values_contexts_and_epochs_come_through(repo: Path, import_runs: Any) -> None:
    import_runs(repo, "out")
    store = open_runs(repo.parent / "out")
    found = read_scalars(store, ODD)

    largest = 1.7976931348623157e308
    odd = [
        1.0,
        np.nan,
        np.inf,
        -np.inf,
        -0.0,
        1e-320,
        float(2**53),
        largest,
        1.0,
        float(np.float32(0.1)),
    ]
    np.testing.assert_array_equal([found["odd"][step] for step in range(10)], odd)
    assert np.signbit(found["odd"][4])
    assert found['ctx{deep={"a": [1, 2]}, fold=1, subset=val}'] == {1: 0.5, 3: 1.5}
    assert found["epoch"] == {0: 0, 1: 0, 2: 1, 3: 1, 4: 2}
    assert found["order"] == {3: 3.0, 4: 4.0, 5: 5.0}
    machine = read_scalars(store, ODD, lambda tag: not tag.startswith("machine/"))
    assert "machine/memory" in machine


def test_other_values_are_written_as_they_are(repo: Path, import_runs: Any) -> None:
    import_runs(repo, "out")
    store = open_runs(repo.parent / "out")

    images = store.table("image", runs=ODD)
    assert set(images["tag"]) == {"imgs", "imgs/1", "jp"}
    assert images[["width", "height"]].drop_duplicates().values.tolist() == [[6, 4]]
    assert store.value("image", ODD, "imgs/1", 0).startswith(b"\x89PNG")
    texts = store.table("text", runs=ODD).set_index(["tag", "step"])["value"]
    assert (texts["texts/1", 1], texts["imgs", 0]) == ("ü\nb", "cap ü")
    assert store.table("figure", runs=ODD)["title"].tolist() == ["T"]
    assert store.value("figure", ODD, "fig", 0)["data"][0]["type"] == "scatter"
    sound = store.table("audio", runs=ODD)
    assert sound[["rate", "channels", "format"]].values.tolist() == [[8000, 1, "wav"]]
    histogram = store.table("histogram", runs=ODD)
    assert (histogram["count"][0], len(histogram["left"][0])) == (100, 7)
    messages = store.table("message", runs=ODD)
    assert messages.loc[messages["tag"] == "alert", "level"].tolist() == ["info", "warning"]
    assert "line ü" in messages.loc[messages["tag"] == "console/out", "value"].tolist()


def test_repository_is_only_read(repo: Path, import_runs: Any) -> None:
    before = hashes(repo), sorted(path.name for path in repo.rglob("*"))
    import_runs(repo, "out")

    assert (hashes(repo), sorted(path.name for path in repo.rglob("*"))) == before
    assert all(not path.name.startswith(".") for path in (repo.parent / "out").iterdir())


def test_run_that_is_there_stays_unless_asked_for_again(repo: Path, import_runs: Any) -> None:
    import_runs(repo, "out")
    before = hashes(repo.parent / "out")
    held = json.loads((repo / ".aim" / "runs.json").read_text(encoding="utf-8"))
    held[TINY]["name"] = "renamed"
    (repo / ".aim" / "runs.json").write_text(json.dumps(held), encoding="utf-8")

    assert "there already" in import_runs(repo, "out").stderr
    assert hashes(repo.parent / "out") == before
    assert import_runs(repo, "out", "--again").returncode == 0
    facts = open_runs(repo.parent / "out").lineage().set_index("run")
    assert facts.loc[TINY, "run.name"] == "renamed"


def test_damaged_run_leaves_the_others(repo: Path, import_runs: Any) -> None:
    held = json.loads((repo / ".aim" / "runs.json").read_text(encoding="utf-8"))
    series = {"dtype": "float", "rows": [["x", "y", None, "z"]]}
    held[TINY]["traces"] = {"0": {"loss": series}}
    held[TINY]["contexts"] = {"0": {}}
    (repo / ".aim" / "runs.json").write_text(json.dumps(held), encoding="utf-8")
    done = import_runs(repo, "out")

    assert done.returncode == 1
    assert f"{TINY}: ValueError" in done.stderr
    assert sorted(open_runs(repo.parent / "out").runs()["run"]) == sorted(held.keys() - {TINY})
    assert sorted(path.name for path in (repo.parent / "out").iterdir()) == sorted(
        held.keys() - {TINY}
    )


def test_run_that_goes_on_has_no_end(repo: Path, import_runs: Any) -> None:
    held = json.loads((repo / ".aim" / "runs.json").read_text(encoding="utf-8"))
    held[TINY]["ended"] = None
    (repo / ".aim" / "runs.json").write_text(json.dumps(held), encoding="utf-8")
    import_runs(repo, "out")

    runs = open_runs(repo.parent / "out").runs().set_index("run")
    assert runs.loc[TINY, "status"] == "stopped"  # its newest record is from long ago


def test_what_is_missing_is_told_in_a_line(repo: Path, import_runs: Any) -> None:
    nothing = import_runs(repo.parent / "nowhere", "out")
    assert (nothing.returncode, nothing.stderr.count("\n")) == (2, 1)
    without = import_runs(repo, "out", aim=False)
    assert (without.returncode, without.stderr.count("\n")) == (2, 1)
    assert "run it with the one that has Aim" in without.stderr


def test_checksums_are_those_of_the_format() -> None:
    generator = np.random.default_rng(35)
    for length in (0, 1, 255, 4095, 4096, 4097, 70_000):
        data = generator.bytes(length)
        assert script.crc32c(data) == crc32c(data)
