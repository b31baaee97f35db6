"""Settings that are only recorded: nothing here computes otherwise for them.

MindSpore has them for a search of strategies, for parameter servers and for its own kernels, none
of which are here. `table.py` has a row for each, `functions.py` makes of the rows what is called.
"""
