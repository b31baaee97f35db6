from __future__ import annotations

import pytest

from insight.plugins.beside import is_beside


@pytest.mark.parametrize("tag", ["machine/cpu", "machine/gpu/0/load", "console/err", "alert"])
def test_machine_console_and_alerts_are_beside_a_training(tag):
    assert is_beside(tag)


@pytest.mark.parametrize("tag", ["loss", "machine", "train/machine/x", "consoles/a", "alerts", ""])
def test_everything_else_belongs_to_it(tag):
    assert not is_beside(tag)
