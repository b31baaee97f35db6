"""Tensors that processes hold in parts; start in `sharded_array.py`."""
