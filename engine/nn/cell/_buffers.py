"""Buffers: tensors that belong to a cell's state but that training does not change."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.errors import ArgumentTypeError, AttributeMissingError
from engine.tensor import Tensor

from ._tree import Tree, check_member_name, holders, holders_at


class Buffer(Tensor):
    """A tensor that a cell registers as a buffer when it is assigned to an attribute.

    Args:
        data: A tensor, array or lists.
        persistent: Whether the buffer is part of the cell's `state_dict`.

    >>> from engine import nn
    >>> cell = nn.Cell()
    >>> cell.total = nn.Buffer([0, 0])
    >>> [name for name, buffer in cell.named_buffers()]
    ['total']

    """

    def __init__(self, data: Any, *, persistent: bool = True) -> None:
        super().__init__(data)
        self.persistent = persistent

    def __deepcopy__(self, memo: dict[int, Any]) -> Buffer:
        return Buffer(self, persistent=self.persistent)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Buffer, persistent=self.persistent), (self.asnumpy(),)


def is_buffer(value: Any) -> bool:
    """Whether a tensor was made a buffer, by its class or by `register_buffer`."""
    return isinstance(value, Tensor) and "persistent" in vars(value)


class Buffers(Tree):
    """State that is not trained."""

    _buffers: OrderedDict[str, Any]
    _passing: set[str]

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """Add a buffer.

        Args:
            name: The attribute under which it is reached.
            tensor: The buffer, or None for a place that is empty so far.
            persistent: Whether it is part of `state_dict`.

        Raises:
            ArgumentTypeError: If the name is not a str or the buffer not a tensor.
            MemberNameError: If the name is taken, empty or holds a dot.

        >>> import engine
        >>> from engine import nn
        >>> cell = nn.Cell()
        >>> cell.register_buffer("steps", engine.Tensor([0]))
        >>> cell.steps
        Tensor(shape=[1], dtype=Int64, value= [0])

        """
        if not isinstance(name, str):
            raise ArgumentTypeError.of("register_buffer(name)", "a str", name)
        if tensor is not None and not isinstance(tensor, Tensor):
            raise ArgumentTypeError.of("register_buffer(tensor)", "a Tensor or None", tensor)
        check_member_name(self, "register_buffer", name, self._buffers)
        self._buffers[name] = tensor
        self.__dict__[name] = tensor
        if tensor is not None:
            vars(tensor)["persistent"] = persistent  # a buffer wherever else it is assigned
        (self._passing.discard if persistent else self._passing.add)(name)

    def buffers(self, recurse: bool = True) -> Iterator[Tensor]:
        """The buffers of this cell and, with `recurse`, of those below."""
        return (buffer for _, buffer in self.named_buffers(recurse=recurse))

    def named_buffers(
        self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Tensor]]:
        """The buffers with their dotted names.

        Args:
            prefix: What stands before the names, a dot behind it.
            recurse: Whether the buffers of the cells below are meant too.
            remove_duplicate: Whether a buffer under two names appears once.

        """
        met: set[int] = set()
        cells = holders(self, prefix) if recurse else [(prefix, self)]
        for cell_name, cell in cells:
            for name, buffer in cell._buffers.items():
                if buffer is None or (remove_duplicate and id(buffer) in met):
                    continue
                met.add(id(buffer))
                yield (f"{cell_name}.{name}" if cell_name else name), buffer

    def get_buffer(self, target: str) -> Any:
        """The buffer at a dotted name.

        Args:
            target: Names of attributes with dots between: `net_b.total`.

        Raises:
            AttributeMissingError: If there is none, or the name is not a str.

        """
        if not isinstance(target, str):
            got = type(target).__name__
            raise AttributeMissingError(f"get_buffer(target) expected a str, got {got}.")
        *path, name = target.split(".")
        for cell in holders_at(self, tuple(path)):
            if cell._buffers.get(name) is not None:
                return cell._buffers[name]
        known = [known for known, _ in self.named_buffers()]
        raise AttributeMissingError(
            f"get_buffer expected one of {known}, got {target!r}, which is no buffer."
        )
