"""The sample of small and large batches: both runs have their landscapes and their sharpness."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import insight
from insight.tables.store import Store

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
RUNS = ["batch_32", "batch_700"]
FIGURES = ("loss", "eigenvalue_1", "trace", "trace_error", "rise_1.0", "rise_1.0_deviation")


@pytest.fixture(scope="module")
def printed_and_store(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Store]:
    folder = tmp_path_factory.mktemp("batch_size")
    script = str(ROOT / "sample_runs" / "digits_batch_size.py")
    options = ["--epochs", "3", "--samples", "64", "--size", "5"]
    done = subprocess.run(
        [sys.executable, script, "--dir", str(folder), *options],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, insight.open_runs(folder)


def test_both_runs_are_whole_and_differ_in_their_batches(
    printed_and_store: tuple[str, Store],
) -> None:
    store = printed_and_store[1]
    runs = store.runs().set_index("run")

    assert sorted(runs.index) == RUNS
    assert runs.loc[RUNS, "status"].tolist() == ["finished", "finished"]
    assert runs.loc[RUNS, "last_step"].tolist() == [3 * 44, 3 * 2]
    assert store.problems().empty


def test_each_run_has_both_landscapes_of_the_same_samples(
    printed_and_store: tuple[str, Store],
) -> None:
    store = printed_and_store[1]
    surfaces = [surface for run in RUNS for surface in store.surfaces(run)]
    tags = store.table("landscape", runs=RUNS).groupby("run").tag.agg(set)

    assert [one["facts"]["kind"] for one in surfaces] == ["pca", "random"] * 2
    assert len({one["facts"]["model"]["data_sha256"] for one in surfaces}) == 1
    assert all(surface["z"].shape == (5, 5) for surface in surfaces)
    assert tags[RUNS].tolist() == [{"landscape_[1, 3]", "landscape_[3]"}] * 2


def test_sharpness_is_printed_recorded_and_in_the_lineage(
    printed_and_store: tuple[str, Store],
) -> None:
    printed, store = printed_and_store
    rows = {line.rsplit(maxsplit=2)[0]: line.split()[-2:] for line in printed.splitlines()[1:]}
    lineage = store.lineage().set_index("run")

    for name in FIGURES:
        scalars = store.table("scalar", tags=f"sharpness/{name}").set_index("run").value[RUNS]
        told = lineage.loc[RUNS, f"user.sharpness_{name}"].astype(float)
        assert scalars.tolist() == pytest.approx(told.tolist(), rel=1e-6)
        assert [float(number) for number in rows[name]] == pytest.approx(scalars, abs=6e-5)


def test_the_loss_of_the_figures_is_that_where_training_ended(
    printed_and_store: tuple[str, Store],
) -> None:
    store = printed_and_store[1]
    losses = store.table("scalar", tags="sharpness/loss").set_index("run").value

    for run in RUNS:
        for surface in store.surfaces(run):
            if surface["facts"]["kind"] == "pca":
                assert surface["path_loss_true"][-1] == pytest.approx(losses[run], rel=1e-5)
