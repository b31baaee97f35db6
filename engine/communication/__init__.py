"""Several processes that train together: groups, ranks, and tensors that go from one to others.

`insight launch -n 2 SCRIPT` starts two, which MPI connects at `init`. A process that nobody started
beside others is rank 0 of 1, and what it communicates comes back as it was, with its gradient: so
scripts for several devices train in it as they are.

>>> from engine.communication import get_group_size, get_rank, init
>>> init()
>>> get_rank(), get_group_size()
(0, 1)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
