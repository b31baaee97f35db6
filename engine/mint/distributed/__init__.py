"""Several processes that train together, under PyTorch's names: `engine.mint.distributed`.

One process is all there is so far: rank 0 of 1. What is gathered or reduced among it comes back as
it was, written into the tensors that are given; objects are kept, and no pickle is read. What
needs a second process is refused. These are the objects of `engine.ops.communication`.

>>> import engine
>>> from engine.mint import distributed
>>> distributed.init_process_group()
>>> distributed.get_rank(), distributed.get_world_size()
(0, 1)
>>> gathered = [engine.ops.zeros((2,))]
>>> distributed.all_gather(gathered, engine.Tensor([1.0, 2.0]))
>>> gathered[0].asnumpy()
array([1., 2.], dtype=float32)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
