from __future__ import annotations

import pytest

from insight.launching.environment import environment_of, rank_of
from insight.record.rank import process_rank


@pytest.mark.parametrize(
    ("count", "cores", "threads"), [(2, 2, "1"), (4, 2, "1"), (2, 9, "4"), (3, 96, "32")]
)
def test_ranks_share_the_cores(count: int, cores: int, threads: str) -> None:
    found = environment_of({}, count, cores)

    assert found["OMP_NUM_THREADS"] == found["OPENBLAS_NUM_THREADS"] == threads
    assert found["MKL_NUM_THREADS"] == threads


def test_numbers_of_threads_that_the_user_set_stay() -> None:
    assert environment_of({"OMP_NUM_THREADS": "8"}, 2, 2)["OMP_NUM_THREADS"] == "8"


def test_rank_does_not_take_itself_for_one_of_another_job() -> None:
    outer = {"RANK": "3", "PMI_RANK": "3", "PMI_FD": "7", "OMPI_COMM_WORLD_RANK": "3", "HOME": "/"}
    found = environment_of(outer, 2, 2)

    assert rank_of(found) is None
    assert process_rank(found | {"PMI_RANK": "1"}) == 1
    assert found["HOME"] == "/"
