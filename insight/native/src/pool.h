/* Work shared among threads that wait for it, in parts that whoever is free takes.
 *
 * What a part computes depends on its number alone, so the bits are the same whoever takes it and
 * however many there are. The caller takes parts too and waits only for those that are begun: a
 * thread that the system does not run now costs nothing. No part of the C library is called by
 * name: Python gives the addresses of a lock and of a condition in the pool's memory. */
#ifndef INSIGHT_POOL_H
#define INSIGHT_POOL_H

#include "words.h"

typedef void (*part_of_work)(const void *work, i64 part, i64 worker);
typedef i64 (*on_lock)(void *);
typedef i64 (*on_condition)(void *, void *);

enum {
    LINE = 64, /* bytes that processors exchange at once */
    MOST_GROUPS = 32,
};

typedef struct {
    u64 posted; /* how many works there were, and in the low half a bit for each group that remains */
    u8 apart1[LINE - 8];
    i64 done; /* groups of this work */
    u8 apart2[LINE - 8];
    i64 busy, sleepers, stop; /* busy: one work at a time */
    u8 apart3[LINE - 24];
    const void *work;
    part_of_work function;
    i64 parts, groups; /* groups of parts: what is taken at once */
    i64 threads;       /* with the caller's */
    i64 looks;   /* how often a worker looks for work before it sleeps */
    on_lock lock, unlock, wake, give_way;
    on_condition wait;
    void *mutex, *condition;
} pool;

static inline u64 look_at(const u64 *number)
{
    return __atomic_load_n(number, __ATOMIC_ACQUIRE);
}

/* The groups that a worker takes first, one bit each: in the next work it has the same, and finds
 * much of what that reads in its cache. */
static inline u64 own_groups(const pool *pool, i64 worker)
{
    const i64 first = pool->groups * worker / pool->threads;
    const i64 last = pool->groups * (worker + 1) / pool->threads;
    return ((u64)1 << last) - ((u64)1 << first);
}

static inline i64 lowest_bit(u64 bits)
{
    return __builtin_ctzll(bits);
}

static inline i64 highest_bit(u64 bits)
{
    return 63 - __builtin_clzll(bits);
}

/* Takes groups of what is posted until none is left: its own first, then the last of others'. */
static void take_groups(pool *pool, i64 worker)
{
    for (;;) {
        u64 posted = look_at(&pool->posted);
        const u64 left = (u32)posted;
        if (!left)
            return;
        const u64 own = left & own_groups(pool, worker);
        const i64 group = own ? lowest_bit(own) : highest_bit(left);
        if (!__atomic_compare_exchange_n(&pool->posted, &posted, posted ^ (u64)1 << group, 0,
                                         __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
            continue;
        const i64 groups = pool->groups, parts = pool->parts;
        for (i64 part = parts * group / groups; part < parts * (group + 1) / groups; ++part)
            pool->function(pool->work, part, worker);
        __atomic_fetch_add(&pool->done, 1, __ATOMIC_SEQ_CST);
    }
}

/* All parts of a work, by this thread and those that wait; by this one alone where there are no
 * others, or where they have other work. */
static void shared(pool *pool, part_of_work function, const void *work, i64 parts)
{
    if (!pool || parts < 2 || __atomic_exchange_n(&pool->busy, 1, __ATOMIC_SEQ_CST)) {
        for (i64 part = 0; part < parts; ++part)
            function(work, part, 0);
        return;
    }
    pool->work = work;
    pool->function = function;
    pool->parts = parts;
    const i64 groups = pool->groups = parts < MOST_GROUPS ? parts : MOST_GROUPS;
    __atomic_store_n(&pool->done, 0, __ATOMIC_SEQ_CST);
    const u64 works = (pool->posted >> 32) + 1;
    __atomic_store_n(&pool->posted, works << 32 | (((u64)1 << groups) - 1), __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&pool->sleepers, __ATOMIC_SEQ_CST)) {
        pool->lock(pool->mutex);
        pool->wake(pool->condition);
        pool->unlock(pool->mutex);
    }
    take_groups(pool, 0);
    for (i64 looks = 0; __atomic_load_n(&pool->done, __ATOMIC_ACQUIRE) < groups; ++looks)
        if (looks > pool->looks / 8) /* who has begun a part may want this processor */
            pool->give_way(0);
    __atomic_store_n(&pool->busy, 0, __ATOMIC_SEQ_CST);
}

#endif
