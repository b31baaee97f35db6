/* Steps of optimizers in one pass over memory: the same operations in the same order as NumPy's, and
 * so the same bits. */

#include "pool.h"
#include "moves.h"

#pragma STDC FP_CONTRACT OFF

static ALWAYS_INLINE void moved(const step *told, i64 part, const i64 kind)
{
    const step own = *told, *s = &own; /* in registers: no number that is stored is one of it */
    const i64 vectors = s->count / LANES;
    const i64 end = vectors * (part + 1) / s->parts;
    for (i64 v = vectors * part / s->parts; v < end; ++v)
        moved_at(s, v * LANES, s->gradient + v * LANES, LANES, kind);
    if (part == s->parts - 1 && s->count % LANES)
        moved_at(s, vectors * LANES, s->gradient + vectors * LANES, s->count % LANES, kind);
}

WIDE static void momentum_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    moved(work, part, MOMENTUM);
}

WIDE static void adam_part(const void *work, i64 part, i64 worker)
{
    (void)worker;
    moved(work, part, ADAM);
}

/* accum = stays accum + gradient; param -= rate accum, or one step ahead of it. */
void momentum_step(pool *pool, const told *t)
{
    const step s = step_of(t);
    shared(pool, momentum_part, &s, s.parts);
}

/* The moments moved towards the gradient and its square, and param against their quotient. */
void adam_step(pool *pool, const told *t)
{
    const step s = step_of(t);
    shared(pool, adam_part, &s, s.parts);
}
