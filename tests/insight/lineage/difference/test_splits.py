"""`DIR:run`: which colon stands between the two."""

from __future__ import annotations

import pytest

from insight.lineage.difference.splits import splits


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("runs:a", [("runs", "a")]),
        ("runs:lr:1", [("runs:lr", "1"), ("runs", "lr:1")]),
        ("/data/exp:1/runs:a/b", [("/data/exp:1/runs", "a/b"), ("/data/exp", "1/runs:a/b")]),
        ("runs", []),
        ("runs:", []),
        (":a", []),
        (r"C:\runs", []),
        (r"C:\runs:a", [(r"C:\runs", "a")]),
        ("C:/runs:a", [("C:/runs", "a")]),
        ("file:///C:/runs:a", [("file:///C:/runs", "a")]),
        ("file:///runs:a", [("file:///runs", "a")]),
        ("c:a", [("c", "a")]),
        ("http://host:8080", []),
        ("http://host:8080/runs", []),
        ("http://me:pw@host:8080/runs/a", []),
        ("http://me:pw@host:8080/runs:a", [("http://me:pw@host:8080/runs", "a")]),
        ("http://me:p@w:x@host/runs:a", [("http://me:p@w:x@host/runs", "a")]),
        ("http://me:p%3Aw@[::1]:80/runs:a", [("http://me:p%3Aw@[::1]:80/runs", "a")]),
        ("http://[fe80::1]:80", []),
        ("http://host:80/r?sig=x:a", [("http://host:80/r?sig=x", "a")]),
        ("http://host:80/r#x:a", [("http://host:80/r#x", "a")]),
        ("http://host:80?sig=x:a", [("http://host:80?sig=x", "a")]),
        ("s3://bucket:a", [("s3://bucket", "a")]),
        ("s3://KEY:SE/CRET@bucket/runs", []),
        ("s3://KEY:SE/CRET@bucket:a", [("s3://KEY:SE/CRET@bucket", "a")]),
        ("simplecache::s3://bucket/runs:a", [("simplecache::s3://bucket/runs", "a")]),
        ("zip://a.zip::http://h:80/b.zip", []),
    ],
)
def test_name_is_cut_behind_an_address_and_the_last_colon_comes_first(asked, expected):
    assert splits(asked) == expected


def test_name_of_many_colons_asks_a_store_for_few_folders():
    assert len(splits("http://host/runs" + ":a" * 500)) == 16
