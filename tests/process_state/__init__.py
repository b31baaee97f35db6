"""Puts the state of the process back after each test, whatever a test did to it.

Which tests share a process depends on how fast the others are, so what one leaves behind makes
another fail by chance. `restoring.py` is what pytest calls. It is told of no module of ours:
`finding.py` walks from the modules of the three packages to all that can change in them, and
`state.py` compares that with a copy. `surroundings.py` lists what Python and its libraries keep.

Three kinds stay, on purpose. Counters only grow: a number given twice would be worse than a gap.
Values that functions keep are in `caches.py`. What a module does when it is loaded
(`loading.py`), and what a fixture of a wider scope does, is no trace of the test it happens in.

INSIGHT_TEST_LEFT=FILE writes there what each test left, a line each: the test, and the name.
"""
