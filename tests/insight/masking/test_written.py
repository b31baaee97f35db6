from __future__ import annotations

import logging

import pytest

from insight import SummaryRecord, open_runs
from insight.masking import settings
from insight.masking.parts import AT_ONCE
from insight.masking.written import masked_writing

LONG = "and so the author went on about keys, " * 1000


@pytest.fixture(autouse=True)
def nothing_told(monkeypatch):
    monkeypatch.setattr(settings, "_TOLD", set())


def recorded(folder, text, **options):
    with SummaryRecord(folder / "a", **options) as record:
        record.log(1, {"samples": text})
    return open_runs(folder).value("text", "a", "samples", 1)


@pytest.mark.parametrize(
    "text", ["", "a", LONG, "x" * 50_000, f"one\n{LONG}\ntwo\n", "a b " * 9000]
)
def test_texts_without_secrets_stay_as_they_are(text):
    assert masked_writing(text) == text


@pytest.mark.parametrize("at", [10, 1000])
def test_a_secret_within_a_long_line_goes_alone(at):
    words = LONG.split(", ")
    words.insert(at, "password = S3CRET")
    text = ", ".join(words)

    assert masked_writing(text) == text.replace("S3CRET", "***")


KEY = r"-----BEGIN PRIVATE KEY-----\n" + "MIIEvQIBADANBgkq" * 80 + r"\n-----END PRIVATE KEY-----"


@pytest.mark.parametrize(
    ("before", "secret"),
    [
        ("password = ", "S3CRET"),
        ("--db-password ", "S3CRET"),
        ('"password": ', f'"{"correct horse " * 50}"'),
        ("kept: ", KEY),
    ],
)
@pytest.mark.parametrize("end", [" and so on.", "\nand so on."])
def test_a_secret_is_found_wherever_a_long_line_is_cut(before, secret, end):
    filler = "and so on, " * 1800
    width = len(before) + len(secret)
    places = range(AT_ONCE - width - 12, AT_ONCE + 12, 1 + width // 30)
    leaked = [
        at
        for at in places
        if secret[-20:-2] in masked_writing(f"{filler[:at]} {before}{secret}{end * 90}")
    ]

    assert leaked == []


@pytest.mark.parametrize("before", ["", "and so on, " * 1489, "word " * 3276 + "xxxx"])
def test_a_secret_that_is_longer_than_a_piece_ends_the_search(before):
    text = f"{before} --password {'A' * 40_000} and so on."

    assert "AA" not in masked_writing(text)


def test_a_line_without_blanks_keeps_none_of_many_secrets():
    text = ",".join(f"password{at}=S3CRET{at}" for at in range(3000))

    assert "S3CRET" not in masked_writing(text)


def test_a_text_is_recorded_without_its_secrets(tmp_path, caplog):
    with caplog.at_level(logging.WARNING, "insight.record"):
        found = recorded(tmp_path, "optimizer: adam\napi_key: S3CRET\n")

    assert found == "optimizer: adam\napi_key: ***\n"
    assert "in the text samples is recorded as ***" in caplog.text
    assert "unmasked=['samples']" in caplog.text


def test_a_text_that_is_said_to_hold_none_is_recorded_whole(tmp_path, caplog):
    found = recorded(tmp_path, "api_key: fake", unmasked=["samples"])

    assert found == "api_key: fake"
    assert not caplog.records
