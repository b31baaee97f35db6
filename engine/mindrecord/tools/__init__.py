"""Other data sets, made into record files.

Each has a class, and `transform` of an instance writes the files. Rows and the bytes of files are
those that MindSpore writes of the same data; no OpenCV and no TensorFlow is needed.
"""
