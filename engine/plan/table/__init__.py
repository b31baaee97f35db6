"""A graph laid out in memory that stays: kernels in a table, operators of NumPy's between them.

`lying.py` says in which order the axes of each value are going to lie, `members.py` what a node can
be in a chain, `units.py` puts chains together, `chains.py` makes programs of them, `laid.py` gives
each unit its call, `joined.py` those that one pass computes, `single.py` others, `rooms.py` gives
each value its memory, and `tabled.py` runs it all. `wanted.py` says where products go, `abreast.py`
which units are done sample by sample.
"""

from .tabled import BusyError, Tabled, table_of

__all__ = ["BusyError", "Tabled", "table_of"]
