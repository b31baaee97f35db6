"""Schedulers: what changes the rates of an optimizer's groups from epoch to epoch.

Each sets the rates of its first epoch when it is made, and the next ones whenever `step` is called.
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
