"""MINDIR files as programs: start in `model.py`.

`walk.py` follows the nodes, into the graphs that they call; what is known while reading, tuples and
numbers, is settled there. For each operator of MindSpore's there is a function in `converters/`,
one family a file, found by being there: it gets the operator's inputs in MindSpore's order, those
that are settings as Python's values.
"""
