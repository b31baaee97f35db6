"""What the documents say of landscapes is shown by the tests that they name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAMED = re.compile(r"^\| .+ \| `([\w/]+\.py)::(test_\w+)` \|$", re.MULTILINE)
CLAIMS = NAMED.findall((ROOT / "docs" / "landscapes.md").read_text(encoding="utf-8"))


def test_documents_name_tests() -> None:
    assert len(CLAIMS) > 30


@pytest.mark.parametrize(("file", "name"), CLAIMS)
def test_named_test_is_there(file: str, name: str) -> None:
    source = (ROOT / "tests" / file).read_text(encoding="utf-8")

    assert f"\ndef {name}(" in source
