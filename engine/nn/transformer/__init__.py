"""MindSpore 1.x's transformers, whose dense layers compute in float16: `mindspore.nn.transformer`.

Later versions have them in `mindspore.parallel._transformer`, which is served here, too. How they
would be cut over devices is recorded: one process computes all of them.

>>> import engine
>>> from engine.nn import transformer
>>> config = transformer.TransformerOpParallelConfig(recompute=True)
>>> encoder = transformer.TransformerEncoder(
...     batch_size=2, num_layers=2, hidden_size=8, ffn_hidden_size=16, seq_length=4, num_heads=2,
...     parallel_config=config,
... )
>>> masks = transformer.AttentionMask(seq_length=4)(engine.ops.ones((2, 4)))
>>> output, present = encoder(engine.ops.ones((2, 4, 8)), masks)
>>> output.shape, len(present)
((2, 4, 8), 2)
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
