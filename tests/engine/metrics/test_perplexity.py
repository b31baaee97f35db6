from __future__ import annotations

import numpy as np
import pytest

from engine import nn
from engine.errors import ArgumentTypeError, ArgumentValueError

SHARES = np.array([[0.2, 0.5], [0.3, 0.1], [0.9, 0.6]], np.float32)
LABELS = np.array([1, 0, 1])


def test_is_what_mindspore_gives():
    assert nn.Perplexity()(SHARES, LABELS) == pytest.approx(2.2314431850023855)
    assert nn.Perplexity(ignore_label=0)(SHARES, LABELS) == pytest.approx(1.8257418694380384)
    assert nn.Perplexity()(SHARES * 0, LABELS) == pytest.approx(1e10)


def test_sequences_count_each_word():
    assert nn.Perplexity()(SHARES[None], LABELS[None]) == nn.Perplexity()(SHARES, LABELS)


def test_what_does_not_fit_is_refused():
    with pytest.raises(RuntimeError, match="labels of shape"):
        nn.Perplexity()(SHARES, LABELS[:2])
    with pytest.raises(ArgumentValueError, match="0 to 1"):
        nn.Perplexity()(SHARES, LABELS + 1)
    with pytest.raises(ArgumentTypeError):
        nn.Perplexity("a")
