"""The sizes of the networks that all peers define; nothing of any library."""

MLP_WIDTHS = (784, 512, 256, 10)

RESNET_WIDTHS = (16, 32, 64)
RESNET_BLOCKS = 3  # of each width

# A Transformer encoder: the length of a step, and of what lies between the two dense layers.
WIDTH, INNER = 128, 512
HEADS, LAYERS = 4, 2
STEPS = 64  # of a sequence
