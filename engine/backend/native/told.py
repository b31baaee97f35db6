"""What a table of calls is told before it is run: arrays that are other ones each time, numbers.

It lies in few lines of a cache, and the native call puts it where kernels read it: what another
step has driven out of the caches takes Python a tenth of a microsecond for each line.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np

from .arrays import ADDRESS_AT, address_of, lines

__all__ = ["Told"]

_POOL, _FIRST, _END, _RUNS = 0, 2, 3, 4  # words of `told_table` in `insight/native/src/pool.c`
_HEAD_WORDS = 13
_BYTES = {"f": 4, "d": 8}


class Told:
    """The words of a table that is laid out.

    Args:
        calls: Where its calls lie, and how many there are.
        words: Their words.
        each_time: How many arrays are other ones each time.
        arrays: At which word one of them goes, which, and how many bytes behind its beginning.
        numbers: At which byte which number goes, in which form.

    Attributes:
        address: What the native call is given.

    """

    def __init__(
        self,
        calls: tuple[int, int],
        words: np.ndarray,
        each_time: int,
        arrays: Sequence[tuple[int, int, int]],
        numbers: Sequence[tuple[int, str, int]],
    ) -> None:
        begin = address_of(words)
        told_arrays = [(which, behind, begin + 8 * word) for word, which, behind in arrays]
        told_numbers = [(which, int(form == "d"), begin + byte) for byte, form, which in numbers]
        given = 1 + max([which for which, _, _ in told_numbers], default=-1)
        sizes = [_HEAD_WORDS, each_time, given, 3 * len(told_arrays), 3 * len(told_numbers)]
        ends = np.cumsum(sizes).tolist()
        self._words = lines((ends[-1],), np.int64)
        at = [address_of(self._words) + 8 * end for end in ends]
        head = [
            *(0, calls[0], 0, 0, 0, calls[1], at[0], -1 if ADDRESS_AT is None else ADDRESS_AT),
            *(at[1], len(told_arrays), len(told_numbers), at[2], at[3]),
        ]
        blanks = (0,) * (each_time + given)
        flat = [word for told in (*told_arrays, *told_numbers) for word in told]
        self._words[:] = [*head, *blanks, *flat]
        self.address = ctypes.c_void_p(address_of(self._words))
        whole = memoryview(self._words).cast("B")
        # Python's own views: NumPy's take some microseconds for each number that is put in.
        self._head = whole.cast("q")
        self._arrays = whole[8 * ends[0] : 8 * ends[1]].cast("q")
        self._numbers = whole[8 * ends[1] : 8 * ends[2]].cast("d")

    def parts(self, pool: int, first: int, end: int) -> None:
        """Which calls are to be made, and the address of the threads that share their work."""
        head = self._head
        head[_POOL], head[_FIRST], head[_END] = pool, first, end

    def arrays(self, arrays: Sequence[np.ndarray]) -> None:
        """The arrays that are other ones each time; they stay until the calls are made."""
        told, where = self._arrays, id if ADDRESS_AT is not None else address_of
        for k, array in enumerate(arrays):
            told[k] = where(array)

    def numbers(self, numbers: Sequence[float]) -> None:
        """The numbers of the calls that follow."""
        told = self._numbers
        for k in range(len(told)):
            told[k] = numbers[k]

    @property
    def runs(self) -> int:
        """How often the last of the calls was made."""
        return self._head[_RUNS]
