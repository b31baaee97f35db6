"""Where masks stand in a command, and what comes in their place."""

from __future__ import annotations

from insight.masking import Masked, masked_arguments, masks_in, with_values

GIVEN = [
    *("python", "train.py", "--token", "a1", "--url=https://me:b2@host/x?token=c3", "--lr", "0.1"),
    *("--api-key=d4", "password=e5"),
]


def test_each_mask_of_a_command_tells_its_option():
    words = masked_arguments(GIVEN)

    assert [(one.word, one.name) for one in masks_in(words)] == [
        (3, "--token"),
        (4, "--url"),
        (4, "--url"),
        (7, "--api-key"),
        (8, "password"),
    ]


def test_values_in_place_of_the_masks_are_the_command_again():
    words = masked_arguments(GIVEN)
    values = dict(zip(masks_in(words), ("a1", "me:b2", "c3", "d4", "e5"), strict=True))

    assert with_values(words, values) == GIVEN


def test_command_without_masks_has_none_and_stays():
    words = ["python", "train.py", "*", "**", "--lr=0.1"]

    assert masks_in(words) == []
    assert with_values(words, {}) == words


def test_mask_by_itself_belongs_to_no_option():
    assert masks_in(["train.py", "https://***@host"]) == [Masked(1, 8, "")]
