"""What users ask of the part of MindSpore that runs operators one by one."""

from __future__ import annotations

from .stream import synchronize


class PynativeExecutor:
    """`_pynative_executor` of MindSpore, as far as it has a meaning here."""

    def sync(self) -> None:
        """Wait until all that was asked for is computed."""
        synchronize()


executor = PynativeExecutor()
