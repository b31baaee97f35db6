"""Which run is best, and by how much it leads."""

from __future__ import annotations

import numpy as np

from insight.lineage.target import Target
from insight.lineage.target.lead import lead_of
from insight.tables.scalar_index import ScalarIndex
from tests.scalar_tables import scalar_table

NOTHING = ScalarIndex(scalar_table())


def judged(direction: int = 1, **scores: float) -> tuple[list[str], Target]:
    values = np.array(list(scores.values()), np.float64)
    return list(scores), Target("metric.acc", "recorded", direction, values)


def test_lead_is_over_the_next_and_the_median_of_runs_with_a_finite_value() -> None:
    lead = lead_of(*judged(a=0.5, b=0.9, c=np.nan, d=0.8, e=np.inf), NOTHING)

    assert lead is not None
    assert (lead.run, lead.value, lead.equal, lead.judged) == ("b", 0.9, [], 3)
    assert (lead.next, lead.median) == (("d", 0.8), 0.8)


def test_next_is_the_first_that_is_worse() -> None:
    lead = lead_of(*judged(-1, c=0.1, b=0.2, a=0.1), NOTHING)

    assert lead is not None
    assert (lead.run, lead.equal, lead.next) == ("a", ["c"], ("b", 0.2))


def test_nobody_leads_without_numbers_or_a_direction() -> None:
    assert lead_of(*judged(a=np.nan), NOTHING) is None
    assert lead_of(*judged(0, a=1.0), NOTHING) is None


def test_step_is_that_of_the_best_value() -> None:
    index = ScalarIndex(scalar_table(("a", "acc", [0.9, 0.5, 0.7, 0.6])))
    lead = lead_of(["a"], Target("acc", "best", 1, np.array([0.7])), index)

    assert lead is not None
    assert (lead.step, lead.next) == (2, None)


def test_a_series_without_steps_has_none_to_tell() -> None:
    table = scalar_table(("a", "acc", [0.7]), ("b", "acc", [0.6]), ("b", "loss", [2.0, 1.0]))
    records = scalar_table(("a", "acc", [0.5, 0.9, 0.7])).assign(step=0)
    target = Target("acc", "best", 1, np.array([0.7, 0.6]))
    lead = lead_of(["a", "b"], target, ScalarIndex(table, records))

    assert lead is not None
    assert (lead.value, lead.step) == (0.7, None)
