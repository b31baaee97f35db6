"""An ONNX model as a program: `model.py` puts it together, `node.py` knows what a node says.

What an operator of ONNX computes says a function in `converters/`, one family a file, found by
being there: `@reads("Conv")` over a function of the node, which returns a function of tensors.
"""

from __future__ import annotations

from engine.errors import LibraryMissingError

try:
    import onnx  # noqa: F401
except ImportError as error:
    raise LibraryMissingError.of("engine.train.loading.onnx", "onnx", "onnx") from error
