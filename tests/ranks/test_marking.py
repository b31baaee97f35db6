from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.ranks import failing, marking, on_ranks
from tests.ranks.marking import Wanted

OWN = [Wanted(failing.__name__, name, 2) for name in ("first", "second", "third")]


def test_body_that_raises_in_one_process_fails_alone(tmp_path, request):
    failing.first(tmp_path, request)
    with pytest.raises(pytest.fail.Exception, match=r"(?s)rank 1:.*get_rank\(\) == 0"):
        failing.second(tmp_path, request)
    failing.third(tmp_path, request)


@pytest.fixture
def items():
    """Tests of this file that were chosen: one that runs here, and two on several processes."""

    def items_of_none(): ...

    def of_two(): ...

    def of_four(): ...

    marked = [on_ranks(2)(of_two), on_ranks(4)(of_four)]
    return [SimpleNamespace(function=one) for one in (items_of_none, *marked)]


def test_those_of_other_files_that_want_as_many_processes_run_in_the_same_job(items, monkeypatch):
    monkeypatch.setattr(marking, "_found", {OWN[1]: ""})
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)

    assert marking._with(OWN[0], items) == [OWN[0], OWN[2], Wanted(__name__, "of_two", 2)]


def test_pytest_that_shares_the_tests_with_others_runs_those_of_the_file_alone(items, monkeypatch):
    monkeypatch.setattr(marking, "_found", {})
    monkeypatch.setenv("PYTEST_XDIST_WORKER", "gw0")

    assert marking._with(OWN[0], items) == OWN
