"""URLs as they are shown: what lets in is used, and told nobody."""

from __future__ import annotations

import re
import time
import traceback
from base64 import b64encode

import pytest
from fsspec.implementations.memory import MemoryFileSystem

from insight import open_runs
from insight.errors import RemoteError, SummaryError, SummaryValueError
from insight.sources.file_systems import _is_chain
from insight.sources.urls import links, refuse_url, shown, without_secrets

PASSWORD = "hunter2"


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("s3://KEY:SE/CR+ET@bucket/runs/", "s3://bucket/runs"),
        ("s3://KEY:S#?ET@bucket/runs@2", "s3://2"),
        ("s3://123:456/789@bucket/runs", "s3://bucket/runs"),
        ("http://me:p%40w@host:8080/a", "http://host:8080/a"),
        ("http://me:p@w@host/", "http://host"),
        ("http://me:a:b@[::1]:80/x", "http://[::1]:80/x"),
        ("s3://me:pa/ss@word@bucket/runs", "s3://bucket/runs"),
        ("s3://me:pa@ss/word@bucket/runs", "s3://bucket/runs"),
        ("https://me:p@12/w@host:8080/x", "https://host:8080/x"),
        ("https://me:p@w?a/b@host/x", "https://host/x"),
        ("https://me:p@://w/b@host/x", "https://host/x"),
        ("https://TO@K/EN@host/x", "https://host/x"),
        ("zip://a.zip::ftp://me:p@w/d@host/a.zip", "zip://a.zip::ftp://host/a.zip"),
        ("https://TOKEN@github.com/x#token=y", "https://github.com/x"),
        ("abfs://me:key@account/x", "abfs://account/x"),
        ("zip://a.zip::http://me:pw@host/a.zip?sig=x", "zip://a.zip::http://host/a.zip"),
        ("simplecache::s3://KEY:SECRET@bucket/runs", "simplecache::s3://bucket/runs"),
        ("gs://b/x?generation=3&X-Goog-Signature=y", "gs://b/x?generation=3&X-Goog-Signature=***"),
        ("HTTP://me:pw@host/x?y=z", "HTTP://host/x"),
    ],
)
def test_users_passwords_and_keys_are_left_out(url: str, expected: str) -> None:
    assert shown(url) == expected


@pytest.mark.parametrize(
    "url",
    [
        "http://[::1]:80/x@y",
        "http://host:80/user:name@v2",
        "hf://datasets/org/name@v2/runs",
        "hf://gpt2@main/runs",
        "github://org:repo@main/runs",
        "github://org:repo@main/runs@2",
        "abfs://runs@account.dfs.core.windows.net/a@2",
        "ftp://host/me@2/runs@3",
        "abfs://runs@account.dfs.core.windows.net/a",
        "s3://bucket/code=5/token=7/lr=0.1",
        "/runs/a:b@c/",
        r"C:\runs",
        "file:///runs/a:b@c",
    ],
)
def test_names_of_places_stay_as_they_are(url: str) -> None:
    assert shown(url) == url


@pytest.mark.parametrize(
    "written",
    [
        'no bucket "KEY:hun:ter/2!@bucket"',
        "GET https://KEY:hun%3Ater%2F2%21@bucket/x",
        "Authorization: Basic " + b64encode(b"KEY:hun:ter/2!").decode(),
        "login of KEY with 'hun:ter/2!' failed",
        "BasicAuth(login='KEY', password='hun:ter/2!', encoding='latin1')",
        "password=hun%3Ater%2F2%21&x=1",
    ],
)
@pytest.mark.parametrize("url", ["s3://KEY:hun:ter/2!@bucket/x", "s3://KEY:hun%3Ater%2F2%21@b/x"])
def test_what_a_library_says_of_a_url_holds_no_password_in_any_form(written: str, url: str) -> None:
    told = without_secrets(written, url)

    assert "***" in told
    assert "ter" not in told.replace("ter failed", "")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("https://a.b/c?sig=abc&x=1 failed", "https://a.b/c?sig=***&x=1 failed"),
        ("/c?X-Amz-Credential=K%2F1&X-Amz-Signature=e1", "/c?X-Amz-Credential=***&X-Amz-Sig"),
        ("account_key=abc; AccessToken=d", "account_key=***; AccessToken=***"),
        ("GET /c?OSSAccessKeyId=L1&Signature=e1", "GET /c?OSSAccessKeyId=***&Signature=***"),
        ("GET /back?client_secret=a&code=b;key=c", "GET /back?client_secret=***&code=***;key=***"),
        ("by Credential=K/1 and Signature=e1", "by Credential=*** and Signature=***"),
        ("refused: sig=e1 Signature=e2", "refused: sig=*** Signature=***"),
        ("no 'x.private_key=a' in c?page_size=2", "no 'x.private_key=***' in c?page_size=2"),
        ("exit code=5, key=loss, max_tokens=7", "exit code=5, key=loss, max_tokens=7"),
        ("see https://docs.org/a@b and me@host.org", "see https://docs.org/a@b and me@host.org"),
        ("redirected to ftp://you:pw@other/x", "redirected to ftp://***@other/x"),
        ("moved to s3://me:pa/ss@word@b/x, see me@a", "moved to s3://***@b/x, see me@a"),
        ("'https://me:p@12/w@host/x' failed", "'https://***@host/x' failed"),
        ("zip://a.zip::ftp://me:p/w@h/a.zip is gone", "zip://a.zip::ftp://***@h/a.zip is gone"),
        ("see abfs://a@b/x@2, hf://a/b@v2 and c", "see abfs://a@b/x@2, hf://a/b@v2 and c"),
    ],
)
def test_urls_that_nobody_gave_are_masked_and_other_words_stay(text: str, expected: str) -> None:
    assert without_secrets(text).startswith(expected)


@pytest.mark.parametrize("query", ["TOKEN99", "a%2Fb%3D", "k=abc", "k=a%2Fb&l=c+d%2B%40e"])
def test_keys_behind_a_question_mark_are_masked_whatever_they_are_called(query: str) -> None:
    url = f"https://host/runs?{query}#part"
    written = query.replace("%2F", "/").replace("%40", "@")  # as some libraries write it
    told = without_secrets(f"GET https://host/runs/a?{query}, url='/runs/a?{written}'", url)

    assert told == "GET https://host/runs/a?***, url='/runs/a?***'"


def test_short_password_is_masked_as_a_word_alone() -> None:
    told = without_secrets("user a: bad pass 'a' at abacus", "http://me:a@host/runs")

    assert told == "user ***: bad pass '***' at abacus"


@pytest.mark.parametrize(
    "url", ["", "a", "::", "://", "1://y", "://::", "s3://", "http://@", "http://:@h", "a://b::"]
)
def test_odd_urls_are_read_without_a_fault(url: str) -> None:
    assert len(links(url)) <= url.count("://")
    assert len(shown(url)) <= len(url)
    assert without_secrets("text", url) == "text"


@pytest.mark.parametrize(
    "url",
    [
        "x" * 200_000,
        "x" * 200_000 + "://a",
        "http://" + "a:" * 100_000,
        "http://" + "@" * 100_000,
        "http://h/?" + "token=" * 40_000,
        "http://me:pw@h/" + "a@" * 100_000,
        "::s3://" * 20_000,
        "s3://a:b/" * 20_000,
        "s3://a:b@c/" * 20_000,
        "::ftp://a:b/c@d" * 15_000,
    ],
    ids=lambda url: url[:20],
)
def test_very_long_url_is_read_at_once(url: str) -> None:
    begin = time.process_time()
    shown(url)
    without_secrets(f"no such place: {url}", url)

    assert time.process_time() - begin < 5.0


def test_place_that_fails_tells_no_password_not_even_in_a_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(self: object, path: str, **_: object) -> None:
        raise ValueError(f"bad address {path}") from OSError(f"no host: me:{PASSWORD}@bucket")

    monkeypatch.setattr(MemoryFileSystem, "find", refuse)
    with pytest.raises(RemoteError, match=r"memory://bucket expected.*ValueError") as caught:
        open_runs(f"memory://me:{PASSWORD}@bucket")

    assert PASSWORD not in "".join(traceback.format_exception(caught.value))


def test_kind_of_url_that_nobody_knows_is_refused_without_its_password() -> None:
    with pytest.raises(SummaryError) as caught:
        open_runs(f"gopher://me:{PASSWORD}@host/runs")

    assert PASSWORD not in "".join(traceback.format_exception(caught.value))


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("memory://me:a::80@host/runs", False),
        ("memory://[::1]:80/runs", False),
        ("memory://host/runs::a", False),
        ("memory://host/runs", False),
        ("zip://a.zip::memory://me:a::80@host/a.zip", True),
        ("zip://*.csv::/data/a.zip", True),
        ("simplecache::memory://host/runs", True),
    ],
)
def test_two_colons_make_a_chain_of_places_where_they_stand_between_two(
    url: str, expected: bool
) -> None:
    assert _is_chain(url) is expected


@pytest.mark.parametrize(
    "url",
    [
        "s3://KEY:SE/CR+ET@bucket/x",
        "memory://me:a?b@host/x",
        "memory://me:a#b@host",
        "memory://me:hunter/a@b@host/x",
        "memory://me:hunter@a/b@host/x",
        "memory://me:hunter@a?b@host",
        "memory://me:hunter@a#b/c@host/x",
    ],
)
def test_password_that_would_be_taken_for_a_host_is_refused(url: str) -> None:
    with pytest.raises(
        SummaryValueError, match=r"write / as %2F, \? as %3F and # as %23"
    ) as caught:
        open_runs(url)

    assert not re.search("SE/CR|KEY|me:|a[?#]b|hunter", str(caught.value))


def test_what_may_be_a_password_or_a_folder_is_sent_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(MemoryFileSystem, "find", lambda _, path, **__: asked.append(path))
    with pytest.raises(SummaryValueError, match="any @ but the one before the host as %40"):
        open_runs("memory://me:hunter@a/2@host/runs")

    assert asked == []


def test_at_sign_in_the_name_of_a_folder_is_one_where_nobody_is_let_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def found(self: object, path: str, **_: object) -> dict[str, dict[str, object]]:
        asked.append(path)
        return {f"{path}/a": {"name": f"{path}/a", "size": 1, "type": "file"}}

    monkeypatch.setattr(MemoryFileSystem, "find", found)
    store = open_runs("memory://host/runs@2")

    assert (asked, store.root) == (["/host/runs@2"], "memory://host/runs@2")


def test_url_is_no_place_to_write_to() -> None:
    with pytest.raises(SummaryValueError, match="folder of this machine, got s3://bucket/x") as got:
        refuse_url("insight export --out", "s3://KEY:hunter2@bucket/x")

    assert "hunter2" not in str(got.value)
