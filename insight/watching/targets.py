"""Whom a rule tells, as the file says it; nothing is told here."""

from __future__ import annotations

import hashlib
import shlex
from dataclasses import dataclass
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

Kind: TypeAlias = Literal["command", "webhook", "email", "desktop"]


@dataclass(frozen=True, slots=True)
class Target:
    """A command, an address, or the desktop."""

    kind: Kind
    to: str = ""
    """The command, the URL or the address; `$NAME` is read from the environment when it is used."""

    @property
    def shown(self) -> str:
        """What may be printed of it: an address of a webhook is a secret as a whole.

        >>> Target("webhook", "https://hooks.example.org/services/T0/B0/secret").shown
        'webhook hooks.example.org'

        """
        if self.kind == "webhook":
            host = self.to if self.to.startswith("$") else urlsplit(self.to).hostname or ""
            return f"webhook {host}".rstrip()
        if self.kind == "command":
            return f"command {shlex.split(self.to)[0]}"  # what follows may hold a token
        return f"{self.kind} {self.to}".rstrip()

    @property
    def key(self) -> str:
        """Tells it from others, and gives nothing of it away."""
        return hashlib.sha256(f"{self.kind} {self.to}".encode()).hexdigest()[:16]
