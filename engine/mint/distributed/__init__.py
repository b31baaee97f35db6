"""Several processes that train together, under PyTorch's names: `engine.mint.distributed`.

What is gathered or reduced is written into the tensors that are given. Of Python's objects those go
to other processes that `all_gather_object` lists; no pickle is read. A process that nobody started
beside others, as `insight launch` does, is rank 0 of 1 and gets back what it had. These are the
objects of `engine.ops.communication`.

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
