"""Functions of networks under PyTorch's names: `engine.mint.nn.functional`.

>>> import engine
>>> import engine.mint.nn.functional as F
>>> F.leaky_relu(engine.Tensor([-1.0, 2.0]), 0.5).asnumpy()
array([-0.5,  2. ], dtype=float32)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
