from __future__ import annotations

import pytest

from insight.sources import Folder, FoundRun
from insight.sources.rank_folders import BEGIN_WITHIN_S, joined_ranks, rank_folders

SECONDS = 1_700_000_000


def event_file(rank: int | None, seconds: int = SECONDS, suffix: str = "_MS") -> str:
    device = "" if rank is None else f"{rank}."
    return f"events.out.events.summary.{seconds}.{device}host{suffix}"


def folder(run: str, *names: str) -> Folder:
    return Folder(f"/runs/{run}", run, sorted(names))


def joined(*folders: Folder) -> dict[str, str]:
    """The run that each folder belongs to, where that is another one than its own."""
    return {run: owner.run for run, owner in rank_folders(folders).items()}


@pytest.mark.parametrize(
    "name",
    [
        *("summary_dir{}", "summary_{}", "rank_{}", "rank{}", "rank_{}/summary"),
        *("job/train_parallel{}/summary", "mlp_rank-{}", "Rank.{}"),
    ],
)
def test_folders_of_the_ranks_of_one_training_are_one_run(name: str) -> None:
    ranks = [folder(name.format(rank), event_file(rank)) for rank in range(11)]

    assert joined(*ranks) == {name.format(rank): name.format(0) for rank in range(1, 11)}


def test_lowest_rank_that_recorded_names_the_run() -> None:
    assert joined(*(folder(f"rank_{rank}", event_file(rank)) for rank in (7, 3))) == {
        "rank_7": "rank_3"
    }


@pytest.mark.parametrize("name", ["run_{}", "trial{}", "seed_{}", "frank_{}", "device_{}", "{}"])
def test_numbered_folders_of_a_sweep_stay_a_run_each(name: str) -> None:
    assert not joined(*(folder(name.format(rank), event_file(rank)) for rank in range(3)))


def test_folders_whose_files_say_another_rank_stay_a_run_each() -> None:
    alone = [folder(f"summary_{number}", event_file(0)) for number in range(3)]
    of_old = [folder(f"rank_{number}", event_file(None)) for number in range(3)]

    assert not joined(*alone, *of_old)


def test_one_folder_that_does_not_fit_leaves_all_alone() -> None:
    ranks = [folder(f"summary_{rank}", event_file(rank)) for rank in range(3)]

    assert not joined(*ranks, folder("summary_3", event_file(0)))
    assert not joined(*ranks, folder("summary_01", event_file(1)))
    assert not joined(*ranks[:2], folder("summary_2", event_file(2), event_file(1)))


def test_folders_that_began_at_other_times_stay_a_run_each() -> None:
    first = folder("rank_0", event_file(0))

    assert not joined(first, folder("rank_1", event_file(1, SECONDS + BEGIN_WITHIN_S + 1)))
    assert joined(first, folder("rank_1", event_file(1, SECONDS + BEGIN_WITHIN_S)))


def test_trainings_of_a_sweep_that_follow_each_other_stay_a_run_each() -> None:
    sweep = [
        folder(f"summary_{number}", event_file(number, SECONDS + 90 * number))
        for number in range(3)
    ]

    assert not joined(*sweep)


def test_folders_are_a_run_each_where_somebody_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INSIGHT_RANK_FOLDERS", "off")

    assert not joined(*(folder(f"rank_{rank}", event_file(rank)) for rank in range(3)))


def test_ranks_that_went_on_later_are_one_run_still() -> None:
    later = SECONDS + 9 * BEGIN_WITHIN_S
    folders = [folder(f"rank_{r}", event_file(r), event_file(r, later)) for r in range(2)]

    assert joined(*folders) == {"rank_1": "rank_0"}


def test_each_trial_of_parallel_trainings_is_one_run() -> None:
    folders = [
        folder(f"rank_{rank}/lr_{trial}", event_file(rank, SECONDS + 99_999 * trial))
        for rank in range(2)
        for trial in range(2)
    ]

    assert joined(*folders) == {"rank_1/lr_0": "rank_0/lr_0", "rank_1/lr_1": "rank_0/lr_1"}


def test_folders_without_event_files_do_not_count() -> None:
    ranks = [folder(f"rank_{rank}", event_file(rank)) for rank in range(2)]

    assert joined(*ranks, folder("rank_2", "notes.txt"), folder("rank_x", event_file(0)))


def test_files_of_other_ranks_are_found_beside_the_folder_of_the_lowest() -> None:
    folders = [folder(f"job/rank_{rank}/summary", event_file(rank)) for rank in range(2)]
    found = [FoundRun(f.run, f, f.names, dict.fromkeys(f.names, i)) for i, f in enumerate(folders)]
    other = FoundRun("job/eval", folder("job/eval", "a"), ["a"])

    run, alone = joined_ranks([*found, other], rank_folders(folders))

    beside = f"../../rank_1/summary/{event_file(1)}"
    assert alone is other
    assert (run.run, run.folder.path) == ("job/rank_0/summary", "/runs/job/rank_0/summary")
    assert run.files == [beside, event_file(0)]
    assert run.ranks == {event_file(0): 0, beside: 1}
    assert run.folder.file(beside) == f"/runs/job/rank_1/summary/{event_file(1)}"


def test_what_only_another_rank_has_belongs_to_the_run() -> None:
    folders = [folder(f"rank_{rank}", event_file(rank), "p.json") for rank in range(2)]
    only = FoundRun("rank_1", folders[1], ["p.json"])

    (run,) = joined_ranks([only], rank_folders(folders))

    assert (run.run, run.files) == ("rank_0", ["../rank_1/p.json"])
    assert run.folder.file("../rank_1/p.json") == "/runs/rank_1/p.json"
