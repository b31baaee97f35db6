"""Second-order training: layers that gather, and the inverses that turn gradients into steps."""
