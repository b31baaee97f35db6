"""What is said of the font that is served: its letters, its size, its licence."""

from __future__ import annotations

import re

from dashboard.words import words
from tools.chinese_font import FONT, ROOT, WIDE, characters


def test_letters_are_those_of_the_first_level_and_of_our_words() -> None:
    letters = characters()

    assert sum("\u4e00" <= one <= "\u9fff" for one in letters) >= 3_755
    assert {one for one in "".join(words("zh").values()) if one >= WIDE} <= set(letters)


def test_size_that_is_told_is_that_of_the_file_and_its_licence_lies_beside_it() -> None:
    size = FONT.stat().st_size
    decision = (ROOT / "decisions" / "0033-letters-of-chinese.md").read_text("utf-8")
    page = (ROOT / "docs" / "dashboard.md").read_text("utf-8")

    assert f"which is {size:,} bytes" in " ".join(decision.split())
    assert re.findall(r"(\d+) kB of Noto Sans SC", page) == [str(size // 1000)]
    assert "SIL Open Font License" in (FONT.parent / "noto-sans-sc-LICENSE.txt").read_text("utf-8")
