/* Products of bfloat16 by tiles: `half_products.h`. */

#include "half_sums_by_tiles.h"
#include "half_products.h"
