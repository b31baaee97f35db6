"""Operations of libraries for MindSpore are refused."""

from __future__ import annotations

import pytest

from engine.dataset import transforms
from engine.errors import UnsupportedError


def test_library_is_refused_with_what_to_do_instead():
    with pytest.raises(UnsupportedError, match=r"got sum of lib\.so with '3'.*give it to map"):
        transforms.Plugin("lib.so", "sum", "3")
