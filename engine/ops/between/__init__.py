"""What goes between the processes of a group: operators with gradients, and what they are made of.

Start in `gathering.py`. `moving.py` has the same for bare arrays, through host memory; before
anything is sent, `agreement.py` asks whether all processes mean the same. One process gets back
what it had.

The gradient is that of the sum of all processes' losses. So the walk back communicates too, and
each process has to make it: one whose loss does not depend on what came leaves the others waiting.
"""
