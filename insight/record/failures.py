"""What becomes of what the disk refuses: it is raised, or told once."""

from __future__ import annotations

import logging

from insight.errors import RecordingError

_LOGGER = logging.getLogger("insight.record")


class Failures:
    """The failures of one recorder.

    Args:
        raised: Whether who recorded gets the error; else what cannot be written is given up, the
            first time with a warning.

    """

    def __init__(self, *, raised: bool) -> None:
        self._raised = raised
        self._told = False

    def failed(self, error: Exception) -> bool:
        """False, after one warning for all failures; or the error, where they are to be raised.

        Raises:
            RecordingError: If the recorder was made with `raise_exception`.

        """
        if self._raised:
            raise RecordingError(f"Recording failed: {error}.") from error
        self.tell(error)
        return False

    def failed_unseen(self, error: Exception) -> None:
        """As `failed`, where nobody waits: what is to be raised is, by the end of the recorder."""
        if not self._raised:
            self.tell(error)

    def tell(self, error: Exception) -> None:
        """The one warning, unless it was told already."""
        if not self._told:
            self._told = True
            _LOGGER.warning(
                "Recording failed: %s. What cannot be written is lost, training goes on, later "
                "steps are tried anew, and this is the only warning.",
                error,
            )
