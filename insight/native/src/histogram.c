/* How numbers spread over buckets, for float32 and float64: one pass to survey, one to count. */

#include "words.h"

/* The stack frame stays below a page: beyond, Windows wants a call that is not there. */
enum { MOST_BUCKETS = 96, BLOCK = 128, LANES = 64 };

/* As `_Survey` in insight/plugins/_buckets.py. */
typedef struct {
    i64 nans, positive_infinities, negative_infinities;
    double low, high; /* of the finite numbers; low > high where there is none */
} Survey;

#define NUMBER float
#define NAME(function) function##_float32
#define LARGEST 0x1.fffffep+127f
#define ROUNDING 0x1p-24
#include "histogram_of.h"
#undef NUMBER
#undef NAME
#undef LARGEST
#undef ROUNDING

#define NUMBER double
#define NAME(function) function##_float64
#define LARGEST 0x1.fffffffffffffp+1023
#define ROUNDING 0x1p-53
#include "histogram_of.h"
