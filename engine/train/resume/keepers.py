"""Objects that keep state of their own: by two methods, or as generators of random numbers.

They are attributes of cells, functions of pipelines, loss scale managers. What has `state_dict`
and `load_state_dict` says itself what it knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from engine.backend import set_standing, standing
from engine.nn import Cell
from engine.ops.generator import Generator
from engine.ops.operations.random import Seeded
from engine.tensor import Tensor

_GENERATORS = Generator | Seeded | np.random.Generator
# Of most attributes of cells, asked first: what follows looks up names.
_PLAIN = frozenset({bool, int, float, str, type(None), tuple, list, dict, set, np.ndarray})


def keepers_in(values: Iterable[Any]) -> list[Any]:
    """Those of the values that keep state, in their order; cells are asked as cells."""
    return [value for value in values if _keeps(value)]


def kept(keepers: Sequence[Any]) -> list[Any]:
    """What each knows."""
    return [_told(keeper) for keeper in keepers]


def keep(keepers: Sequence[Any], states: Sequence[Any]) -> None:
    """Give each back what it knew."""
    for keeper, state in zip(keepers, states, strict=False):
        _take_back(keeper, state)


def _keeps(value: Any) -> bool:
    if type(value) in _PLAIN:
        return False
    if isinstance(value, _GENERATORS):
        return True
    if isinstance(value, Cell | type):
        return False
    return all(callable(getattr(value, name, None)) for name in ("state_dict", "load_state_dict"))


def _told(keeper: Any) -> Any:
    if isinstance(keeper, Generator):
        return keeper.get_state().asnumpy()
    if not isinstance(keeper, _GENERATORS):
        return keeper.state_dict()
    source = keeper.own if isinstance(keeper, Seeded) else keeper
    state = None if source is None else standing(source)
    return state if state is None or isinstance(state, dict) else state.get()


def _take_back(keeper: Any, state: Any) -> None:
    if isinstance(keeper, Generator):
        keeper.set_state(Tensor(state))
    elif not isinstance(keeper, _GENERATORS):
        keeper.load_state_dict(state)
    elif state is not None:
        set_standing(keeper.begun() if isinstance(keeper, Seeded) else keeper, state)
