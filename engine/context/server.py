"""The settings of a parameter server, which this engine does not have: rows of `recorded/table.py`.

>>> get_ps_context("enable_ps")
False
"""

from __future__ import annotations

from .recorded.functions import of_group

__all__ = ["get_ps_context", "reset_ps_context", "set_ps_context"]

set_ps_context, get_ps_context, reset_ps_context = of_group(__name__, "ps_context")
