"""A graph as MindSpore's representation: `model.py` puts it together, `writer.py` knows its names.

What a primitive is there says a function in `converters/`, one family a file, found by being there:
`@converts("name of the primitive")` over a function of the writer, the node, and the names of what
it reads, which returns the name of what it makes, or a tuple of them.
"""
