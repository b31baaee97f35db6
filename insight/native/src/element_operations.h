/* Operations of programs over elements that make of each element another.
 *
 * The last numbers of a row that fill no vector are computed in one that ends with the row, before
 * the others and stored after them: so the result may lie where an operand does. A row of fewer
 * numbers than a vector has is in a register, and the numbers behind it are of no account. */
#ifndef INSIGHT_ELEMENT_OPERATIONS_H
#define INSIGHT_ELEMENT_OPERATIONS_H

#include "curves.h"
#include "element_words.h"
#include "rounded.h"

static ALWAYS_INLINE lanes truth(whole_lanes is)
{
    return (lanes)(is & (whole_lanes)all(1));
}

static ALWAYS_INLINE lanes sign_of(lanes x)
{
    return either(x == x, truth(x > 0) - truth(x < 0), x);
}

/* Name, number of operands, what it makes of a, b and c. `OPERATIONS` in Python has the same names in
 * the same order. */
#define ELEMENT_OPERATIONS(OF)                                                                     \
    OF(copy, 1, a)                                                                                 \
    OF(add, 2, a + b)                                                                              \
    OF(sub, 2, a - b)                                                                              \
    OF(mul, 2, a *b)                                                                               \
    OF(div, 2, a / b)                                                                              \
    OF(max, 2, larger_of(a, b))                                                                    \
    OF(min, 2, smaller_of(a, b))                                                                   \
    OF(neg, 1, -a)                                                                                 \
    OF(abs, 1, size_of(a))                                                                         \
    OF(sqrt, 1, root_of(a))                                                                        \
    OF(rsqrt, 1, 1 / root_of(a))                                                                   \
    OF(square, 1, a *a)                                                                            \
    OF(reciprocal, 1, 1 / a)                                                                       \
    OF(exp, 1, exp_of(a))                                                                          \
    OF(log, 1, log_of(a))                                                                          \
    OF(log1p, 1, log1p_of(a))                                                                      \
    OF(expm1, 1, expm1_of(a))                                                                      \
    OF(tanh, 1, tanh_of(a))                                                                        \
    OF(sigmoid, 1, sigmoid_of(a))                                                                  \
    OF(erf, 1, erf_of(a))                                                                          \
    OF(bell, 1, bell_of(a))                                                                        \
    OF(below, 2, below_of(a, b))                                                                   \
    OF(sign, 1, sign_of(a))                                                                        \
    OF(floor, 1, floor_of(a))                                                                      \
    OF(less, 2, truth(a < b))                                                                      \
    OF(less_equal, 2, truth(a <= b))                                                               \
    OF(greater, 2, truth(a > b))                                                                   \
    OF(greater_equal, 2, truth(a >= b))                                                            \
    OF(equal, 2, truth(a == b))                                                                    \
    OF(not_equal, 2, truth(a != b))                                                                \
    OF(select, 3, either(a != 0, b, c))                                                            \
    OF(relu, 1, larger_of(a, all(0)))                                                              \
    OF(gate, 2, a *truth(b > 0))                                                                   \
    OF(fma, 3, a *b + c)                                                                           \
    OF(bfloat16, 1, as_bfloat16(a))

/* Two operations at once, of a and b and then of what comes out and c: each is rounded, as one alone
 * would be. `PAIRS` in Python has the same names in the same order. */
#define ELEMENT_PAIRS(OF)                                                                          \
    OF(add_add, 3, plus(a + b, c))                                                                 \
    OF(sub_add, 3, plus(a - b, c))                                                                 \
    OF(mul_add, 3, plus(a *b, c))                                                         \
    OF(add_sub, 3, minus(a + b, c))                                                                \
    OF(sub_sub, 3, minus(a - b, c))                                                                \
    OF(mul_sub, 3, minus(a *b, c))                                                        \
    OF(add_from, 3, minus(c, a + b))                                                               \
    OF(sub_from, 3, minus(c, a - b))                                                               \
    OF(mul_from, 3, minus(c, a *b))                                                       \
    OF(add_mul, 3, (a + b) * c)                                                                    \
    OF(sub_mul, 3, (a - b) * c)                                                                    \
    OF(mul_mul, 3, a *b *c)                                                                        \
    OF(add_relu, 2, larger_of(a + b, all(0)))                                                      \
    OF(sub_square, 2, squared(a - b))                                                              \
    OF(add_bfloat16, 2, as_bfloat16(a + b))                                                        \
    OF(mul_bfloat16, 2, as_bfloat16(a *b))

static ALWAYS_INLINE lanes plus(lanes a, lanes b)
{
    return a + b;
}

static ALWAYS_INLINE lanes minus(lanes a, lanes b)
{
    return a - b;
}

static ALWAYS_INLINE lanes squared(lanes x)
{
    return x * x;
}

#define NAME_OF(name, ...) IS_##name,
enum { ELEMENT_OPERATIONS(NAME_OF) ELEMENT_PAIRS(NAME_OF) OPERATIONS_OF_EACH };

/* These fetch meanwhile where a result will go: to write it there would wait for that. */
static ALWAYS_INLINE int takes_long(const int operation)
{
    return operation >= IS_exp && operation <= IS_below;
}

enum { UNROLLED = 4 }; /* vectors: as many as narrow matrices have */

typedef lanes (*of_elements)(lanes a, lanes b, lanes c);

static ALWAYS_INLINE void each(const block *w, of_elements made, const int operands,
                               const int fetches)
{
    const slot first = *w->a, second = *w->b, third = *w->c, result = *w->out;
    const i64 rows = w->rows, columns = w->columns < LANES ? LANES : w->columns;
    const i64 whole = columns / LANES * LANES, last = columns - LANES;
    const float *a_row = first.at, *b_row = second.at, *c_row = third.at;
    float *out = result.at;
    const slot ahead = w->ahead ? *w->ahead : result;
    one_line spread[3];
    for (i64 i = 0; i < rows; ++i) {
        const float *a = spread_to(spread[0], a_row, first.step);
        const float *b = operands > 1 ? spread_to(spread[1], b_row, second.step) : a;
        const float *c = operands > 2 ? spread_to(spread[2], c_row, third.step) : a;
        lanes ending = {0};
        if (whole != columns)
            ending = made(get(first.step ? a + last : a), get(second.step ? b + last : b),
                          get(third.step ? c + last : c));
#pragma clang loop unroll_count(UNROLLED)
        for (i64 k = 0; k < whole; k += LANES) {
            if (fetches)
                __builtin_prefetch(ahead.at + i * ahead.row + k, 1, 3);
            put(out + k, made(get(a), get(b), get(c)));
            a += first.step;
            b += second.step;
            c += third.step;
        }
        if (whole != columns)
            put(out + last, ending);
        a_row += first.row;
        b_row += second.row;
        c_row += third.row;
        out += result.row;
    }
}

#define DEFINE(name, operands, expression)                                                         \
    static ALWAYS_INLINE lanes make_##name(lanes a, lanes b, lanes c)                              \
    {                                                                                              \
        (void)b, (void)c;                                                                          \
        return expression;                                                                         \
    }                                                                                              \
    ALONE void each_##name(const block *w)                                                         \
    {                                                                                              \
        each(w, make_##name, operands, takes_long(IS_##name));                                     \
    }
ELEMENT_OPERATIONS(DEFINE)
ELEMENT_PAIRS(DEFINE)

#endif
