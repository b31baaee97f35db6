"""A graph as an ONNX model: `model.py` puts it together, `writer.py` knows the names in it.

What a primitive is in ONNX says a function in `converters/`, one family a file, found by being
there: `@converts("name of the primitive")` over a function of the writer, the node, and the names
of what it reads, which returns the name of what it makes, or a tuple of them.
"""

from __future__ import annotations

from engine.errors import LibraryMissingError

try:
    import onnx  # noqa: F401
except ImportError as error:
    raise LibraryMissingError.of("engine.train.export.onnx", "onnx", "onnx") from error
