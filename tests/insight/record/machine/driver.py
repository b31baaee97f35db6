"""A stand-in for the library of NVIDIA's driver, below the real `pynvml`, for machines without one.

It has the functions that are called, with C's arguments, and answers with NVML's codes: that of a
field that a GPU does not have, of a lost GPU, of a driver that does not answer.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pynvml

if TYPE_CHECKING:
    import pytest

MB = 1 << 20


@dataclass
class Card:
    """One GPU, or a slice of one (`whole` is the number of that GPU then).

    Attributes:
        answers: NVML's code for functions that fail, by name.

    """

    uuid: str
    load: int = 50
    used: int = 20_000 * MB
    total: int = 80_000 * MB
    watts: float = 300.0
    celsius: int = 61
    whole: int | None = None
    answers: dict[str, int] = field(default_factory=dict)


class Driver:
    """What `pynvml` loads in place of the driver's library.

    Args:
        cards: In the order of `nvidia-smi`.
        slices: Those that some of them are cut into.
        answers: NVML's code for functions of no card that fail, by name.

    """

    def __init__(
        self,
        cards: list[Card],
        slices: tuple[Card, ...] = (),
        answers: dict[str, int] | None = None,
    ) -> None:
        self.cards = [*cards, *slices]
        self.count = len(cards)
        self.answers = answers or {}

    def installed(self, monkeypatch: pytest.MonkeyPatch) -> Driver:
        """The same, after `pynvml` was given it."""
        monkeypatch.setattr(pynvml, "nvmlLib", self)
        monkeypatch.setattr(pynvml, "_nvmlGetFunctionPointer_cache", {})
        return self

    def __getattr__(self, name: str) -> Any:
        call = _CALLS.get(name)
        if call is None:
            raise AttributeError(name)  # as of an older driver

        def answer(*arguments: Any) -> int:
            if name in self.answers:
                return self.answers[name]
            return call(self, *arguments) or pynvml.NVML_SUCCESS

        return answer

    def card(self, handle: Any) -> Card:
        return self.cards[ctypes.cast(handle, ctypes.c_void_p).value - 1]


def _handle(driver: Driver, number: int, found: Any) -> int | None:
    if not 0 <= number < len(driver.cards):
        return pynvml.NVML_ERROR_INVALID_ARGUMENT
    card = driver.cards[number]
    ctypes.cast(found, ctypes.POINTER(ctypes.c_void_p))[0] = number + 1
    return card.answers.get("handle")


def _of_card(name: str, fill: Any) -> Any:
    def call(driver: Driver, handle: Any, *rest: Any) -> int | None:
        card = driver.card(handle)
        if name in card.answers:
            return card.answers[name]
        fill(card, *rest)
        return None

    return call


def _count(driver: Driver, found: Any) -> None:
    found._obj.value = driver.count


def _by_uuid(driver: Driver, uuid: Any, found: Any) -> int | None:
    names = [card.uuid for card in driver.cards]
    name = uuid.value.decode()
    return _handle(driver, names.index(name), found) if name in names else 6  # NOT_FOUND


def _whole(driver: Driver, part: Any, found: Any) -> int | None:
    whole = driver.card(part).whole
    return _handle(driver, -1 if whole is None else whole, found)


def _number(driver: Driver, handle: Any, found: Any) -> None:
    found._obj.value = driver.cards.index(driver.card(handle))


def _set_memory(card: Card, found: Any) -> None:
    found._obj.used, found._obj.total = card.used, card.total
    found._obj.free = card.total - card.used


def _set(name: str, scale: int = 1) -> Any:
    def fill(card: Card, *rest: Any) -> None:
        rest[-1]._obj.value = int(getattr(card, name) * scale)

    return fill


def _set_load(card: Card, found: Any) -> None:
    found._obj.gpu, found._obj.memory = card.load, 7


def _set_uuid(card: Card, found: Any, _size: Any) -> None:
    found.value = card.uuid.encode()


_CALLS = {
    "nvmlInitWithFlags": lambda driver, flags: None,
    "nvmlDeviceGetCount_v2": _count,
    "nvmlDeviceGetHandleByIndex_v2": lambda driver, at, found: _handle(driver, at.value, found),
    "nvmlDeviceGetHandleByUUID": _by_uuid,
    "nvmlDeviceGetDeviceHandleFromMigDeviceHandle": _whole,
    "nvmlDeviceGetIndex": _number,
    "nvmlDeviceGetUUID": _of_card("uuid", _set_uuid),
    "nvmlDeviceGetUtilizationRates": _of_card("load", _set_load),
    "nvmlDeviceGetMemoryInfo": _of_card("memory", _set_memory),
    "nvmlDeviceGetPowerUsage": _of_card("power", _set("watts", 1000)),
    "nvmlDeviceGetTemperature": _of_card("temperature", _set("celsius")),
}
