"""The battery: whole values leave a text, and the rest of it can be read."""

from __future__ import annotations

import pytest

from insight.masking import Masking, masked, masked_arguments
from tests.every_case import every
from tests.insight.masking.battery import (
    COMMANDS,
    HARMLESS,
    PLAIN_SETTINGS,
    SECRETS,
    SETTINGS,
)

MARKS = ["", "+", "-", " "]  # of lines, as in a diff


def named(secrets):
    return [pytest.param(one, id=one.text) for one in secrets]


def written(text, mark):
    return "".join(f"{mark}{line}" for line in text.splitlines(keepends=True))


def test_battery_has_hundreds_of_texts_and_many_that_stay():
    assert len(SECRETS) >= 500
    assert len(HARMLESS) >= 150


@every("secret", named(SECRETS))
def test_whole_secret_leaves_the_text_and_the_rest_stays(secret):
    for mark in MARKS:
        shown = masked(written(secret.text, mark))

        assert "***" in shown, shown
        assert [one for one in secret.gone.split() if one in shown] == [], shown
        assert secret.stays in shown, shown


@every("text", HARMLESS)
def test_text_without_a_secret_stays_as_it_is(text):
    for mark in MARKS:
        assert masked(written(text, mark)) == written(text, mark)


@every("secret", named(SECRETS))
def test_what_is_masked_already_is_masked_no_further(secret):
    shown = masked(secret.text)

    assert masked(shown) == shown


@every("words, shown", COMMANDS)
def test_words_of_a_command_are_masked_and_the_others_stay(words, shown):
    assert masked_arguments(words) == shown


@every("name, value, shown", SETTINGS)
def test_setting_is_masked_by_its_name_or_by_what_it_holds(name, value, shown):
    assert Masking().setting(name, value) == shown


@every("name, value", PLAIN_SETTINGS)
def test_setting_that_is_no_secret_stays(name, value):
    kept = Masking().setting(name, value)

    assert kept == value
    assert type(kept) is type(value)
