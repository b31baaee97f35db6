"""Several processes that train together, as the one process means them that this engine has.

Its rank is 0 of 1, and what it communicates comes back as it was, with its gradient. So scripts
for several devices train here as they are; what needs a second process is refused.

>>> from engine.communication import get_group_size, get_rank, init
>>> init()
>>> get_rank(), get_group_size()
(0, 1)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
