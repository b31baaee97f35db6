"""Workers: who else makes rows of a pipeline, and how their results come back in order.

An operation says what is to be done with an item (`work`), how many are to do it and where: in
threads or in processes. `in_order.py` deals items out and gives results in the order of the items;
`threads.py` and `processes.py` are the two crews it deals to; `staff.py` keeps them for as long as
an iterator lives. What travels between processes is packed in `parcel.py` and lies in the memory
of `slot.py`. See decisions/0052-workers-fork.md.
"""

from __future__ import annotations
