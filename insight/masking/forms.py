"""Forms that give a secret without a sign behind its name: `.netrc`, XML, Dockerfiles, commands.

Every form is a pattern whose `value` is masked, where its `name` says so or the form alone does,
but not behind what is `innocent`: Python's own `-u`. A text may be a diff: before a line a `+`, `-`
or space may stand.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .late_pattern import late
from .mask import MASK, as_mask
from .names import is_secret_name
from .strings import STRING

_MARK = r"^[+\- ]?[ \t]{0,80}"
_SPACE = r"(?:[ \t]|\n[+\- ]?|\\n){1,80}"
_WORD = r"(?:'[^'\n]{0,20000}'|\"[^\"\n]{0,20000}\"|[^\s'\"]+)"
# Of an element of XML: all up to its end, or data, whose end is looked for that far.
_TEXT = (
    r"(?:[^<>]++(?=</)|\s{0,80}<!\[CDATA\[[^\]]{0,20000}+(?:\](?!\]>)[^\]]{0,20000}+){0,200}+\]\]>)"
)

# Words of a command in a list of a program: what is between two, and before an option.
_NEXT = r"(?P=quote)\s{0,20},(?:\s|(?<=\n)[+-]){0,40}(?P=quote)"
_WORDS = r"\s{0,20},[^()\[\]{}|;]{0,300}?(?P=quote)"
_QUOTED = r"(?:(?!(?P=quote))[^\n\\]|\\[^\n]){1,20000}"
_MYSQL = r"(?:mysql|mysqldump|mysqladmin|mariadb|mycli)"
_LOGIN = r"(?:docker|podman|buildah|skopeo|helm|az|oc|cf|nerdctl|crane)(?=[^()\[\]]{0,60}login)"
_SEPARATE = (  # programs, and the option before a password
    ("redis-cli", "redis-cli", "a"),
    ("ldap", r"ldap\w{3,8}", "w"),  # whose `-p` is a port, as that of redis-cli
    ("mongo influx cqlsh", "mongo(?:sh|dump|restore)?|influx|cqlsh", "p"),
    ("sqlcmd bcp", "sqlcmd|bcp", "P"),
)


class _Form(NamedTuple):
    hints: tuple[str, ...]
    """Of these the text has one, in lower case, where the form may be in it."""
    pattern: re.Pattern[str]


def _form(hints: str, pattern: str) -> _Form:
    return _Form(tuple(hints.split()), late(pattern, re.MULTILINE))


_FORMS = (
    # `password: |` of YAML, whose value is the lines that stand further in.
    _form(
        ":",
        r"^(?P<margin>[+\- ]?[ \t]{0,80})(?:-[ \t]+)?(?P<name>['\"]?[A-Za-z_][\w.-]{0,100}['\"]?)"
        r"[ \t]{0,8}:[ \t]{0,8}[|>][+\-\d]{0,2}[ \t]{0,8}\n"
        r"(?P<value>(?:(?P=margin)[ \t]+[^\n]*(?:\n|\Z))++)",
    ),
    _form(
        "</",
        r"<\w{1,40}[ \t][^<>]{0,200}?\b(?:name|key|id)[ \t]?=[ \t]?(?P<quote>['\"])"
        r"(?P<name>[\w.:-]{1,100})(?P=quote)[^<>]{0,200}>"
        rf"(?P<value>{_TEXT})",
    ),
    _form(
        "</",
        r"<(?:name|key)>\s{0,20}(?P<name>[\w.:-]{1,100})\s{0,20}</(?:name|key)>[+\-\s]{0,80}"
        rf"<(?:value|string)>(?P<value>{_TEXT})",
    ),
    _form(
        "value",
        r"\b(?i:key|name|id)\s?=\s?(?P<quote>['\"])(?P<name>[\w.:-]{1,100})(?P=quote)"
        r"[^<>\n]{0,200}?(?i:\bvalue\s?=\s?)(?P<value>\"[^\"\n]{0,20000}\"|'[^'\n]{0,20000}')",
    ),
    # A name and its value under names of their own: Kubernetes, and tasks of clouds.
    _form(
        "value",
        r"\b(?i:name|key)[\"']?[ \t]{0,8}[:=][ \t]{0,8}(?P<quote>[\"']?)(?P<name>[\w.-]{1,100})"
        r"(?P=quote),?(?:[ \t]|\n[+\- ]?){0,80}[\"']?(?i:value)[\"']?[ \t]{0,8}[:=][ \t]{0,8}"
        rf"(?P<value>{STRING}|[^\n,}}]{{1,20000}})",
    ),
    # `ENV TOKEN x` of a Dockerfile, `setx TOKEN x`, `aws configure set name x`.
    _form(
        "env arg label setx set",
        rf"{_MARK}(?:%?ENV|%env|ARG|LABEL|setx|set[ \t]+-\w{{1,4}}|setenv)[ \t]+"
        r"(?P<name>[A-Za-z_][\w.-]{0,100})[ \t]+(?P<value>[^\s=][^\n]*)",
    ),
    _form(
        "config",
        r"\bconfig(?:ure)?(?:[ \t]+--\w+)?(?:[ \t]+set)?[ \t]+(?P<name>[\w./:-]{1,200})[ \t]+"
        rf"(?P<value>(?!=){_WORD})",
    ),
    _form("/", r"(?<![\w/-])(?P<name>/[A-Za-z][\w-]{1,60}):(?P<value>[^\s'\"]{1,4000})"),  # Windows
    # Of a .netrc, over lines or on one.
    _form(
        "machine default",
        rf"\b(?:machine{_SPACE}[^\s]{{1,300}}|default)(?:{_SPACE}(?:login|account){_SPACE}"
        rf"\S{{1,300}}){{0,3}}{_SPACE}password{_SPACE}(?P<value>(?![=:])[^\s\\]+)",
    ),
    _form(
        "password",
        rf"{_MARK}(?:(?:machine|login|account)[ \t]+\S+[ \t]+){{0,3}}password[ \t]+"
        r"(?P<value>(?![=:])\S+)[ \t]*$",
    ),
    _form(
        ":",  # of a .pgpass
        rf"{_MARK}[\w.*-]{{1,200}}:(?:\d{{1,5}}|\*):[^:\s]{{1,100}}:[^:\s]{{1,100}}:"
        r"(?P<value>\S{1,20000})$",
    ),
    # `login(key="x")`: what is given to who lets in.
    _form(
        "login( authenticate( sign_in(",
        r"(?:login|Login|authenticate|sign_in)\("
        rf"(?P<strings>(?:{STRING}|[^()'\"`\n]|\n[+\- ]?){{1,400}})",
    ),
    _form(
        "-u --user --proxy-user",
        r"(?P<innocent>\bi?(?:python|pypy)[\d.]*w?(?:\.exe)?[ \t]+"
        r"(?:-[XW][ \t]+[\w:=.]{1,40}[ \t]+|-\w{1,20}[ \t]+){0,5})?"
        r"(?<![\w-])(?:-[uU]|--(?:proxy-)?user)(?:=|\s{0,4})"
        r"(?P<value>'[^':\n]{0,500}:[^'\n]{0,20000}'|\"[^\":\n]{0,500}:[^\"\n]{0,20000}\""
        r"|(?![A-Za-z]:[\\/])(?![^\s:]+:\d{1,5}(?!\S))(?!\d+:\d+(?!\S))[^\s'\":-][^\s'\":]{0,500}:(?!//)"
        r"(?:'[^'\n]{1,20000}'|\"[^\"\n]{1,20000}\"|[^\s'\"]+))",
    ),
    _form(
        "sshpass",
        r"\bsshpass(?:\s+-(?:[vehV]{1,4}|[fdP]\s{0,4}[^\s-]\S{0,200})){0,4}\s+-p\s{0,4}"
        rf"(?P<value>{_WORD})",
    ),
    _form(
        "login",
        r"\b(?:docker|podman|buildah|skopeo|helm|az|oc|cf|nerdctl|crane)[ \t]+(?:\w+[ \t]+)?login\b"
        rf"[^\n|;&]{{0,300}}?[ \t]-p[ \t]{{0,4}}(?P<value>{_WORD})",
    ),
    _form(
        "mysql mariadb mycli",
        rf"\b{_MYSQL}\b[^\n|;&]{{0,300}}?[ \t]-p(?P<value>{_WORD})",
    ),
    *(
        _form(
            hints,
            rf"\b(?:{programs})\b[^\n|;&]{{0,300}}?[ \t]-{option}[ \t]{{1,4}}(?P<value>{_WORD})",
        )
        for hints, programs, option in _SEPARATE
    ),
    *(
        _form(
            hints,
            rf"(?P<quote>['\"])(?:[\w./-]{{0,80}}/)?(?:{programs})(?P=quote){_WORDS}-{option}{_NEXT}"
            rf"(?P<value>{_QUOTED})(?P=quote)",
        )
        for hints, programs, option in (
            *_SEPARATE,
            ("login' login\"", _LOGIN, "p"),
            ("zip' zip\"", "(?:un)?zip", "P"),
        )
    ),
    _form(
        "sshpass",
        rf"(?P<quote>['\"])sshpass(?:{_NEXT}-(?:[vehV]{{1,4}}|[fdP]{_NEXT}[^'\"\n]{{1,80}}))"
        rf"{{0,4}}{_NEXT}-p(?:{_NEXT})?(?P<value>{_QUOTED})(?P=quote)",
    ),
    _form(
        "mysql mariadb",
        rf"(?P<quote>['\"])(?:[\w./-]{{0,80}}/)?{_MYSQL}(?P=quote){_WORDS}-p(?P<value>{_QUOTED})"
        "(?P=quote)",
    ),
    _form("zip", rf"\b(?:un)?zip\b[^\n|;&]{{0,300}}?[ \t]-P[ \t]{{1,4}}(?P<value>{_WORD})"),
    _form("7z rar", rf"\b(?:7z[ar]?|(?:un)?rar)\b[^\n|;&]{{0,300}}?[ \t]-h?p(?P<value>{_WORD})"),
    _form("http", rf"\bhttps?[ \t][^\n|;&]{{0,300}}?-a[ \t]{{1,4}}(?P<value>{_WORD})"),
    _form("htpasswd", rf"\bhtpasswd[ \t]+-\w*b\w*[ \t]+\S+[ \t]+\S+[ \t]+(?P<value>{_WORD})"),
    _form(
        "login",
        r"\b(?:vault|wandb|comet|neptune|netlify|heroku|cargo|twine)[ \t]+login[ \t]+"
        r"(?P<value>(?!-)[\w.~+/=-]{8,200})",
    ),
    _form(
        "--password-stdin",
        rf"\becho[ \t]+(?:-n[ \t]+)?(?P<value>(?!\$|[\"']\$){_WORD})[ \t]*"
        r"\|[^\n|]{1,200}--password-stdin",
    ),
    _form("pass:", r"(?<=[ \t'\"=]pass:)(?P<value>[^\s'\"]+)"),  # openssl's
    _form(
        "convertto-secure",
        r"\bConvertTo-SecureString[ \t]+(?:-String[ \t]+)?(?P<value>'[^'\n]*'|\"[^\"\n$]*\")",
    ),
    _form("identified", r"\b(?i:identified[ \t]+by)[ \t]+(?P<value>'[^'\n]*'|\"[^\"\n]*\")"),
)
_STRING = late(STRING)


def without_forms(text: str) -> str:
    """A text without the secrets that stand in one of the forms.

    >>> without_forms("sshpass -p x curl -u me:pw")
    'sshpass -p *** curl -u ***'

    """
    lower = text.lower()
    for hints, pattern in _FORMS:
        if any(hint in lower for hint in hints):
            text = _replaced(pattern, text)
    return text


def _replaced(pattern: re.Pattern[str], text: str) -> str:
    """A text with masks for secret names; behind an innocent name the search goes on within."""
    parts, begin = [], 0
    found = pattern.search(text)
    while found:
        groups = found.groupdict()
        innocent = next((name for name in ("name", "innocent") if groups.get(name)), "")
        if not innocent or (innocent == "name" and is_secret_name(groups["name"])):
            parts.append(text[begin : found.start()] + _told(found))
            begin = at = max(found.end(), found.start() + 1)
        else:
            end = found.end("name") if innocent == "name" else found.start("value")
            at = max(end, found.start() + 1)
        found = pattern.search(text, at)
    return "".join([*parts, text[begin:]])


def _told(match: re.Match[str]) -> str:
    group = "strings" if "strings" in match.re.groupindex else "value"
    begin, end = (at - match.start() for at in match.span(group))
    value = match[group]
    shown = _STRING.sub(_emptied, value) if group == "strings" else as_mask(value)
    return f"{match[0][:begin]}{shown}{match[0][end:]}"


def _emptied(match: re.Match[str]) -> str:
    """A string as programs write it, without what is in it; an empty one as it is."""
    string = match[0]
    begin = len(string) - len(string.lstrip("rbufRBUF@$"))
    quote = string[begin]
    width = 3 if string[begin:].startswith(quote * 3) and len(string) >= begin + 6 else 1
    held = string[begin + width : -width]
    return string if not held else f"{string[: begin + width]}{MASK}{quote * width}"
