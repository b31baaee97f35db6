"""The residual net, the LSTM and the GAN of the sample runs train, and their runs can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

import insight
from sample_runs import digits_gan, digits_resnet, harbour_lstm


def test_residual_net_learns_from_changed_pictures(tmp_path: Path) -> None:
    accuracy = digits_resnet.train(str(tmp_path), epochs=2)

    runs = insight.open_runs(tmp_path)
    assert accuracy > 0.5
    assert runs.lineage()["metric.accuracy"].tolist() == pytest.approx([accuracy])
    assert not runs.table("image").empty


def test_lstm_learns_more_than_how_often_characters_occur(tmp_path: Path) -> None:
    bits, text = harbour_lstm.train(str(tmp_path), epochs=2)

    assert bits < 4.1  # by their counts alone 4.17
    assert text.startswith("The woman ")
    assert insight.open_runs(tmp_path).problems().empty


def test_gan_records_losses_and_drawings_of_each_epoch(tmp_path: Path) -> None:
    precision, recall = digits_gan.train(str(tmp_path), epochs=2)

    runs = insight.open_runs(tmp_path)
    scalars = runs.table("scalar")
    assert 0 <= min(precision, recall) <= 1
    assert sorted(scalars.tag.unique()) == ["loss/discriminator", "loss/generator"]
    assert scalars.step.unique().tolist() == [28, 56]
    assert runs.table("image").step.tolist() == [28, 56]


def test_drawings_are_judged_by_their_neighbours() -> None:
    digits = digits_gan.digits()

    assert min(digits_gan.judged(digits[::2], digits[1::2])) > 0.85
    assert max(digits_gan.judged(-digits, digits)) < 0.1
