"""URLs as they may be shown, and what others say of them without what they let in by.

A URL may hold a user with a password (`ftp://me:secret@host/runs`), a token in place of both, or
keys behind a question mark (`?sig=…`). All of these are used; none is shown.
"""

from __future__ import annotations

import re
from base64 import b64encode
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote, quote_plus, unquote, unquote_plus

from insight.errors import SummaryValueError
from insight.masking import MASK, is_secret_query

if TYPE_CHECKING:
    from collections.abc import Iterator

_HERE = "file://"
_LONGEST_SCHEME = 31
_SCHEME = re.compile(rf"[A-Za-z][\w+.-]{{0,{_LONGEST_SCHEME - 1}}}\Z")
_END = re.compile(r"[/?#\\]")
# What stands before the @ is a part of the address there: a container, a repository, a model.
_ADDRESSES = frozenset(("abfs", "abfss", "az", "adl", "wasb", "wasbs", "github", "hf", "git"))
# Their names hold no colon, and there are no ports.
BUCKETS = frozenset(("s3", "s3a", "gs", "gcs", "memory", "oss", "oci", *_ADDRESSES))
WEB = ("http", "https")
_NAMED = re.compile(r"(?<![\w.-])([\w.\-]{1,80})=([^&;\s'\"<>#*]+)")
_WORDS_TOO = ("key", "code")  # a column, and what a process ended with
_USER_IN_TEXT = re.compile(r"\b([A-Za-z][\w+.-]{0,30})://([^\s/@'\"<>]*(?:@[^\s/@'\"<>]*)*)@")
_WORD = re.compile(r"[^\s'\"<>]+")
# What libraries write as it is where it stands behind a question mark.
_NEEDLESS = re.compile(r"%(?:2[147-9ACDEF]|3[AF]|40|5F|7E)", re.IGNORECASE)
_LONG = 6  # letters; a shorter secret may be a part of any word


class Link(NamedTuple):
    """One `scheme://…` of a URL; there are several in one such as `zip://a.zip::s3://bucket/b`.

    Attributes:
        scheme: In small letters.
        begin: Where the address begins, behind the `://`.
        user_end: Where the `@` behind a user or password stands; `begin` without one.
        end: Where the host, and its port, end.

    """

    scheme: str
    begin: int
    user_end: int
    end: int


def is_url(name: str) -> bool:
    r"""Whether a root is a URL of another machine: `file://` is a folder of this one.

    >>> is_url("s3://bucket/runs"), is_url("file:///runs"), is_url(r"C:\runs")
    (True, False, False)

    """
    return "://" in name and not name.startswith(_HERE)


def links(url: str) -> list[Link]:
    """The parts of a URL that name a host or a bucket.

    A password may hold what an address may not: it ends at the last `@` then. Of
    `http://me:a@b/c@host` nobody can tell the host, so all before that `@` counts as the password.

    >>> links("http://me:a@b@host:8080/runs")
    [Link(scheme='http', begin=7, user_end=13, end=23)]
    >>> links("http://me:a@b/c@host")
    [Link(scheme='http', begin=7, user_end=15, end=20)]

    """
    found = list(_schemes(url))
    made: list[Link] = []
    for scheme, following in zip_longest(found, found[1:]):
        if made and scheme.start() < made[-1].user_end:
            continue  # a part of a password
        begin = scheme.end() + len("://")
        stop = url.rfind("::", begin, following.start()) if following else -1
        made.append(_link(url, scheme[0].casefold(), begin, stop if stop >= 0 else len(url)))
    return made


def _schemes(url: str) -> Iterator[re.Match[str]]:
    """What stands before each `://`: to look for it from every letter takes long in a long text."""
    behind, at = 0, url.find("://")
    while at >= 0:
        scheme = _SCHEME.search(url, max(behind, at - _LONGEST_SCHEME), at)
        behind = at + len("://")
        if scheme:
            yield scheme
        at = url.find("://", behind)


def is_torn(url: str) -> bool:
    """Whether a user or password holds what ends a host.

    >>> is_torn("s3://KEY:a/b@bucket/runs"), is_torn("s3://KEY:a%2Fb@bucket/runs")
    (True, False)

    """
    return any(_END.search(url, link.begin, link.user_end) for link in links(url))


def shown(url: str) -> str:
    """`url` as it may be shown: no password, no key behind a question mark, no slash at its end.

    A folder of this machine stays as it is.

    >>> shown("ftp://me:secret@host/runs/"), shown("https://host/runs?sig=secret")
    ('ftp://host/runs', 'https://host/runs')

    """
    if not is_url(url):
        return url
    parts, begin, found = [], 0, links(url)
    for link in found:
        if link.user_end > link.begin:
            parts.append(url[begin : link.begin])
            begin = link.user_end + 1
    bare = "".join([*parts, url[begin:]])
    if found and found[-1].scheme in WEB:
        bare = re.split(r"[?#]", bare, maxsplit=1)[0]
    path, mark, query = bare.partition("?")
    bare = path + _without_named(mark + query)
    start, separator, rest = bare.partition("://")
    return f"{start}{separator}{rest.rstrip('/')}"


def refuse_url(where: str, path: object) -> None:
    """Refuse a URL where something is to be written: it would become folders of that name.

    Raises:
        SummaryValueError: If it is one.

    """
    if "://" in str(path):
        hint = "write there first, then copy"
        raise SummaryValueError.of(where, "a folder of this machine", shown(str(path)), hint)


def without_secrets(text: str, *urls: str) -> str:
    """What somebody says of URLs, without what they let in by, however it is written.

    >>> without_secrets('no bucket "KEY:hunter2@b"', "s3://KEY:hunter2@b/runs")
    'no bucket "***@b"'
    >>> without_secrets("GET http://me:pw@host/?sig=abc")
    'GET http://***@host/?sig=***'

    """
    secrets = {secret for url in urls for secret in _secrets(url)}
    for secret in sorted(secrets, key=len, reverse=True):
        if not secret:
            continue
        if len(secret) >= _LONG:
            text = text.replace(secret, MASK)
        else:
            text = re.sub(rf"(?<!\w){re.escape(secret)}(?!\w)", MASK, text)
    text = _USER_IN_TEXT.sub(_without_user, _WORD.sub(_without_torn, text))
    return _without_named(text)


def _link(url: str, scheme: str, begin: int, stop: int) -> Link:
    after = _END.search(url, begin, stop)
    end = after.start() if after else stop
    user_end = url.rfind("@", begin, end)
    if _goes_on(url[begin:end], scheme) and (last := url.rfind("@", end, stop)) >= 0:
        user_end = last
        after = _END.search(url, last, stop)
        end = after.start() if after else stop
    is_address = scheme in _ADDRESSES and ":" not in url[begin : max(begin, user_end)]
    if user_end < 0 or is_address or scheme == "github":
        user_end = begin
    return Link(scheme, begin, user_end, end)


def _goes_on(address: str, scheme: str) -> bool:
    """Whether what looks like a host may be a user, whose password goes on behind a slash."""
    user, at, _ = address.rpartition("@")
    if at:
        return scheme != "github" and (":" in user or scheme in WEB)
    _, colon, port = address.rpartition("]")[2].partition(":")
    return bool(colon) and (scheme in BUCKETS or not re.fullmatch(r"\d{0,5}", port))


def _secrets(url: str) -> Iterator[str]:
    """What is secret of a URL, in the forms in which libraries repeat it."""
    for link in links(url):
        given = url[link.begin : link.user_end]
        user, colon, password = given.partition(":")
        if given:
            pair = f"{unquote(user)}:{unquote(password)}"
            yield from (given, unquote(given), pair, quote(pair, safe=":"))
            yield b64encode(pair.encode("utf-8", "replace")).decode()
        if password or (given and not colon and link.scheme in WEB):
            yield from _forms(password or user)
    query = url.partition("?")[2] if any(link.scheme in WEB for link in links(url)) else ""
    yield from _forms(query.partition("#")[0])
    for value in re.findall(r"=([^&;#]+)", query):
        yield from (form for form in _forms(value) if len(form) >= _LONG)
    for found in _NAMED.finditer(url):
        if _is_secret(found):
            yield from _forms(found[2])


def _forms(secret: str) -> Iterator[str]:
    plain = unquote(secret)
    yield from (secret, plain, quote(plain, safe=""), quote_plus(plain), unquote_plus(secret))
    yield repr(plain)[1:-1]
    yield _NEEDLESS.sub(lambda found: unquote(found[0]), secret)


def _without_named(text: str) -> str:
    """A text without the values whose names say that they let somebody in."""
    return _NAMED.sub(lambda one: f"{one[1]}={MASK}" if _is_secret(one) else one[0], text)


def _is_secret(named: re.Match[str]) -> bool:
    """By its name; some of these are words of a sentence, too."""
    is_query = named.string[named.start() - 1 : named.start()] in ("?", "&", ";")
    return (is_query or named[1].casefold() not in _WORDS_TOO) and is_secret_query(named[1])


def _without_user(match: re.Match[str]) -> str:
    if match[1].casefold() in _ADDRESSES and ":" not in match[2]:
        return match[0]
    return f"{match[1]}://{MASK}@"


def _without_torn(match: re.Match[str]) -> str:
    """A word without those users and passwords of its URLs that hold what ends a host."""
    word, begin, parts = match[0], 0, []
    for link in links(word) if "@" in word else ():
        if _END.search(word, link.begin, link.user_end):
            parts += [word[begin : link.begin], MASK]
            begin = link.user_end
    return "".join([*parts, word[begin:]])
