"""What was masked in a command, from the lines of a file."""

from __future__ import annotations

import pytest

from insight.cli.replaying.masks import asked_values, given_values, read_values
from insight.errors import SummaryValueError
from insight.masking import masked_arguments, masks_in, with_values


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (["train.py", "--token", "a=b # c"], ["# a comment", "--token=a=b # c"]),
        (["train.py", "--api-key=hunter2", "--lr", "1"], ["", "api-key=hunter2"]),
        (["train.py", "--url=https://me:hunter2@host/x"], ["--url=me:hunter2"]),
        (["train.py", "https://me:hunter2@host/x"], ["word 2=me:hunter2"]),
        (["train.py", "--token", "a1", "--token", "b2"], ["--token=a1", "--token=b2"]),
        (["train.py", "--token", " x "], ["other=y", " --token = x "]),
    ],
)
def test_each_line_gives_the_value_of_a_mask(words, lines):
    masked = masked_arguments(words)
    found = given_values(masks_in(masked), [f"{line}\r\n" for line in lines])

    assert masked != words
    assert with_values(masked, found) == words


@pytest.mark.parametrize("lines", [[], ["--token=a1"], ["--tokens=a1", "#--token=b2"], ["--token"]])
def test_what_has_no_line_is_named(lines):
    masks = masks_in(["train.py", "--token", "***", "--token=***", "https://***@host"])
    with pytest.raises(SummaryValueError, match="--token=VALUE and word 5=VALUE, got none"):
        given_values(masks, lines)


def test_prompt_names_the_option_and_the_word_around_the_mask(monkeypatch):
    asked = []
    monkeypatch.setattr("getpass.getpass", lambda prompt, _: asked.append(prompt) or "x")
    words = ["train.py", "--token", "***", "--url=https://***@host\x1b[2J"]
    found = asked_values(masks_in(words), words)

    assert asked == ["--token: ", "--url (--url=https://***@host\ufffd[2J): "]
    assert with_values(words, found)[2:] == ["x", "--url=https://x@host\x1b[2J"]


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"--token=\xff", "a text in UTF-8"), (b"--token=a\0b", "values without a NUL")],
)
def test_file_of_values_that_no_program_can_be_given_is_refused(tmp_path, content, words):
    (tmp_path / "secrets").write_bytes(content)
    masks = masks_in(["train.py", "--token", "***"])

    with pytest.raises(SummaryValueError, match=f"--secrets-from expected {words}"):
        read_values(masks, str(tmp_path / "secrets"))
