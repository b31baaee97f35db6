"""What is kept of texts that may hold secrets: everything but those.

A value is taken for a secret by the name that it is given (`--token x`, `password = "x"`), or by
its own look (a private key, the tokens of well-known hosts, a password in a URL). Rather one word
too many is masked than one too few.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .forms import MASK, without_values

if TYPE_CHECKING:
    from collections.abc import Iterator

_SECRET_WORDS = frozenset(
    (
        *("token", "secret", "secrets", "password", "passwd", "pwd", "passphrase", "credential"),
        *("credentials", "apikey", "auth", "authorization", "bearer", "cookie", "dsn"),
    )
)
_KEYS = frozenset(("api", "access", "private", "secret", "account", "encryption", "signing", "enc"))
# Of language models: `pad_token` is a word of a text.
_TOKENS_OF_TEXTS = frozenset(("pad", "eos", "bos", "unk", "mask", "sep", "cls", "image", "end"))
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")

_KEY = re.compile(
    r"-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----(?:[^-]|-(?!----END))*"
    r"(?:-----END [A-Z ]{0,20}PRIVATE KEY-----)?"
)
_LOOKS = re.compile(
    r"\b(?:ghp|gho|ghu|ghs|ghr|glpat|github_pat|hf|npm|pypi|xox[abprs]|sk|rk|pk|wandb)"
    r"[_-]\w[\w-]{14,}"
    r"|\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"
    r"|\bAIza[\w-]{30,}"
    r"|\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*"
    r"|(?i:\bbearer +)[\w.~+/=-]{8,}"
    r"|(?i:\bauthorization['\"]?\s{0,4}[:=,]\s{0,4}['\"]?(?:basic|token|apikey) +)[\w.~+/=-]{4,}"
)
# The second form is for passwords that hold what an address may not.
_IN_URL = re.compile(
    r"(\b[a-zA-Z][\w+.-]{0,30}://)"
    r"(?:[^\s/'\"]{1,500}@|[^\s/@:'\"]{0,200}:(?!\d{1,5}(?:[/?#'\"]|$))[^\s]{1,500}@)"
)
_QUERY = re.compile(r"([?&])([\w.-]{1,80})=([^&\s'\"#]{1,2000})")
_ASSIGNED = re.compile(
    r"""(?<![\w.])(?P<name>['"]?[A-Za-z_][\w.-]{0,100}['"]?\]?)
        (?P<sign>\s{0,20}(?::(?:\s{0,4}[A-Za-z][\w.\[\]|\ ]{0,60}=)?|=)\s{0,20}
            (?:[rbuf]{0,2}(?=['"]))?)
        (?P<value>"{3}[^"]{0,2000}"{3}|'{3}[^']{0,2000}'{3}|"(?:[^"\\\n]|\\.)*"
            |'(?:[^'\\\n]|\\.)*'|[^\s'"(){}\[\],;]{1,4000}(?=['"`<]|\s*(?:[,;}\#]|$)))""",
    re.VERBOSE | re.MULTILINE,
)
_NAMED = re.compile(  # what `_ASSIGNED` begins with
    r"(?<![\w.])(?P<name>['\"]?[A-Za-z_][\w.-]{0,100}['\"]?\]?)(?=\s{0,20}[:=])"
)
# What a shell sets for one command (`TOKEN=x python train.py`), and a command's option.
_IN_SHELL = re.compile(
    r"(?<![\w.-])(?P<name>[A-Z][A-Z0-9_]{0,100}=|--[A-Za-z][\w-]{0,100} )[^\s'\"=$(){}\[\],;-]"
    r"[^\s'\"]{0,2000}"
)
# Python runs nothing else while it searches a text: a long one is searched in parts.
_AT_ONCE = 16_384
_LINES = 100
_MOST_LINES = 500
_OPEN = ("(", "[", "{", "=", ":", ",", "\\", "|", ">", "-", "+", '"', "'")
_LONGEST_LINE = 20_000  # of what people write; a longer one is searched for words alone
_HINT = re.compile(
    r"token|secret|pass|pwd|credential|key|auth|bearer|cookie|dsn|login|sign_in|-u|--(?:proxy-)?user",
    re.IGNORECASE,
)
_SECRET_FILE = re.compile(
    r"(?:^|/)(?:[^/]*\.env|\.env[^/]*|\.netrc|\.pgpass|\.npmrc|\.pypirc|\.htpasswd|\.git-credentials"
    r"|id_(?:rsa|dsa|ecdsa|ed25519)|[^/]*\.(?:pem|key|p12|pfx|keystore|jks|kdbx))$",
    re.IGNORECASE,
)
_HARMLESS = frozenset(("none", "true", "false", "null", "str", "int", "bytes", "float", "bool"))


def is_secret_name(name: str) -> bool:
    """Whether what goes by a name is to be masked.

    >>> [is_secret_name(name) for name in ("--api-key", "dbPassword", "HF_TOKEN", "auth")]
    [True, True, True, True]
    >>> [is_secret_name(name) for name in ("max_tokens", "tokenizer", "pad_token", "key", "author")]
    [False, False, False, False, False]

    """
    words = [word.casefold() for word in _WORD.findall(name)]
    for before, word in zip(["", *words], words, strict=False):
        if word == "key" and before in _KEYS:
            return True
        if word in _SECRET_WORDS and not (word == "token" and before in _TOKENS_OF_TEXTS):
            return True
    return False


def is_secret_file(name: str) -> bool:
    """Whether files of such a name hold secrets by custom: they are kept nowhere.

    >>> [is_secret_file(name) for name in (".env", "deploy/prod.env", ".env.local", "env.py")]
    [True, True, True, False]
    """
    return _SECRET_FILE.search(name) is not None


def masked(text: str) -> str:
    """A text without what looks like a secret, or is assigned to a name that says so.

    >>> masked('password = "hunter2"; url = "https://me:pw@host/x?token=a1&page=2"')
    'password = "***"; url = "https://***@host/x?token=***&page=2"'
    >>> masked("-DB_SECRET=abc")
    '-DB_SECRET=***'

    """
    if len(text) > _AT_ONCE:
        lines = [_bounded(line) for line in _KEY.sub(MASK, text).splitlines(keepends=True)]
        return "".join(map(_masked, _groups(lines)))
    return _masked(_KEY.sub(MASK, text))


def _groups(lines: list[str]) -> Iterator[str]:
    """The lines, some at a time; cut where no value seems to go on in the next line."""
    begin = quotes = 0
    for index, line in enumerate(lines):
        quotes += line.count('"' * 3) + line.count("'" * 3)
        count, after = index + 1 - begin, lines[index + 1 : index + 2]
        is_long = len(line) + sum(map(len, after)) > _LONGEST_LINE  # those are searched alone
        goes_on = not is_long and after and (quotes % 2 or _goes_on(line, after[0]))
        if is_long or count == _MOST_LINES or (count >= _LINES and not goes_on):
            yield "".join(lines[begin : index + 1])
            begin, quotes = index + 1, 0
    yield "".join(lines[begin:])


def _goes_on(line: str, after: str) -> bool:
    return line.rstrip().endswith(_OPEN) or _margin(after) > _margin(line)


def _margin(line: str) -> int:
    return len(line) - len(line.lstrip("+- \t"))


def _bounded(line: str) -> str:
    """A line; of one that is too long to be searched for names, and may have some, its mask."""
    if len(line) <= _LONGEST_LINE or not _HINT.search(line):
        return line
    return f"{line[:1]}{MASK}\n" if line.endswith("\n") else f"{line[:1]}{MASK}"


def _masked(text: str) -> str:
    shown = _LOOKS.sub(MASK, text)
    shown = _IN_URL.sub(rf"\1{MASK}@", shown)
    if not _HINT.search(shown):
        return shown
    shown = without_values(shown, is_secret_name)
    shown = _QUERY.sub(_without_query, shown)
    shown = _without_assigned(shown)
    return _IN_SHELL.sub(_without_word, shown)


def _without_query(match: re.Match[str]) -> str:
    return f"{match[1]}{match[2]}={MASK}" if is_secret_name(match[2]) else match[0]


def _without_assigned(text: str) -> str:
    """A text in which no secret name is assigned a value.

    Only behind such a name a value is looked for: in `a:b:c:…` the value of each name is the rest.
    """
    parts, begin, at = [], 0, 0
    while named := _NAMED.search(text, at):
        at = named.end()
        is_secret = is_secret_name(named["name"])
        found = _ASSIGNED.match(text, named.start()) if is_secret else None
        if found is not None:
            parts += [text[begin : found.start()], _without_value(found)]
            begin = at = found.end()
    return "".join([*parts, text[begin:]])


def _without_value(match: re.Match[str]) -> str:
    value = match["value"]
    if value.casefold() in _HARMLESS or value == MASK or value.startswith(f"{MASK}&"):
        return match[0]
    quote = value[0] if value[0] in "'\"" else ""
    if quote and value.startswith(quote * 3):
        quote *= 3
    if quote and len(value) <= 2 * len(quote):  # nothing between the quotes
        return match[0]
    return f"{match['name']}{match['sign']}{quote}{MASK}{quote}"


def _without_word(match: re.Match[str]) -> str:
    return f"{match['name']}{MASK}" if is_secret_name(match["name"]) else match[0]
