"""Freed memory that stays with the process."""

from __future__ import annotations

import sys

import pytest

from engine.backend.memory import keep_freed_memory


def test_the_users_choice_in_the_environment_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MALLOC_TRIM_THRESHOLD_", "1000")

    assert keep_freed_memory() is False


def test_other_systems_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")

    assert keep_freed_memory() is False
