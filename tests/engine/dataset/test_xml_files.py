"""XML files of data sets."""

from __future__ import annotations

import pytest

from engine.dataset.xml_files import parsed
from engine.errors import StateError


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.xml"


def test_root_has_what_the_document_has(path):
    path.write_text("<a><b>1</b></a>", encoding="utf-8")

    assert parsed(path).findtext("b") == "1"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "a document without declarations, got one"),
        ("<a>", "an XML document, got ParseError"),
        ("", "an XML document, got ParseError"),
    ],
)
def test_document_that_is_none_or_declares_entities_is_told(content, message, path):
    path.write_text(content, encoding="utf-8")

    with pytest.raises(StateError, match=rf"a\.xml expected {message}"):
        parsed(path)


def test_file_that_is_not_there_is_told(path):
    with pytest.raises(StateError, match=r"a\.xml expected an XML document"):
        parsed(path)
