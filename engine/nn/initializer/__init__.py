"""Initial values: what the numbers of a new parameter are drawn from.

>>> from engine.nn.initializer import HeUniform, initializer
>>> initializer("ones", (1, 2)).asnumpy()
array([[1., 1.]], dtype=float32)
>>> initializer(HeUniform(), (3, 4)).shape
(3, 4)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
