"""Every file of tests is in one shard, and the last shards are short."""

from __future__ import annotations

from collections import Counter

import pytest

from tools.budgets import Budget, budgets, files_of_tests
from tools.shards import LEAST_S, shards

ROWS = [Budget("tests/a", 100), Budget("tests/b", 40), Budget("tests/web", 200, waits=True)]
FILES = [f"tests/{folder}/test_{n}.py" for folder in ("a", "b", "web") for n in range(20)]


def test_every_file_of_this_checkout_is_in_exactly_one_shard() -> None:
    dealt = Counter(path for shard in shards(files_of_tests(), budgets()) for path in shard.files)

    assert sorted(dealt) == files_of_tests()
    assert set(dealt.values()) == {1}


def test_every_folder_of_this_checkout_has_its_seconds_in_the_shards() -> None:
    rows, dealt = budgets(), shards(files_of_tests(), budgets())

    assert {folder for shard in dealt for folder in shard.folders} <= {row.path for row in rows}
    assert sum(shard.seconds for shard in dealt) == pytest.approx(sum(row.seconds for row in rows))


def test_what_waits_is_never_in_a_shard_with_what_computes() -> None:
    for shard in shards(FILES, ROWS):
        assert {path.startswith("tests/web/") for path in shard.files} == {shard.waits}


def test_what_runs_on_several_processes_is_in_one_shard() -> None:
    one = "tests/engine/nn/cell/test_staged.py"
    (found,) = (s for s in shards(files_of_tests(), budgets()) if one in s.files)

    assert {"tests/engine/ops/test_collectives_on_ranks.py", one} < set(found.files)
    assert len(found.files) > 15
    assert found.waits


def test_first_shard_is_long_and_the_last_ones_short() -> None:
    found = [shard.seconds for shard in shards(FILES, ROWS) if not shard.waits]

    assert found[0] == pytest.approx(35)
    assert max(found[1:]) <= found[0]
    assert found[-1] <= LEAST_S + 5


def test_files_of_a_folder_stay_together() -> None:
    (first, *_) = (shard for shard in shards(FILES, ROWS) if not shard.waits)

    assert first.folders == ["tests/a"]
    assert first.name == "tests/a"


def test_shard_is_called_by_its_first_folder() -> None:
    rows = [Budget(f"tests/{name}", 1) for name in "abc"]
    (shard,) = shards([f"tests/{name}/test_x.py" for name in "abc"], rows)

    assert shard.name == "tests/a and 2 more"


def test_same_files_are_dealt_in_the_same_way() -> None:
    assert shards(FILES, ROWS) == shards(reversed(FILES), ROWS)


def test_file_without_a_budget_is_named() -> None:
    with pytest.raises(LookupError, match=r"tests/new/test_x\.py has no budget\. Hint: give"):
        shards(["tests/new/test_x.py"], ROWS)
