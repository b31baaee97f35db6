"""Memory in which the samples are innermost, and what fills it: for many samples of few numbers.

`forms.py` has what can be laid out so, `steps.py` and `fused.py` the steps, by NumPy and by native
code, `waiting.py` and `convolving.py` what waits for who reads it.
"""
