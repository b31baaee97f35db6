"""What must be imported before a server answers its first request."""

from __future__ import annotations

from contextlib import suppress


def import_what_misleads_threads() -> None:
    """Import pyarrow, where it is, and Pillow before other threads can ask what they hold.

    A class of several abstract bases answers, while it is being made, with what its first base
    knows: pyarrow's map scalar, a Sequence and a Mapping, so says for a moment that a tuple is a
    Mapping. Whoever asks then is told so for ever, since Python keeps the answer, and the server
    would answer nothing any more. pandas imports pyarrow wherever it finds one. Without pyarrow
    nothing that is imported later makes such a class; tests watch that with it and without.

    plotly, which writes the answers, asks of each value whether it is a picture of Pillow, if that
    is loaded: where another thread had begun to, for the first picture, it has no such class yet.
    """
    import PIL.Image  # noqa: F401

    with suppress(ImportError):  # not there, or not for this machine: pandas does without, too
        import pyarrow.lib  # noqa: F401
