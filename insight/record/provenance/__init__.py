"""What reproduces a run, taken once when it begins to record, and never at its cost."""

from __future__ import annotations

from .ancestry import note_loaded, note_saved
from .seeds import offer_seed

__all__ = ["note_loaded", "note_saved", "offer_seed"]
