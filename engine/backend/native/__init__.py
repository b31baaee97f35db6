"""Kernels in machine code: the C of `insight/native/src`, and the threads that share its work.

What stands here takes NumPy's arrays of float32 and says of others that it does not, by None: the
caller then has its NumPy form. decisions/0132 says why.
"""
