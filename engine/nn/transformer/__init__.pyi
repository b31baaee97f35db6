from .attention import MultiHeadAttention
from .configs import TransformerOpParallelConfig, TransformerRecomputeConfig
from .decoder import TransformerDecoder
from .decoder_layer import TransformerDecoderLayer
from .embedding import VocabEmbedding
from .encoder import TransformerEncoder
from .encoder_decoder import Transformer
from .encoder_layer import TransformerEncoderLayer
from .feed_forward import FeedForward
from .fixed_sparse_attention import FixedSparseAttention
from .loss import CrossEntropyLoss
from .masks import AttentionMask
from .moe import MoEConfig
from .op_parallel_config import EmbeddingOpParallelConfig, OpParallelConfig

__all__ = [
    "AttentionMask",
    "CrossEntropyLoss",
    "EmbeddingOpParallelConfig",
    "FeedForward",
    "FixedSparseAttention",
    "MoEConfig",
    "MultiHeadAttention",
    "OpParallelConfig",
    "Transformer",
    "TransformerDecoder",
    "TransformerDecoderLayer",
    "TransformerEncoder",
    "TransformerEncoderLayer",
    "TransformerOpParallelConfig",
    "TransformerRecomputeConfig",
    "VocabEmbedding",
]
