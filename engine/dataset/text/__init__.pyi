from .basic_tokenizer import BasicTokenizer
from .choices import (
    JiebaMode,
    NormalizeForm,
    SentencePieceModel,
    SPieceTokenizerLoadType,
    SPieceTokenizerOutType,
)
from .encoding import to_bytes, to_str
from .folding import CaseFold, NormalizeUTF8
from .jieba_tokenizer import JiebaTokenizer
from .lookup import Lookup, ToVectors
from .python_tokenizer import PythonTokenizer
from .regular_expressions import RegexReplace, RegexTokenizer
from .sentence_piece import SentencePieceTokenizer, SentencePieceVocab
from .sequences import AddToken, Ngram, SlidingWindow, Truncate, TruncateSequencePair
from .to_number import ToNumber
from .unicode_tokenizers import UnicodeCharTokenizer, UnicodeScriptTokenizer, WhitespaceTokenizer
from .vectors import CharNGram, FastText, GloVe, Vectors
from .vocab import Vocab
from .wikipedia import FilterWikipediaXML
from .wordpiece import BertTokenizer, WordpieceTokenizer

__all__ = [
    "AddToken",
    "BasicTokenizer",
    "BertTokenizer",
    "CaseFold",
    "CharNGram",
    "FastText",
    "FilterWikipediaXML",
    "GloVe",
    "JiebaMode",
    "JiebaTokenizer",
    "Lookup",
    "Ngram",
    "NormalizeForm",
    "NormalizeUTF8",
    "PythonTokenizer",
    "RegexReplace",
    "RegexTokenizer",
    "SPieceTokenizerLoadType",
    "SPieceTokenizerOutType",
    "SentencePieceModel",
    "SentencePieceTokenizer",
    "SentencePieceVocab",
    "SlidingWindow",
    "ToNumber",
    "ToVectors",
    "Truncate",
    "TruncateSequencePair",
    "UnicodeCharTokenizer",
    "UnicodeScriptTokenizer",
    "Vectors",
    "Vocab",
    "WhitespaceTokenizer",
    "WordpieceTokenizer",
    "to_bytes",
    "to_str",
]
