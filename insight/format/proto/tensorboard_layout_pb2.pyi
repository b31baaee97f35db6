from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Layout(_message.Message):
    __slots__ = ("version", "category")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    CATEGORY_FIELD_NUMBER: _ClassVar[int]
    version: int
    category: _containers.RepeatedCompositeFieldContainer[Category]
    def __init__(self, version: _Optional[int] = ..., category: _Optional[_Iterable[_Union[Category, _Mapping]]] = ...) -> None: ...

class Category(_message.Message):
    __slots__ = ("title", "chart", "closed")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    CHART_FIELD_NUMBER: _ClassVar[int]
    CLOSED_FIELD_NUMBER: _ClassVar[int]
    title: bytes
    chart: _containers.RepeatedCompositeFieldContainer[Chart]
    closed: bool
    def __init__(self, title: _Optional[bytes] = ..., chart: _Optional[_Iterable[_Union[Chart, _Mapping]]] = ..., closed: bool = ...) -> None: ...

class Chart(_message.Message):
    __slots__ = ("title", "multiline", "margin")
    class Multiline(_message.Message):
        __slots__ = ("tag",)
        TAG_FIELD_NUMBER: _ClassVar[int]
        tag: _containers.RepeatedScalarFieldContainer[bytes]
        def __init__(self, tag: _Optional[_Iterable[bytes]] = ...) -> None: ...
    class Margin(_message.Message):
        __slots__ = ("series",)
        class Series(_message.Message):
            __slots__ = ("value", "lower", "upper")
            VALUE_FIELD_NUMBER: _ClassVar[int]
            LOWER_FIELD_NUMBER: _ClassVar[int]
            UPPER_FIELD_NUMBER: _ClassVar[int]
            value: bytes
            lower: bytes
            upper: bytes
            def __init__(self, value: _Optional[bytes] = ..., lower: _Optional[bytes] = ..., upper: _Optional[bytes] = ...) -> None: ...
        SERIES_FIELD_NUMBER: _ClassVar[int]
        series: _containers.RepeatedCompositeFieldContainer[Chart.Margin.Series]
        def __init__(self, series: _Optional[_Iterable[_Union[Chart.Margin.Series, _Mapping]]] = ...) -> None: ...
    TITLE_FIELD_NUMBER: _ClassVar[int]
    MULTILINE_FIELD_NUMBER: _ClassVar[int]
    MARGIN_FIELD_NUMBER: _ClassVar[int]
    title: bytes
    multiline: Chart.Multiline
    margin: Chart.Margin
    def __init__(self, title: _Optional[bytes] = ..., multiline: _Optional[_Union[Chart.Multiline, _Mapping]] = ..., margin: _Optional[_Union[Chart.Margin, _Mapping]] = ...) -> None: ...
