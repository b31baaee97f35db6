"""Cards stand in the section of their tag's prefix."""

from __future__ import annotations

import json

from dash._utils import to_json

from dashboard.components.chart_card import card_sections


def cards_of(sections: list) -> dict[str, list[str]]:
    found = {}
    for section in json.loads(to_json(sections)):
        summary, cards = section["props"]["children"]
        name = summary["props"]["children"][1]["props"]["children"]
        found[name] = [card["props"]["data-tag"] for card in cards["props"]["children"]]
    return found


def test_prefix_makes_the_section() -> None:
    tags = {"train/loss": 1, "val/loss": 1, "train/lr": 1, "epoch": 1, "loss/auto": 1}

    assert cards_of(card_sections(tags, "Scalar", "Scalars")) == {
        "Scalars": ["epoch", "loss/auto"],
        "train": ["train/loss", "train/lr"],
        "val": ["val/loss"],
    }


def test_what_more_runs_have_stands_first_and_layer_2_before_layer_10() -> None:
    tags = {f"conv/layer{number}": 3 for number in (10, 2, 1)} | {"Bias/b": 1, "all/a": 3}
    found = cards_of(card_sections(tags | {"conv/extra": 1}, "Histograms of", "Parameters"))

    assert list(found) == ["all", "conv", "Bias"]
    assert found["conv"] == ["conv/layer1", "conv/layer2", "conv/layer10", "conv/extra"]


def test_tag_stands_on_the_card_exactly_as_in_the_file() -> None:
    tag = '<b>"&'

    assert cards_of(card_sections({tag: 2}, "Scalar", "Scalars")) == {"Scalars": [tag]}


def test_card_says_in_whole_words_how_many_runs_it_shows() -> None:
    told = to_json(card_sections({"loss": 1, "accuracy": 2_000}, "Scalar", "Scalars"))

    assert '"Scalar loss, 1 run"' in told
    assert '"Scalar accuracy, 2,000 runs"' in told
