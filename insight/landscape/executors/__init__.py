"""Who computes the rows of a landscape: this process, others of this machine, or a cluster.

Each file has one executor; `work.py` says what they have in common.
"""

from __future__ import annotations

from .serial import SerialExecutor

__all__ = ["SerialExecutor"]
