"""What arrays held before somebody wrote to them."""

from __future__ import annotations

from typing import Any

import numpy as np

from .whole import counterpart, whole_of


class Earlier:
    """The numbers that are now in the memory of an array, for whoever asks later.

    Of a GPU's memory they are kept for the array itself, not for others that lie there too.

    >>> x = np.zeros((2, 3))
    >>> earlier = Earlier(x[0])
    >>> x[:] = 1.0
    >>> earlier.of(x[:, 1])
    array([0., 0.])
    """

    def __init__(self, array: Any) -> None:
        self._whole = whole_of(array)
        is_numpy = isinstance(array, np.ndarray)
        self._copy = self._whole.copy(order="K") if is_numpy else array.copy()

    @staticmethod
    def memory(array: Any) -> int:
        """What arrays that lie in one memory have in common."""
        return id(whole_of(array))

    def of(self, array: Any) -> Any:
        """What an array of that memory held then.

        Of memory with holes, which only a user can have made, what its parts hold is not known.
        """
        if array is self._whole:
            return self._copy
        if self._copy.strides != self._whole.strides:
            return array
        return counterpart(array, self._whole, self._copy)
