"""What a tag's name says of its values."""

from __future__ import annotations

import pytest

from insight.lineage.target.objective import direction, objective


@pytest.mark.parametrize(
    "tag",
    [
        *("val/accuracy", "accuracy", "acc", "Acc@1", "acc5", "val_acc", "valAcc", "testacc"),
        *("top_5", "top1-val", "top5", "F1", "f1_score", "macroF1Score", "AUCScore", "eval.bleu"),
        *("episode rewards", "PSNR/test", "recall@10"),
    ],
)
def test_measures_of_which_more_is_better(tag: str) -> None:
    assert direction(tag) == 1


@pytest.mark.parametrize(
    "tag",
    [
        *("loss", "loss/auto", "d_loss", "lossG", "val-losses", "valLoss", "trainloss", "loss2"),
        *("MSE", "rmse", "val.MAE", "perplexity", "ppl", "error_rate", "cost", "L1Loss"),
    ],
)
def test_measures_of_which_less_is_better(tag: str) -> None:
    assert direction(tag) == -1


@pytest.mark.parametrize(
    "tag",
    [
        *("grad_accumulation", "accelerator/memory", "conf1", "lossless", "maeve", "costume"),
        *("learning_rate", "top_10", "top50", "scoreboard/size", "errorbars", "paucity", "", "x"),
        *("weights/f16", "memory f128"),
    ],
)
def test_words_that_only_hold_a_measure_say_nothing(tag: str) -> None:
    assert direction(tag) == 0


@pytest.mark.parametrize("held_out", ["val/loss", "valLoss", "valloss", "loss_test", "dev-loss"])
@pytest.mark.parametrize("other", ["interval/loss", "device.loss", "a/latest loss", "loss/value"])
def test_held_out_measures_come_before_others(held_out: str, other: str) -> None:
    assert objective({other: 3, held_out: 3}) == held_out
    assert objective({other: 3, f"train/{other}": 3}) == other


def test_a_measure_that_most_runs_have_goes_before_one_that_more_have() -> None:
    counts = {"train/loss": 63, "val/loss": 60, "val/accuracy": 60, "test/f1": 40}

    assert objective(counts, 100) == "val/accuracy"
    assert objective(counts, 200) == "train/loss"  # nothing that most have
    assert objective({"lr": 100, "acc": 3}, 100) == "acc"
