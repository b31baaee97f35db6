"""Optimizers whose groups hold all their options, and schedulers that change their rates.

>>> import engine
>>> from engine.experimental import optim
>>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
>>> optimizer = optim.SGD([weight], lr=0.5)
>>> scheduler = optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
>>> for _ in range(2):
...     _ = optimizer((engine.Tensor([1.0]),))
...     _ = scheduler.step()
>>> weight.asnumpy(), [float(rate) for rate in scheduler.get_last_lr()]
(array([0.25], dtype=float32), [0.125])
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
