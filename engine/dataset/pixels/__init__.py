"""Pixels of arrays changed as OpenCV changes them, without it: the arithmetic of `vision`.

Here are functions of arrays alone. Whole numbers are computed with the number of bits and the
rounding that OpenCV has, so that results agree with those of MindSpore, which calls it.
"""
