/* The same as `fuzz_half_convolution.c`, by vectors. */

#define BY_VECTORS
#include "fuzz_half_convolution.c"
