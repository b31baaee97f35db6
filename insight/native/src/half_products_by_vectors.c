/* Products of bfloat16 by vectors: `half_products.h`. */

#include "half_sums_by_vectors.h"
#include "half_products.h"
