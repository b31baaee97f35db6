"""What the program writes to its terminal, recorded as lines, by file descriptor.

A process of ours stands between the program and where its output went: it shows at once what comes,
and records it behind that. `capture.py` is the program's side, `tee.py` the process.
"""
