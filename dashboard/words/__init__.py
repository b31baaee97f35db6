"""What the pages say, in the language of whoever asks: English words are the keys.

Tags, names of runs and everything else that comes from files stays as it is.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

from flask import has_request_context, request

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flask import Response

LANGUAGES = {"en": "English", "zh": "中文"}
COOKIE = "insight-lang"
_TABLES = {"zh": "dashboard.words.chinese"}


def say(text: str, **values: object) -> str:
    """`text` in the language of the request, its `{names}` filled in.

    A text that has no translation is said in English: a contract test finds it.

    >>> say("{count} runs", count=3)
    '3 runs'
    """
    said = words(language()).get(text, text)
    return said.format(**values) if values else said


def language() -> str:
    """The language of the request: the one chosen, else the one that the browser prefers."""
    if not has_request_context():
        return "en"
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return request.accept_languages.best_match(list(LANGUAGES), "en")


def remember(response: Response) -> Response:
    """Let a language that the address asks for, as in `?lang=zh`, hold until the browser closes.

    The page itself brings the cookie: a browser asks for scripts before the first of them runs.
    """
    asked = request.args.get("lang")
    if asked in LANGUAGES and request.method == "GET":
        response.set_cookie(COOKIE, asked, samesite="Strict")
    return response


@cache
def words(language: str) -> Mapping[str, str]:
    """Every English text with its translation; nothing for English itself."""
    if language not in _TABLES:
        return {}
    package = importlib.import_module(_TABLES[language])
    found: dict[str, str] = {}
    for module in pkgutil.iter_modules(package.__path__):
        found |= importlib.import_module(f"{package.__name__}.{module.name}").WORDS
    return found
