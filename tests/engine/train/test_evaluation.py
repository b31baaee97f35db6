"""An evaluation feeds each metric with the outputs it wants."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Tensor
from engine.metrics import MAE, Loss
from engine.train.evaluation import USUAL_INDEXES, Evaluation

OUTPUTS = (Tensor([4.0]), Tensor([1.0, 2.0]), Tensor([1.0, 4.0]))


def results(
    metrics: dict[str, Any], indexes: list[int] | None, outputs: Any = OUTPUTS
) -> dict[str, Any]:
    evaluation = Evaluation(metrics, indexes)
    evaluation.clear()
    evaluation.update(outputs)
    return evaluation.results()


def test_loss_gets_the_loss_and_others_prediction_and_label() -> None:
    assert results({"loss": Loss(), "mae": MAE()}, USUAL_INDEXES) == {"loss": 4.0, "mae": 1.0}


def test_indexes_say_where_they_stand() -> None:
    turned = (OUTPUTS[2], OUTPUTS[0], OUTPUTS[1])

    assert results({"loss": Loss(), "mae": MAE()}, [1, 2, 0], turned) == {"loss": 4.0, "mae": 1.0}


def test_metric_with_indexes_of_its_own_chooses_from_what_it_gets() -> None:
    assert results({"mae": MAE().set_indexes([1, 0])}, USUAL_INDEXES) == {"mae": 1.0}
    assert results({"mae": MAE().set_indexes([1, 2])}, None) == {"mae": 1.0}


def test_one_tensor_is_one_output() -> None:
    assert results({"loss": Loss()}, None, Tensor([2.0])) == {"loss": 2.0}


def test_average_loss_is_kept_for_fit_and_begins_anew() -> None:
    evaluation = Evaluation({"mae": MAE()}, USUAL_INDEXES, keeps_loss=True)
    evaluation.update((Tensor([9.0]), *OUTPUTS[1:]))
    evaluation.clear()
    evaluation.update(OUTPUTS)
    found = evaluation.results()

    assert evaluation.further_results(found) == {"eval_results": {"mae": 1.0, "eval_loss": 4.0}}


def test_nothing_more_is_kept_for_an_evaluation_alone() -> None:
    assert Evaluation({"mae": MAE()}, USUAL_INDEXES).further_results({"mae": 1.0}) == {}


def test_too_few_outputs_are_refused() -> None:
    with pytest.raises(ValueError, match="2 outputs of the evaluation network"):
        results({"mae": MAE()}, USUAL_INDEXES, OUTPUTS[:2])


def test_outputs_that_are_no_tensors_are_refused() -> None:
    with pytest.raises(TypeError, match="a network that returns tensors"):
        results({"mae": MAE()}, USUAL_INDEXES, 1.0)
