"""What a converter raises where a primitive is used in a way that has no form."""

from __future__ import annotations


class NoFormError(Exception):
    """A use of the primitive that has no form; the text says why. Users get it with the others."""
