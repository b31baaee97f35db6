"""Exact resume: what a resumable checkpoint holds, and how a run goes on from it.

`training.py` takes the state of a training and puts it back, part by part; `found.py` finds the
file to go on from. How a state stands in a file is `serialization/training_state.py`.
"""
