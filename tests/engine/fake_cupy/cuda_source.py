"""The CUDA source of a kernel as CuPy generates it, with small types in place of CuPy's headers.

The function around the operation has the words that CuPy 14 puts there: one reference for each
array that is not raw, the inputs constant. The headers are ours: an array that can be indexed, and
a half-precision number with the conversions of CuPy's (from float and to float on its own, from all
else when asked), because conversions are what C++ refuses. CuPy's own have more functions; a source
that needs one of those is refused here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .elementwise import Launch, Parameter

_CTYPES = {
    "int32": "int",
    "int64": "long long",
    "float16": "float16",
    "float32": "float",
    "float64": "double",
}

_TYPES = """
template <typename T> struct Array {
    T *data;
    __device__ T &operator[](ptrdiff_t i) { return data[i]; }
    __device__ const T &operator[](ptrdiff_t i) const { return data[i]; }
};

class float16 {
    unsigned short bits;
  public:
    __device__ float16() {}
    __device__ float16(float value) : bits((unsigned short)(__float_as_int(value) >> 16)) {}
    explicit __device__ float16(bool value) : float16((float)value) {}
    explicit __device__ float16(double value) : float16((float)value) {}
    explicit __device__ float16(int value) : float16((float)value) {}
    explicit __device__ float16(unsigned int value) : float16((float)value) {}
    explicit __device__ float16(long long value) : float16((float)value) {}
    explicit __device__ float16(unsigned long long value) : float16((float)value) {}
    __device__ operator float() const { return __int_as_float((int)bits << 16); }
    float16 &operator=(const float16 &) = default;
    template <typename U> __device__ float16 &operator=(const U &value) {
        return *this = static_cast<float16>(value);
    }
    template <typename U> __device__ float16 &operator+=(const U &value) {
        return *this = *this + value;
    }
    template <typename U> __device__ float16 &operator-=(const U &value) {
        return *this = *this - value;
    }
    template <typename U> __device__ float16 &operator*=(const U &value) {
        return *this = *this * value;
    }
    template <typename U> __device__ float16 &operator/=(const U &value) {
        return *this = *this / value;
    }
};
"""


def cuda_source(launch: Launch) -> str:
    """What is compiled when a kernel is first called with arguments of these types."""
    kernel = launch.kernel
    letters = [f"typedef {_CTYPES[dtype.name]} {letter};" for letter, dtype in launch.types.items()]
    declared = [_declaration(launch, one, const=True) for one in kernel.inputs]
    declared += [_declaration(launch, one, const=False) for one in kernel.outputs]
    references = [_reference(launch, one, const=True) for one in kernel.inputs]
    references += [_reference(launch, one, const=False) for one in kernel.outputs]
    return f"""{_TYPES}
{" ".join(letters)}
extern "C" __global__ void {kernel.name}({", ".join(declared)}, const ptrdiff_t _size) {{
    for (ptrdiff_t i = (ptrdiff_t)blockIdx.x * blockDim.x + threadIdx.x; i < _size;
         i += (ptrdiff_t)blockDim.x * gridDim.x) {{
        {" ".join(references)}
        {kernel.operation};
    }}
}}
"""


def _type(launch: Launch, parameter: Parameter) -> str:
    return _CTYPES.get(parameter.kind, parameter.kind)


def _declaration(launch: Launch, parameter: Parameter, *, const: bool) -> str:
    before = "const " if const else ""
    if parameter.name not in launch.arrays:
        return f"{before}{_type(launch, parameter)} {parameter.name}"
    prefix = "" if parameter.is_raw else "_raw_"
    return f"{before}Array<{_type(launch, parameter)}> {prefix}{parameter.name}"


def _reference(launch: Launch, parameter: Parameter, *, const: bool) -> str:
    if parameter.is_raw or parameter.name not in launch.arrays:
        return ""
    before = "const " if const else ""
    name = parameter.name
    return f"{before}{_type(launch, parameter)} &{name} = _raw_{name}[i];"
