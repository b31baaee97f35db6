"""Modules that are loaded while tests run: what they change by it is no trace of the test."""

from __future__ import annotations

import threading
import types
from importlib.machinery import SourceFileLoader

from .finding import is_own
from .state import State


class Loading:
    """Has a state learn each of our modules as soon as it is there, before a test changes it.

    What the module adds to others then, such as itself to a family, stays for good.

    Attributes:
        has_reloaded: Whether a module that was there was run again; all of it may be another now.

    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._here = threading.local()
        self._execute = SourceFileLoader.exec_module
        self.has_reloaded = False

    def begin(self) -> None:
        """Watch from now on; what is there was learned."""

        def exec_module(loader: SourceFileLoader, module: types.ModuleType) -> None:
            self._run(loader, module)

        SourceFileLoader.exec_module = exec_module  # type: ignore[method-assign]

    def end(self) -> None:
        SourceFileLoader.exec_module = self._execute  # type: ignore[method-assign]

    def _run(self, loader: SourceFileLoader, module: types.ModuleType) -> None:
        is_inside = getattr(self._here, "is_inside", False)
        if not is_own(module.__name__) or is_inside:
            self._execute(loader, module)
        elif self._state.knows(module):
            self.has_reloaded = True
            self._execute(loader, module)
        else:
            self._here.is_inside = True
            try:
                with self._state.absorbing(in_session=True, loaded=[module]):
                    self._execute(loader, module)
            finally:
                self._here.is_inside = False
