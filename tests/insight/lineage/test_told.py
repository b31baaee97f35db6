from __future__ import annotations

from insight.format.messages import EvaluationLineage
from insight.lineage.told import ToldFact
from insight.sources import ChangingFacts, Fact


def test_message_is_not_held_behind_what_it_says() -> None:
    message = EvaluationLineage(metric='{"accuracy": 0.5}')

    told = ToldFact(Fact("file", "eval_lineage", 1.0, message))

    assert told.read() == {"metric.accuracy": 0.5}
    assert told.fact == Fact("file", "eval_lineage", 1.0, None)


def test_facts_are_the_same_dict_until_they_change() -> None:
    growing = ChangingFacts()
    told = ToldFact(Fact("file", "named", 1.0, growing))
    first = told.read()
    assert first == {}
    assert told.read() is first

    growing.become({"hyperparameters.rate": 0.5})

    assert told.read() == {"hyperparameters.rate": 0.5}
    assert told.read() is told.read()
