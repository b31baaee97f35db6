"""Random numbers of one's own: a generator with its seed and how far it has been drawn from."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import beside_the_graph, read
from engine.backend import Counting, array, asnumpy, default_xp, drawn_from
from engine.errors import ArgumentTypeError, StateError, compose

__all__: list[str] = []


class Generator(Counting):
    """Draws that repeat from the same seed on: what methods such as `Tensor.normal_` take.

    >>> import engine
    >>> source = Generator().manual_seed(5)
    >>> first = engine.ops.zeros((3,)).uniform_(generator=source)
    >>> again = engine.ops.zeros((3,)).uniform_(generator=source.manual_seed(5))
    >>> bool((first == again).all())
    True

    """

    def __init__(self) -> None:
        self.stands_at = 0, 0  # the seed, and how often it was drawn from

    def manual_seed(self, seed: int) -> Generator:
        """Begin anew at a seed; the generator itself.

        Raises:
            ArgumentTypeError: If it is no int.

        """
        if not isinstance(seed, int | np.integer) or isinstance(seed, bool):
            raise ArgumentTypeError.of("Generator.manual_seed", "an int", seed)
        self.stands_at = int(seed) % 2**64, 0
        return self

    def seed(self) -> int:
        """Begin anew at a seed that nobody knows, and tell it."""
        return self.manual_seed(secrets.randbits(32)).initial_seed()

    def initial_seed(self) -> int:
        """The seed that it began with; 0 before any."""
        return self.stands_at[0]

    def get_state(self) -> Any:
        """The seed, and how often it was drawn from, as 16 bytes: a uint8 tensor."""
        numbers = np.array(self.stands_at, "<u8")
        return Value.wrap(array(numbers.view(np.uint8)))

    def set_state(self, state: Any) -> None:
        """Go on where a generator stood that had this state.

        Raises:
            StateError: If it is none.

        """
        held = asnumpy(read(state)) if isinstance(state, Value) else None
        if held is None or held.dtype != np.uint8 or held.shape != (16,):
            got = type(state).__name__ if held is None else f"{held.dtype} {held.shape}"
            raise StateError(compose("Generator.set_state", "16 bytes of get_state", got))
        seed, drawn = map(int, np.ascontiguousarray(held).view("<u8"))
        self.stands_at = seed, drawn

    def next_source(self) -> Any:
        """What the next draw is taken from: a generator of the array library."""
        beside_the_graph("a generator of the user's is drawn from")
        return drawn_from(self, self)._next()

    def _next(self) -> Any:
        seed, drawn = self.stands_at
        self.stands_at = seed, drawn + 1
        sequence = np.random.SeedSequence([seed, drawn])
        return default_xp().random.default_rng(int(sequence.generate_state(1, np.uint64)[0]))


class _Default(Generator):
    """That of methods which are given none; asleep until it is given a seed."""

    def __init__(self) -> None:
        super().__init__()
        self.awake = False

    def manual_seed(self, seed: int) -> Generator:
        self.awake = True
        return super().manual_seed(seed)

    def set_state(self, state: Any) -> None:
        super().set_state(state)
        self.awake = True


default_generator = _Default()


def source_of(where: str, generator: Any) -> Any:
    """What a draw is taken from; None: the generator that `set_seed` starts.

    Raises:
        ArgumentTypeError: If it is given something else than a Generator.

    """
    if generator is None:
        return default_generator.next_source() if default_generator.awake else None
    if not isinstance(generator, Generator):
        raise ArgumentTypeError.of(f"{where}(generator)", "a Generator or None", generator)
    return generator.next_source()


def manual_seed(seed: int) -> Generator:
    """Let the methods that draw random numbers in place begin at a seed; their generator.

    Other random operators follow `set_seed`, as in MindSpore.

    Raises:
        ArgumentTypeError: If it is no int.

    """
    return default_generator.manual_seed(seed)


def seed() -> int:
    """As `manual_seed`, with a seed that nobody knows; the seed."""
    return default_generator.seed()


def initial_seed() -> int:
    """The seed that was given to `manual_seed`; 0 before."""
    return default_generator.initial_seed()


def get_rng_state() -> Any:
    """How far `manual_seed`'s generator has been drawn from, as `Generator.get_state`."""
    return default_generator.get_state()


def set_rng_state(state: Any) -> None:
    """Let it go on where it had this state.

    Raises:
        StateError: If the state is none.

    """
    default_generator.set_state(state)
