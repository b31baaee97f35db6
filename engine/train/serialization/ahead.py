"""A checkpoint that is read while something else goes on."""

from __future__ import annotations

import contextvars
import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, final

from engine.errors import ArgumentTypeError
from engine.nn import Cell

from .formats import formats
from .load import load_checkpoint


@final
class ParamDictFuture:
    """The parameters of a checkpoint that is being read: `result()` waits for them."""

    def __init__(self, loading: Future[dict[str, Any]]) -> None:
        self._loading = loading

    def result(self) -> dict[str, Any]:
        """What `load_checkpoint` returns; asked again, the same.

        Raises:
            Exception: What `load_checkpoint` raised.

        """
        return self._loading.result()


def load_checkpoint_async(
    ckpt_file_name: str | os.PathLike[str],
    net: Cell | None = None,
    strict_load: bool = False,
    filter_prefix: str | list[str] | tuple[str, ...] | None = None,
    dec_key: bytes | None = None,
    dec_mode: str = "AES-GCM",
    specify_prefix: str | list[str] | tuple[str, ...] | None = None,
    choice_func: Callable[[str], bool] | None = None,
) -> ParamDictFuture:
    """Begin to read a checkpoint, in a thread; `result()` gives what `load_checkpoint` returns.

    Until then `net` must be left alone. What is wrong with the file or the arguments is raised by
    `result()`, too.

    Args:
        ckpt_file_name: The file; its ending says the format.
        net: Where the parameters are loaded too.
        strict_load: As in `load_checkpoint`, like the rest.
        filter_prefix: Leave out names that begin with it, or with one of them.
        dec_key: The key of an encrypted file.
        dec_mode: How it was encrypted.
        specify_prefix: Take only names that begin with it, or with one of them.
        choice_func: Says by name which are taken; None: all. Called in the thread.

    Raises:
        TypeError: If `ckpt_file_name` is no path.

    >>> import engine, tempfile
    >>> path = tempfile.mkdtemp() + "/net.ckpt"
    >>> engine.save_checkpoint({"lr": 0.1}, path)
    >>> load_checkpoint_async(path).result()
    {'lr': Parameter (name=lr, shape=(), dtype=Float32, requires_grad=True)}

    """
    if not isinstance(ckpt_file_name, str | os.PathLike):
        where = "load_checkpoint_async(ckpt_file_name)"
        raise ArgumentTypeError.of(where, "a path", ckpt_file_name)
    suffix = Path(ckpt_file_name).suffix
    named = [codec.name for codec in formats().values() if codec.suffix == suffix]
    threads = ThreadPoolExecutor(1, thread_name_prefix="load_checkpoint")
    loading = threads.submit(
        contextvars.copy_context().run,
        load_checkpoint,
        ckpt_file_name,
        net,
        strict_load,
        filter_prefix,
        dec_key,
        dec_mode,
        specify_prefix,
        choice_func,
        format=named[0] if named else "ckpt",
    )
    threads.shutdown(wait=False)  # the thread ends with its one task
    return ParamDictFuture(loading)
