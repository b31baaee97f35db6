/* Convolutions of bfloat16 by vectors: `half_convolution.h`. */

#include "half_sums_by_vectors.h"
#include "half_convolution.h"
