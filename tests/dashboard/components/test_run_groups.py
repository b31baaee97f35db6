"""Groups of runs are those of the newest version, also while files grow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import insight
from dashboard.components.run_groups import grouping_of, groupings, groups_of
from dashboard.live import LiveStore
from dashboard.queries.scalars.groups import BETWEEN

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_run_that_comes_while_groups_are_made_has_one_at_the_next_look(
    sample: insight.Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = LiveStore(sample, period_s=0.0)
    read = store.runs

    def outrun() -> Any:
        runs = read()
        if not (tmp_path / "late").exists():
            with insight.SummaryRecord(tmp_path / "late") as record:
                record.log(1, {"loss": 0.5})
            store.refresh()
        return runs

    monkeypatch.setattr(store, "runs", outrun)
    before = groups_of(store, "hyperparameters.learning_rate")

    assert "late" not in before
    assert groups_of(store, "hyperparameters.learning_rate").keys() == {*before, "late"}
    assert "hyperparameters.learning_rate" in groupings(store)
    assert groups_of(store, "no fact") == {}


def test_parameter_that_two_tools_recorded_is_one_to_group_by(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "ours", hyperparameters={"optimizer": "adam"}) as record:
        record.log(1, {"loss": 1.0})
    with insight.SummaryRecord(tmp_path / "other") as record:
        record.add_value("custom_lineage_data", "x", {"optimizer": "sgd"})
        record.record(1)
    store = LiveStore(insight.open_runs(tmp_path))

    assert groups_of(store, "hyperparameters.optimizer") == {"ours": "adam", "other": "sgd"}
    assert "user.optimizer" not in groupings(store)
    assert groups_of(store, "user.optimizer") == {"ours": "", "other": "sgd"}  # of an older link


def inks_of(store: LiveStore, by: str, also: str = "") -> dict[str, Any]:
    return dict(grouping_of(store, by, also).inks)


def write_runs(root: Path, facts: list[dict[str, Any]]) -> LiveStore:
    for number, fact in enumerate(facts):
        with insight.SummaryRecord(root / f"{len(facts)}-{number}", hyperparameters=fact) as record:
            record.log(1, {"loss": 0.5})
    return LiveStore(insight.open_runs(root), period_s=0.0)


def test_new_values_move_no_colour_of_another_group(tmp_path: Path) -> None:
    rate, word = "hyperparameters.rate", "hyperparameters.word"
    store = write_runs(tmp_path, [{"rate": 0.1, "word": "b"}, {"rate": 10.0, "word": "d"}])
    before = inks_of(store, rate), inks_of(store, word)
    store = write_runs(
        tmp_path,
        [{"rate": rate, "word": word} for rate, word in ((1.0, "a"), (0.01, "c"), (99.0, "e"))],
    )
    numbers, words = inks_of(store, rate), inks_of(store, word)

    assert {name: numbers[name] for name in before[0]} == before[0]
    assert {name: words[name] for name in before[1]} == before[1]
    ordered = [numbers[name].ink for name in ("0.01", "0.1", "1", "10", "99")]
    assert ordered == sorted(set(ordered))
    assert all(ink.is_ordered for ink in numbers.values())
    assert len({ink.ink for ink in words.values()}) == 5
    assert not any(ink.is_ordered for ink in words.values())


def test_groups_of_two_facts_have_the_hue_of_the_first_and_the_shade_of_the_second(
    tmp_path: Path,
) -> None:
    store = write_runs(
        tmp_path,
        [{"rate": rate, "batch": batch} for rate in (0.1, 1.0) for batch in (16, 64, 256)]
        + [{"batch": 16}],
    )
    grouping = grouping_of(store, "hyperparameters.rate", "hyperparameters.batch")
    single = inks_of(store, "hyperparameters.rate")
    unknown = f"{BETWEEN}16"

    assert set(grouping.names.values()) == {*grouping.inks, unknown}
    for name, ink in grouping.inks.items():
        assert ink._replace(depth=0.0) == single[name.partition(BETWEEN)[0]]
    depths = [grouping.inks[f"1{BETWEEN}{batch}"].depth for batch in (16, 64, 256)]
    assert depths == sorted(set(depths))
    assert len(set(grouping.inks.values())) == 6
    assert grouping_of(store, "hyperparameters.rate", "hyperparameters.rate").inks == single
    assert grouping_of(store, "", "hyperparameters.rate") == ({}, {})
