"""The messages of TensorBoard's event files, under the names that TensorFlow gives them.

Event                  what a file holds, one a record
├── Summary            values of one step: scalar, image, histogram, audio, or a tensor
│   └── SummaryMetadata    which plugin a tensor belongs to, and what the plugin keeps with it
└── GraphDef           the network; `Event.graph_def` holds its bytes
HParamsPluginData      the content of the metadata of the plugin `hparams`
Layout                 the tensor of the plugin `custom_scalars`

A file may hold names that are no UTF-8. So tags, keys and descriptions are bytes here; the other
names are `str`, or `bytes` where they are no UTF-8. `as_text` takes either. Maps of TensorFlow are
entries with `key` and `value`.
"""

from __future__ import annotations

from insight.format.proto.tensorboard_graph_pb2 import (
    AttrEntry,
    AttrValue,
    FunctionDef,
    GraphDef,
    NodeDef,
)
from insight.format.proto.tensorboard_hparams_pb2 import (
    Experiment,
    HParamInfo,
    HParamsPluginData,
    MetricInfo,
    SessionEndInfo,
    SessionStartInfo,
    Status,
)
from insight.format.proto.tensorboard_hparams_pb2 import Value as HParamValue
from insight.format.proto.tensorboard_layout_pb2 import Category, Chart, Layout
from insight.format.proto.tensorboard_pb2 import Event, SessionLog, Summary, SummaryMetadata
from insight.format.proto.tensorboard_tensor_pb2 import DataType, TensorProto, TensorShapeProto

from .tensor import tensor_array, tensor_shape

FILE_VERSION = "brain.Event:2"
"""What the first record of a file says."""

__all__ = [
    "FILE_VERSION",
    "AttrEntry",
    "AttrValue",
    "Category",
    "Chart",
    "DataType",
    "Event",
    "Experiment",
    "FunctionDef",
    "GraphDef",
    "HParamInfo",
    "HParamValue",
    "HParamsPluginData",
    "Layout",
    "MetricInfo",
    "NodeDef",
    "SessionEndInfo",
    "SessionLog",
    "SessionStartInfo",
    "Status",
    "Summary",
    "SummaryMetadata",
    "TensorProto",
    "TensorShapeProto",
    "as_text",
    "tensor_array",
    "tensor_shape",
]


def as_text(name: bytes | str) -> str:
    r"""`name` as a file holds it, bytes that are no UTF-8 shown as U+FFFD.

    >>> as_text(b"gr\xc3\xb6\xc3\x9fe"), as_text(b"\xff"), as_text("loss")
    ('größe', '�', 'loss')

    """
    return name if isinstance(name, str) else name.decode(errors="replace")
