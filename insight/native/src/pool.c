/* What the threads of a pool do between works. Each is started by Python and comes here at once. */

#include "pool.h"

/* How many bytes a pool has; all are 0 at first. */
i64 pool_size(void)
{
    return sizeof(pool);
}

void open_pool(pool *pool, i64 threads, i64 looks, on_lock lock, on_lock unlock, on_lock wake,
               on_condition wait, on_lock give_way, void *mutex, void *condition)
{
    pool->threads = threads;
    pool->looks = looks;
    pool->lock = lock;
    pool->unlock = unlock;
    pool->wake = wake;
    pool->wait = wait;
    pool->give_way = give_way;
    pool->mutex = mutex;
    pool->condition = condition;
}

/* Looks for work as often, for it to be timed. */
i64 looked(const pool *pool, i64 looks)
{
    i64 found = 0;
    for (i64 look = 0; look < looks; ++look)
        found += look_at(&pool->posted) != 0;
    return found;
}

/* Takes work until the pool is closed: looks for some for a while, then sleeps. */
void serve(pool *pool, i64 worker)
{
    while (!__atomic_load_n(&pool->stop, __ATOMIC_SEQ_CST)) {
        for (i64 look = 0; look < pool->looks && !(u32)look_at(&pool->posted); ++look)
            ;
        if ((u32)look_at(&pool->posted)) {
            take_groups(pool, worker);
            continue;
        }
        pool->lock(pool->mutex);
        __atomic_fetch_add(&pool->sleepers, 1, __ATOMIC_SEQ_CST);
        while (!(u32)__atomic_load_n(&pool->posted, __ATOMIC_SEQ_CST) &&
               !__atomic_load_n(&pool->stop, __ATOMIC_SEQ_CST))
            pool->wait(pool->condition, pool->mutex);
        __atomic_fetch_sub(&pool->sleepers, 1, __ATOMIC_SEQ_CST);
        pool->unlock(pool->mutex);
    }
}

/* Waits for the work that is being done, and lets no other begin; then the workers leave. */
void close_pool(pool *pool)
{
    while (__atomic_exchange_n(&pool->busy, 1, __ATOMIC_SEQ_CST))
        pool->give_way(0);
    __atomic_store_n(&pool->stop, 1, __ATOMIC_SEQ_CST);
    pool->lock(pool->mutex);
    pool->wake(pool->condition);
    pool->unlock(pool->mutex);
}
