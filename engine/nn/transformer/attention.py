"""Attention of the steps of one sequence to those of another."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.dtype import float16, float32, int32
from engine.nn.cell import Cell
from engine.nn.layer.arguments import positive, truth
from engine.nn.layer.dropout import Dropout
from engine.typed import DTypeLike, Tensor

from .arguments import (
    batch,
    divisible,
    half_or_single,
    kind_of,
    past_inputs,
    rate,
    rows,
    typed_tensor,
)
from .layers import _Linear
from .op_parallel_config import OpParallelConfig, default_dpmp_config
from .past import with_step, without_padding

__all__ = ["MultiHeadAttention"]

# What is added to the score of a step that is masked: no chance in float32, finite in float16.
_MASKED = -10000.0


class MultiHeadAttention(Cell):
    """For each step a mean of values, weighted by how its query fits their keys, by heads.

    With `use_past` a text is continued step by step. First, with
    `add_flags_recursive(is_first_iteration=True)`, as it is at the beginning, come whole sequences;
    then, with False, one step of each at a time, and the keys and values that the call before
    returned.

    Args:
        batch_size: How many samples come. Needed with `use_past` alone.
        src_seq_length: How many steps queries have.
        tgt_seq_length: How many steps keys and values have.
        hidden_size: The length of a step.
        num_heads: How many heads; divides `hidden_size`.
        hidden_dropout_rate: The share of the output to drop while training.
        attention_dropout_rate: The share of the weights to drop while training.
        compute_dtype: In what the dense layers and the products compute, float32 or float16.
        softmax_compute_type: In what the weights are computed.
        param_init_type: The number type of the parameters.
        use_past: Whether keys and values are kept from call to call.
        parallel_config: How it would be cut over devices; recorded.

    Called with `query_tensor`, (batch, src_seq_length, hidden_size) or
    (batch * src_seq_length, hidden_size); `key_tensor` and `value_tensor`, likewise;
    `attention_mask`, (batch, src_seq_length, tgt_seq_length) or with an axis of heads behind the
    batch, 0 where a step is not attended to, or None; and with `use_past` `key_past`,
    (batch, num_heads, size, steps) and `value_past`, (batch, num_heads, steps, size) of float16,
    and `batch_valid_length`, (batch,) of int32: how many steps of each sequence are valid, read the
    first time. Of a single step that follows the mask is made here.

    Returns the output, in the shape and type of the query, and the keys and values in a tuple.

    Raises:
        ArgumentTypeError: If an argument or an input has another type.
        ArgumentValueError: If a size is below 1 or not divisible, or a rate out of its range.
        ShapeError: If an input has another shape.

    Source: Vaswani et al., arXiv:1706.03762. A score that the mask leaves out has 10000 taken off.

    >>> import engine
    >>> from engine.nn.transformer import MultiHeadAttention
    >>> model = MultiHeadAttention(None, 20, 20, hidden_size=15, num_heads=3)
    >>> x, mask = engine.ops.ones((2, 20, 15)), engine.ops.ones((2, 20, 20))
    >>> output, (key, value) = model(x, x, x, mask)
    >>> output.shape, key.shape, value.shape
    ((2, 20, 15), (2, 3, 5, 20), (2, 3, 20, 5))

    """

    def __init__(
        self,
        batch_size: int | None,
        src_seq_length: int,
        tgt_seq_length: int,
        hidden_size: int,
        num_heads: int,
        hidden_dropout_rate: float = 0.1,
        attention_dropout_rate: float = 0.1,
        compute_dtype: DTypeLike = float16,
        softmax_compute_type: DTypeLike = float32,
        param_init_type: DTypeLike = float32,
        use_past: bool = False,
        parallel_config: OpParallelConfig = default_dpmp_config,
    ) -> None:
        super().__init__()
        where = "MultiHeadAttention"
        kind_of(where, parallel_config, OpParallelConfig)
        self.use_past = truth(f"{where}(use_past)", use_past)
        self.batch_size = batch(where, batch_size, use_past)
        self.src_seq_length = positive(f"{where}(src_seq_length)", src_seq_length)
        self.tgt_seq_length = positive(f"{where}(tgt_seq_length)", tgt_seq_length)
        self.hidden_size = positive(f"{where}(hidden_size)", hidden_size)
        self.n_head = positive(f"{where}(num_heads)", num_heads)
        divisible(where, num_heads, hidden_size=hidden_size)
        divisible(where, parallel_config.model_parallel, num_heads=num_heads)
        self.size_per_head = hidden_size // num_heads
        self.dtype = half_or_single(f"{where}(compute_dtype)", compute_dtype)
        softmax_type = half_or_single(f"{where}(softmax_compute_type)", softmax_compute_type)
        self.softmax_dtype = softmax_type
        options = {
            "compute_dtype": compute_dtype,
            "param_init_type": half_or_single(f"{where}(param_init_type)", param_init_type),
        }
        self.projection = _Linear(hidden_size, hidden_size, transpose_b=False, **options)
        self.dropout = Dropout(p=rate(f"{where}(hidden_dropout_rate)", hidden_dropout_rate))
        share = rate(f"{where}(attention_dropout_rate)", attention_dropout_rate)
        self.prob_dropout = Dropout(p=share)
        self.dense1 = _Linear(hidden_size, hidden_size, **options)
        self.dense2 = _Linear(hidden_size, hidden_size, **options)
        self.dense3 = _Linear(hidden_size, hidden_size, **options)
        self.is_first_iteration = True

    def construct(
        self,
        query_tensor: Tensor,
        key_tensor: Tensor,
        value_tensor: Tensor,
        attention_mask: Tensor | None,
        key_past: Tensor | None = None,
        value_past: Tensor | None = None,
        batch_valid_length: Tensor | None = None,
    ) -> tuple[Tensor, Any]:
        past = {
            "key_past": (key_past, None, float16),
            "value_past": (value_past, None, float16),
            "batch_valid_length": (batch_valid_length, None, int32),
        }
        past_inputs("MultiHeadAttention", self.use_past, **past)
        mask = self._heads_mask(attention_mask)
        query = self._split("query_tensor", self.dense1, query_tensor, self.src_seq_length)
        key = self._split("key_tensor", self.dense2, key_tensor, self.tgt_seq_length)
        value = self._split("value_tensor", self.dense3, value_tensor, self.tgt_seq_length)
        key = ops.transpose(key, (0, 1, 3, 2))
        present = key, value
        if self.use_past and self.is_first_iteration:
            present = without_padding(key, value, batch_valid_length)
        elif self.use_past:
            key, value, mask = with_step(key, value, key_past, value_past)
            present = key, value
        out = self.dropout(self.projection(self._attended(query, key, value, mask)))
        out = ops.reshape(out, tuple(query_tensor.shape))
        return ops.cast(out, query_tensor.dtype), present

    def _split(self, name: str, dense: Cell, x: Any, length: int) -> Any:
        """What a dense layer makes of a sequence, by heads: (batch, heads, steps, size)."""
        where = f"MultiHeadAttention({name})"
        typed_tensor(where, x)
        steps = 1 if self.use_past and not self.is_first_iteration else length
        samples = rows(where, x, steps, self.hidden_size)
        flat = ops.cast(ops.reshape(x, (-1, self.hidden_size)), self.dtype)
        made = ops.reshape(dense(flat), (samples, steps, self.n_head, self.size_per_head))
        return ops.transpose(made, (0, 2, 1, 3))

    def _heads_mask(self, mask: Any) -> Any:
        """The mask with an axis for the heads."""
        if mask is None:
            return None
        typed_tensor("MultiHeadAttention(attention_mask)", mask)
        return ops.expand_dims(mask, 1) if len(mask.shape) == 3 else mask

    def _attended(self, query: Any, key: Any, value: Any, mask: Any) -> Any:
        """The weighted values of all heads, (batch * steps, hidden_size)."""
        # Each by the fourth root of the size, so that no product leaves float16.
        factor = ops.cast(ops.full((), math.sqrt(math.sqrt(self.size_per_head))), query.dtype)
        scores = ops.matmul(ops.div(query, factor), ops.div(key, factor))
        weighed = ops.cast(scores, self.softmax_dtype)
        if mask is not None:
            left_out = ops.sub(1.0, ops.cast(mask, self.softmax_dtype))
            weighed = ops.add(ops.mul(left_out, _MASKED), weighed)
        weights = self.prob_dropout(ops.cast(ops.softmax(weighed, -1), scores.dtype))
        merged = ops.transpose(ops.matmul(weights, value), (0, 2, 1, 3))
        return ops.reshape(merged, (-1, self.hidden_size))
