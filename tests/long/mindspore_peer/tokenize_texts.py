"""Run every operation on texts over many texts, and write what it gives as JSON.

    python tokenize_texts.py (engine | mindspore) FILE [SEED]

Without a seed the texts are those of `TEXTS`; with one they are drawn. Left out is what MindSpore
does to no use: special tokens with capitals folded (the text comes twice), offsets of words that
a vocabulary does not know (there are more of them than tokens), and the letter R
and lines, of which `FilterWikipediaXML` makes nothing and `n`.
"""

from __future__ import annotations

import importlib
import itertools
import json
import random
import sys
from pathlib import Path
from typing import Any

TEXTS = [
    "",
    " ",
    "Welcome to Beijing!",
    "  two  spaces \t and\r\na line ",
    "北京欢迎您，OK？",
    "長風破浪會有時 1368—1644年",
    "日本語のカナｶﾅ と 한국어, 조선",
    "Привет, МИР — Ёлка",
    "ΣΑΣ αβγ ςσ",
    "שלום العربية हिन्दी ไทย",
    "café e\u0301e\u0301 naïve ÅØßẞıİ",
    "q\u0307\u0323 a\u0308\u0323\u0301 \u0301alone",
    "ﬁ ﬂ ½ 2⁵ Ⅷ Ａｂ１ ㎏",
    "😀x👍🏽 👩\u200d💻 🇨🇳",
    "a\x00b\x01c\x1f\x7f\xadd\u200be\ufefff",
    "\u3000a\xa0b\u2028c\u2029d\x85e\x1cf\x0bg",
    "don't stop: [x] {y} (z) #1 $2 a_b-c/d\\e^f~g|h",
    "“quoted” ‘text’ … «és» ¿qué? 、。",
    "[CLS] my [unused1] book [SEP] [UNK][PAD] [MASK [mask]",
    "<b>bold</b> &amp; [[link|label]] 'R' 12 {{x}}\nnext",
    "#REDIRECT [[Main]]",
    "unaffable favorites 世界 é",
    "0x10 -12.5e3 1,000",
]
POOLS = [*TEXTS, "🙂🙃", "ǅ ǆ ŉ ΐ ﬃ", "\u0345\u1fb3 \u1e9e", "𠮷野家 𝔘𝔫𝔦", "កខគ ღვინო ᏣᎳᎩ"]
WORDS = [
    *("[UNK]", "[CLS]", "[SEP]", "[MASK]", "my", "book", "un", "##aff", "##able", "favor", "##ite"),
    *("##s", "to", "welcome", "a", "##b", "é", "e", "北", "京", "世", "!", ",", "1", "##3", "x"),
]


def operators(text: Any) -> dict[str, Any]:
    """The operations by name; `text` is `dataset.text` of either library."""
    vocab = text.Vocab.from_list(WORDS)
    form = text.NormalizeForm
    filtered = text.FilterWikipediaXML()
    found = {
        "CaseFold": text.CaseFold(),
        "FilterWikipediaXML": lambda one: filtered(one.replace("R", "r").replace("\n", " ")),
    }
    for one in form:
        found[f"NormalizeUTF8 {one.name}"] = text.NormalizeUTF8(one)
    found["characters"] = text.UnicodeCharTokenizer(True)
    found["white space"] = text.WhitespaceTokenizer(True)
    for keep in (False, True):
        found[f"scripts keep={keep}"] = text.UnicodeScriptTokenizer(keep, True)
    for keep, preserve in itertools.product((False, True), repeat=2):
        found[f"basic keep={keep} preserve={preserve}"] = text.BasicTokenizer(
            False, keep, form.NFKC if keep else form.NONE, preserve, True
        )
        found[f"basic lower keep={keep}"] = text.BasicTokenizer(True, keep, form.NONE, False, True)
    for lower, unknown in itertools.product((False, True), ("[UNK]", "")):
        found[f"bert lower={lower} unknown={unknown!r}"] = text.BertTokenizer(
            vocab, "##", 100, unknown, lower, False, form.NFC, not lower, False
        )
    for pattern, kept in PATTERNS:
        found[f"cut {pattern} {kept}"] = text.RegexTokenizer(pattern, kept, True)
    for pattern, instead in REPLACED:
        found[f"replace {pattern} {instead}"] = text.RegexReplace(pattern, instead)
    return found


PATTERNS = [
    (r"\s+", r"\s+"),
    (r"[^\p{L}\p{N}]+", ""),
    (r"\p{Han}", r"\p{Han}"),
    (r"(?<=a)|\b", "x"),
    (r"\W+", r"\W+"),
    (r"[\p{Latin}&&[^a-c]]+", "[a-z]+"),
    (r"[[:punct:]--[,.]]", "."),
    (r"(?i)[A-C]+|É", "[a-c]+"),
    (r"\h|\v|\R", r"\v"),
    (r"$", ""),
    (r"x*", "x"),
    (r"\B", ""),
]
REPLACED = [
    (r"\p{Ll}", "_"),
    (r"(\w)(\W)", "$2$1"),
    (r"\p{Cc}|\p{Cf}|\s+", ""),
    (r"[^\x00-\x7F]", "?"),
    (r"(?<first>\d|[一-龥])+", r"<$0\$>"),
    (r"^(?s).", "-"),
    (r"\p{M}", ""),
]


def drawn(seed: int) -> list[str]:
    """Texts of parts of all those, without brackets, which begin special tokens."""
    draw = random.Random(seed)
    letters = "".join(POOLS).replace("[", "")
    return [
        "".join(draw.choice(letters) for _ in range(draw.choice((1, 2, 5, 12, 30)))).rstrip("\0")
        for _ in range(800)
    ]


def results(text: Any, texts: list[str]) -> dict[str, list[Any]]:
    """What each operation gives of each text: arrays as lists, offsets behind the tokens."""
    return {
        name: [_plain(operator(one)) for one in texts] for name, operator in operators(text).items()
    }


def _plain(made: Any) -> Any:
    return [part.tolist() for part in made] if isinstance(made, tuple) else made.tolist()


if __name__ == "__main__":
    module = importlib.import_module(f"{sys.argv[1]}.dataset.text")
    given = drawn(int(sys.argv[3])) if len(sys.argv) > 3 else TEXTS
    lines = [
        f"{json.dumps(name)}:{json.dumps(made, separators=(',', ':'))}"
        for name, made in results(module, given).items()
    ]
    Path(sys.argv[2]).write_text("{" + ",\n".join(lines) + "}\n", "utf-8")
