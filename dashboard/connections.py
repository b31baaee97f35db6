"""Which connections a server keeps: a policy of values, without a socket.

A connection costs whoever opens it nothing, so nobody may hold many for long: those that ask for
nothing end soon, each address has a share, and what nobody reads is not kept.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

# In WSGI's environment, to be called: this answer is the connection's last; it is given only after
# so many seconds, which hold no thread.
CLOSES = "insight.closes"
LATE = "insight.late"

State = Literal["silent", "asking", "sending a body", "answered", "idle", "unread", "late"]
"""What a connection is about: `answered` is one whose answer is being made, `unread` one that has
not taken all of it, `late` one whose answer is held back, `idle` one that may ask again."""
_GIVES_WAY: dict[str, int] = {"silent": 0, "idle": 0, "asking": 1, "late": 2}


class Limits(NamedTuple):
    """How much a server keeps for those who connect to it."""

    most: int = 1_000
    """Connections at once."""
    share: int = 500
    """Those of one address; everybody behind a proxy has the same."""
    silent_s: float = 5.0
    """From the beginning to the whole head of the first request."""
    asking_s: float = 10.0
    """For the head of a later request, from its first byte."""
    body_s: float = 60.0
    """For a whole request."""
    idle_s: float = 60.0
    """Between an answer and the next request."""
    unread_s: float = 20.0
    """Without a byte of an answer taken."""
    unread_bytes: int = 64 << 20
    """Of all answers: no other is begun while more than this waits to be taken."""
    waiting_threads: int = 4
    """Threads that wait until a client takes more of a long answer."""
    look_s: float = 1.0
    """Between two looks at all connections."""


class Standing(NamedTuple):
    """How one connection stands."""

    address: str
    state: State
    since: float
    """When the state began, or bytes of the answer were taken last, by a clock that only grows."""
    unread: int = 0
    """Bytes that wait to be taken."""
    taken: int | None = None
    """Bytes taken since the last look; None where nothing waited then."""
    holds_thread: bool = False


def overdue(standings: Mapping[int, Standing], now: float, limits: Limits) -> list[int]:
    """The connections whose time is up.

    >>> overdue({7: Standing("127.0.0.1", "silent", since=0)}, 9.0, Limits())
    [7]

    """
    allowed_s = {
        "silent": limits.silent_s,
        "asking": limits.asking_s,
        "sending a body": limits.body_s,
        "idle": limits.idle_s,
        "unread": limits.unread_s,
    }
    never = float("inf")
    return [
        key for key, one in standings.items() if now - one.since > allowed_s.get(one.state, never)
    ]


def unread(standings: Mapping[int, Standing], limits: Limits) -> list[int]:
    """The connections that end because clients leave too much untaken, the slowest first.

    Whoever began since the last look is not judged yet; a single one may be as slow as it likes.
    """
    slow = sorted(
        (key for key, one in standings.items() if one.unread and one.taken is not None),
        key=lambda key: (standings[key].taken, -standings[key].unread),
    )
    too_many = sum(one.unread for one in standings.values()) - limits.unread_bytes
    waiting = sum(one.holds_thread for one in standings.values()) - limits.waiting_threads
    ended = []
    for key in slow[: len(standings) - 1]:
        one = standings[key]
        if too_many > 0 or (waiting > 0 and one.holds_thread):
            ended.append(key)
            too_many -= one.unread
            waiting -= one.holds_thread
    return ended


def is_full(standings: Mapping[int, Standing], address: str, limits: Limits) -> bool:
    """Whether one from this address needs another to give way."""
    of_address = sum(one.address == address for one in standings.values())
    return len(standings) >= limits.most or of_address >= limits.share


def giving_way(standings: Mapping[int, Standing], address: str, limits: Limits) -> int | None:
    """Which connection ends so that one from `address` has a place; None where none can.

    An address that has its share gives way itself, else the one that has most. Whoever asks for
    nothing goes first, those that wait for an answer never.
    """
    held = Counter(one.address for one in standings.values())
    crowd = (
        address if held[address] >= limits.share else max(held, key=held.__getitem__, default="")
    )
    can = [key for key, one in standings.items() if one.state in _GIVES_WAY]
    ours = [key for key in can if standings[key].address == crowd]
    left = ours if crowd == address else ours or can
    return min(left, key=lambda key: _rank(standings[key]), default=None)


def _rank(one: Standing) -> tuple[int, float]:
    return _GIVES_WAY[one.state], one.since


def address_of(told: Iterable[object]) -> str:
    """Whom an address of a socket belongs to: of IPv6 everybody has a network, not one address.

    >>> address_of(("2001:db8::1:2", 5)), address_of(("::ffff:10.0.0.1", 5)), address_of(("::1",))
    ('2001:db8::/64', '10.0.0.1', '::1')

    """
    text = str(next(iter(told), "")).partition("%")[0]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return text
    if isinstance(address, ipaddress.IPv4Address) or address.is_loopback:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
