/* Convolutions of bfloat16 by tiles: `half_convolution.h`. */

#include "half_sums_by_tiles.h"
#include "half_convolution.h"
