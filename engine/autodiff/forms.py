"""Faster forms of an operator, by device and provider; its reference says what each must give.

Which one runs is decided when a form is added or providers are switched, not when it is called.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from engine.errors import ArgumentValueError

DEVICES = ("CPU", "GPU")
PROVIDERS = ("native", "numpy")  # what forms are made of, fastest first
VARIABLE = "INSIGHT_PROVIDERS"

Form = Callable[..., Any]


class Forms:
    """The ways to compute one operator.

    Attributes:
        reference: What every other form is compared with; runs where there is none.
        added: The others, by device and provider.
        on_host: What runs where all arrays are NumPy's.

    """

    def __init__(self, reference: Form) -> None:
        self.reference = reference
        self.added: dict[tuple[str, str], Form] = {}
        self.on_host = reference
        self._chosen: dict[str, Form] = {}
        self._after: dict[tuple[str, str], Form] = {}
        _every.add(self)

    def add(self, device: str, provider: str, form: Form) -> None:
        """Take a form, and choose anew."""
        assert device in DEVICES, f"a form for {device!r}, which is none of {DEVICES}"
        assert provider in PROVIDERS, f"a form by {provider!r}, who is none of {PROVIDERS}"
        self.added[device, provider] = form
        self.choose()

    def choose(self) -> None:
        """On each device let the first of the allowed providers compute that has a form."""
        self._chosen = {
            device: form
            for provider in reversed(PROVIDERS)
            for (device, name), form in self.added.items()
            if name == provider and provider in _allowed
        }
        self._after = {(name, device): self._behind(name, device) for device, name in self.added}
        self.on_host = self.on("CPU")

    def on(self, device: str) -> Form:
        """What runs on a device."""
        return self._chosen.get(device, self.reference)

    def after(self, provider: str, device: str = "CPU") -> Form:
        """What a provider's form hands to what it does not do: the next one, or the reference."""
        found = self._after.get((provider, device))
        return self._behind(provider, device) if found is None else found

    def _behind(self, provider: str, device: str) -> Form:
        behind = PROVIDERS[PROVIDERS.index(provider) + 1 :]
        there = (self.added.get((device, name)) for name in behind if name in _allowed)
        return next((form for form in there if form is not None), self.reference)


def allowed_by(environment: Mapping[str, str]) -> tuple[str, ...]:
    """The providers that `INSIGHT_PROVIDERS` names, between commas; without it all.

    Raises:
        ArgumentValueError: If it names another.

    >>> allowed_by({"INSIGHT_PROVIDERS": ""})
    ()

    """
    text = environment.get(VARIABLE)
    if text is None:
        return PROVIDERS
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in names:
        if name not in PROVIDERS:
            hint = "leave it empty for the references alone"
            raise ArgumentValueError.of(VARIABLE, f"some of {PROVIDERS}", repr(name), hint)
    return names


_every: weakref.WeakSet[Forms] = weakref.WeakSet()
_allowed = allowed_by(os.environ)


def allowed() -> tuple[str, ...]:
    """The providers that compute now."""
    return _allowed


@contextmanager
def providers(*names: str) -> Iterator[None]:
    """Let only these providers compute inside the block, in all threads; none: the references.

    Raises:
        ArgumentValueError: If there is no such provider.

    """
    before = _allowed
    _allow(allowed_by({VARIABLE: ",".join(names)}))
    try:
        yield
    finally:
        _allow(before)


def _allow(names: tuple[str, ...]) -> None:
    global _allowed
    _allowed = names
    for forms in list(_every):
        forms.choose()
