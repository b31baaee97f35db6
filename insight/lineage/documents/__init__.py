"""Runs as documents that other tools read: W3C PROV, OpenLineage, model cards, RO-Crate."""

from __future__ import annotations

from .told_run import ToldRun, told_runs

__all__ = ["ToldRun", "told_runs"]
