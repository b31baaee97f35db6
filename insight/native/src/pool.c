/* What the threads of a pool do between works, and a table of works for them. Each thread is started
 * by Python and comes here at once. */

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

typedef void (*kernel)(pool *, const void *words);
typedef i64 (*refusing_kernel)(pool *, const void *words);

typedef struct {
    kernel run;        /* 0: what follows goes abreast */
    const void *words; /* then of a `room` */
    i64 is_shared;     /* among the threads of the pool; then how many parts there are */
    i64 may_refuse;    /* returns 0 where it has computed nothing, and another must; then how many
                        * calls a part has, which find there where in `told` theirs begins and ends */
} kernel_call;

/* A word of a call that is told an address so many bytes behind the beginning of memory. */
typedef struct {
    i64 word, behind;
} told_word;

/* Where calls that go abreast may work, and keep what they alone read. */
typedef struct {
    i64 memory, size; /* in bytes, for each thread */
    told_word told[];
} room;

typedef struct {
    const kernel_call *calls;
    i64 length;
    const room *room;
} calls_abreast;

/* The calls of a part, one behind the other and by one thread: what one makes the next finds in
 * that thread's cache. */
static void part_of_calls(const void *work, i64 part, i64 worker)
{
    const calls_abreast *all = work;
    const i64 memory = all->room->memory + worker * all->room->size;
    for (i64 k = 0; k < all->length; ++k) {
        const kernel_call *call = all->calls + part * all->length + k;
        i64 *words = (i64 *)call->words;
        for (i64 t = call->is_shared; t < call->may_refuse; ++t)
            words[all->room->told[t].word] = memory + all->room->told[t].behind;
        call->run(0, words);
    }
}

/* Makes the calls from `first` on, until one refuses: returns which, or how many there are. */
static i64 run_calls(pool *pool, const kernel_call *calls, i64 first, i64 count)
{
    for (i64 k = first; k < count; ++k) {
        const kernel_call *call = calls + k;
        void *const threads = call->is_shared ? pool : 0;
        if (!call->run) {
            const calls_abreast work = {call + 1, call->may_refuse, call->words};
            shared(pool, part_of_calls, &work, call->is_shared);
            k += call->is_shared * call->may_refuse;
        } else if (!call->may_refuse) {
            call->run(threads, call->words);
        } else if (!((refusing_kernel)call->run)(threads, call->words)) {
            return k;
        }
    }
    return count;
}

/* Where one of the arrays that are other ones each time is to be found: at an address so many bytes
 * behind its beginning. */
typedef struct {
    i64 which, behind, *word;
} told_array;

/* Where a number goes that differs from time to time. */
typedef struct {
    i64 which, is_double;
    void *word;
} told_number;

/* A table, and what it is told before its calls are made: Python writes few words side by side
 * instead of many that lie apart, and passes one address. */
typedef struct {
    pool *pool;
    const kernel_call *calls;
    i64 first, end;
    i64 runs, length; /* how often the last of all calls was made */
    const u8 *const *arrays;
    i64 head; /* where in an array's object the address of its numbers stands; -1: it is told itself */
    const double *numbers;
    i64 array_count, number_count;
    const told_array *told_arrays;
    const told_number *told_numbers;
} told_table;

static void put_in(const told_table *table)
{
    for (i64 k = 0; k < table->array_count; ++k) {
        const told_array *told = table->told_arrays + k;
        const u8 *array = table->arrays[told->which];
        *told->word = (table->head < 0 ? (i64)array : *(const i64 *)(array + table->head)) + told->behind;
    }
    for (i64 k = 0; k < table->number_count; ++k) {
        const told_number *told = table->told_numbers + k;
        const double number = table->numbers[told->which];
        if (told->is_double)
            *(double *)told->word = number;
        else
            *(float *)told->word = (float)number;
    }
}

/* Makes the calls from the first that is asked for, until one refuses: returns which, or the end. */
i64 run_table(told_table *table)
{
    put_in(table);
    const i64 made = run_calls(table->pool, table->calls, table->first, table->end);
    table->runs += made == table->length;
    return made;
}
