"""What operations on texts offer to choose from, under the numbers that MindSpore gives them."""

from __future__ import annotations

from enum import IntEnum

__all__ = [
    "JiebaMode",
    "NormalizeForm",
    "SPieceTokenizerLoadType",
    "SPieceTokenizerOutType",
    "SentencePieceModel",
]


class JiebaMode(IntEnum):
    """How `JiebaTokenizer` finds words.

    `MP` by the likeliest way through a dictionary, `HMM` by a hidden Markov model of characters,
    and `MIX` by the model where the dictionary leaves single characters.
    """

    MIX = 0
    MP = 1
    HMM = 2


class NormalizeForm(IntEnum):
    """The normal forms of Unicode (UAX 15), and none."""

    NONE = 0
    NFC = 1
    NFKC = 2
    NFD = 3
    NFKD = 4


class SentencePieceModel(IntEnum):
    """What a model of SentencePiece learns: likely pieces, joined pairs, characters or words."""

    UNIGRAM = 0
    BPE = 1
    CHAR = 2
    WORD = 3


class SPieceTokenizerLoadType(IntEnum):
    """Where a model of SentencePiece comes from: a file, or a `SentencePieceVocab`."""

    FILE = 0
    MODEL = 1


class SPieceTokenizerOutType(IntEnum):
    """What `SentencePieceTokenizer` gives: the pieces, or their numbers."""

    STRING = 0
    INT = 1
