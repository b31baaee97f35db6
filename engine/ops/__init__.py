"""Operators: one family a file, each with its reference, its gradient rule and its examples."""

from __future__ import annotations

from engine import autodiff as _autodiff
from engine import backend as _backend
from engine.names import attach as _attach

from .at_once import gradients_at_once as _at_once
from .halves import with_halves as _with_halves
from .older_keywords import as_now as _as_now
from .refusing import covered as _covered

_autodiff.Primitive.device_of = staticmethod(_backend.device_of)
_autodiff.Primitive.with_halves = staticmethod(_with_halves)
_autodiff.Primitive.at_once = staticmethod(_at_once)
_autodiff.Primitive.as_now = staticmethod(_as_now)

_attach(__name__, _covered)
