/* Feeds the event scanner with broken records, under the sanitizers of a C compiler.
 *
 *     fuzz_events CORPUS COUNT SEED CRASH
 *
 * CORPUS holds buffers, each behind its length as four bytes. Each of COUNT inputs is one or two of
 * them, changed in a few places; half have their checksums made right again, so that the changes
 * reach the parser. Every third is a single payload with nothing behind it, not even its checksum, so
 * that a byte read beyond it is seen. An input lies in memory of exactly its size. Where a sanitizer
 * or an invariant stops the run, the input is left in the file CRASH. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "events.c"

void __sanitizer_set_death_callback(void (*callback)(void));

static const char *crash_path;
static u8 *input;
static i64 input_size;

static void leave_input(void)
{
    FILE *file = fopen(crash_path, "wb");
    if (file) {
        fwrite(input, 1, (size_t)input_size, file);
        fclose(file);
    }
}

#define HOLDS(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            leave_input();                                                                         \
            fprintf(stderr, "does not hold: %s (line %d)\n", #condition, __LINE__);                \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static u64 random_state;

static u64 any(u64 below)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state % below;
}

static void *room(i64 count, size_t size)
{
    return malloc((size_t)count * size + !count);
}

/* Makes the checksums right along the lengths that the input claims. */
static void seal(u8 *bytes, i64 size)
{
    for (i64 at = 0; size - at >= OVERHEAD;) {
        u64 length = load64(bytes + at);
        u32 check = masked(crc32c(bytes + at, 8));
        memcpy(bytes + at + 8, &check, 4);
        if (length > (u64)(size - at - OVERHEAD))
            return;
        check = masked(crc32c(bytes + at + HEADER, length));
        memcpy(bytes + at + HEADER + length, &check, 4);
        at += OVERHEAD + (i64)length;
    }
}

static void change(u8 *bytes, i64 size)
{
    static const u8 telling[] = {0, 1, 7, 8, 9, 0x0A, 0x10, 0x15, 0x1D, 0x2A, 0x7F, 0x80, 0xFF};
    for (u64 left_over = any(4); left_over > 0 && size > 0; left_over--) {
        i64 at = (i64)any((u64)size);
        switch (any(4)) {
        case 0:
            bytes[at] ^= (u8)(1 << any(8));
            break;
        case 1:
            bytes[at] = telling[any(sizeof telling)];
            break;
        case 2:
            bytes[at] = (u8)any(256);
            break;
        default: {
            i64 from = (i64)any((u64)size), length = (i64)any(12);
            if (at + length <= size && from + length <= size)
                memmove(bytes + at, bytes + from, (size_t)length);
        }
        }
    }
}

static void grow(Scan *state, i64 outcome)
{
    if (outcome == ROWS_FULL) {
        i64 more = state->row_capacity *= 2;
        state->row_tags = realloc(state->row_tags, (size_t)more * 4);
        state->row_steps = realloc(state->row_steps, (size_t)more * 8);
        state->row_wall_times = realloc(state->row_wall_times, (size_t)more * 8);
        state->row_values = realloc(state->row_values, (size_t)more * 4);
        state->row_offsets = realloc(state->row_offsets, (size_t)more * 8);
    } else if (outcome == TAGS_LACK) {
        i64 more = state->tags.capacity *= 2;
        state->tags.offsets = realloc(state->tags.offsets, (size_t)more * 8);
        state->tags.lengths = realloc(state->tags.lengths, (size_t)more * 8);
        state->tags.follows = realloc(state->tags.follows, (size_t)more * 4);
        state->tags.slots = realloc(state->tags.slots, (size_t)more * 8);
        state->tags.slots_used = 0;
    } else {
        i64 more = state->other_capacity *= 2;
        state->other_offsets = realloc(state->other_offsets, (size_t)more * 8);
        state->other_lengths = realloc(state->other_lengths, (size_t)more * 8);
    }
}

static void check_rows(const Scan *state, i64 end, i64 size)
{
    HOLDS(state->rows <= state->row_capacity && state->others <= state->other_capacity);
    for (i64 row = 0; row < state->rows; row++) {
        HOLDS(state->row_tags[row] < state->tags.count);
        HOLDS(state->row_offsets[row] >= 0 && state->row_offsets[row] + HEADER < end);
    }
    for (i64 tag = 0; tag < state->tags.count; tag++)
        HOLDS(state->tags.offsets[tag] + state->tags.lengths[tag] <= size);
    for (i64 other = 0; other < state->others; other++) {
        i64 length = state->other_lengths[other];
        length = length < 0 ? ~length : length;
        HOLDS(state->other_offsets[other] + HEADER + length <= end);
    }
}

static void check_group(const Scan *state, i64 wide)
{
    i64 tags = state->tags.count, rows = state->rows;
    i64 *ranks = room(tags, 8), *bounds = room(tags + 1, 8), *next = room(tags, 8);
    i64 *steps = room(rows, 8), *offsets = room(rows, 8);
    double *walls = room(rows, 8);
    void *values = room(rows, wide ? 8 : 4);
    for (i64 tag = 0; tag < tags; tag++)
        ranks[tag] = tags - 1 - tag;
    group(state, ranks, bounds, next, steps, walls, values, wide, offsets);
    HOLDS(bounds[0] == 0 && bounds[tags] == rows);
    for (i64 tag = 0; tag < tags; tag++) {
        HOLDS(next[tag] == bounds[ranks[tag] + 1]);
        for (i64 row = bounds[tag] + 1; row < bounds[tag + 1]; row++)
            HOLDS(offsets[row] >= offsets[row - 1]);
    }
    free(ranks), free(bounds), free(next), free(steps), free(offsets), free(walls), free(values);
}

static Scan state_with_little_room(i64 layout)
{
    Scan state = {.layout = layout, .row_capacity = 1, .other_capacity = 1};
    state.tags.capacity = 32;
    state.tags.seed = any(1ull << 60);
    state.row_tags = room(1, 4), state.row_values = room(1, 4), state.row_steps = room(1, 8);
    state.row_wall_times = room(1, 8), state.row_offsets = room(1, 8);
    state.other_offsets = room(1, 8), state.other_lengths = room(1, 8);
    state.tags.offsets = room(32, 8), state.tags.lengths = room(32, 8);
    state.tags.follows = room(32, 4), state.tags.slots = room(64, 4);
    return state;
}

static void free_state(Scan *state)
{
    free(state->row_tags), free(state->row_values), free(state->row_steps);
    free(state->row_wall_times), free(state->row_offsets);
    free(state->other_offsets), free(state->other_lengths);
    free(state->tags.offsets), free(state->tags.lengths), free(state->tags.follows);
    free(state->tags.slots);
}

static void try_input(i64 layout)
{
    Scan state = state_with_little_room(layout);
    for (;;) {
        i64 before = state.position, outcome;
        while ((outcome = scan(input, input_size, &state)) != DONE)
            grow(&state, outcome);
        HOLDS(state.position >= before && state.position <= input_size);
        check_rows(&state, state.position, input_size);
        if (state.position >= input_size)
            break;
        state.position += 1 + (i64)any(9); /* where a search might go on */
        if (state.position > input_size)
            break;
    }
    check_group(&state, 0);
    check_group(&state, 1);
    free_state(&state);
}

/* The input is the header of a record and its payload, and the memory ends there. */
static void try_payload(i64 layout)
{
    Scan state = state_with_little_room(layout);
    i64 outcome;
    while ((outcome = take(&state, input, input + HEADER, (u64)(input_size - HEADER))) != DONE)
        grow(&state, outcome);
    check_rows(&state, input_size, input_size);
    check_group(&state, 0);
    check_group(&state, 1);
    free_state(&state);
}

int main(int count, char **arguments)
{
    if (count != 5)
        return 2;
    FILE *file = fopen(arguments[1], "rb");
    if (!file)
        return 2;
    static u8 corpus[64 << 20];
    static i64 begins[1 << 16];
    i64 size = (i64)fread(corpus, 1, sizeof corpus, file), buffers = 0;
    fclose(file);
    for (i64 at = 0; at + 4 <= size && buffers < 1 << 16; at += 4 + load32(corpus + at))
        begins[buffers++] = at;
    i64 inputs = atoll(arguments[2]);
    random_state = strtoull(arguments[3], 0, 10) * 2 + 1;
    crash_path = arguments[4];
    __sanitizer_set_death_callback(leave_input);
#ifdef INSIGHT_TABLE
    prepare();
#endif
    for (i64 done = 0; done < inputs; done++) {
        const u8 *one = corpus + begins[any((u64)buffers)], *two = corpus + begins[any((u64)buffers)];
        i64 first = load32(one), second = any(4) ? 0 : load32(two);
        if (done % 3 == 0) {
            i64 length = first < OVERHEAD ? 0 : (i64)load32(one + 4);
            input_size = HEADER + (length <= first - OVERHEAD ? length : 0);
            input = room(input_size, 1);
            memcpy(input, one + 4, (size_t)(first < input_size ? first : input_size));
            change(input + HEADER, input_size - HEADER);
            if (any(8) == 0) {
                i64 shorter = HEADER + (i64)any((u64)(input_size - HEADER + 1));
                input = realloc(input, (size_t)shorter);
                input_size = shorter;
            }
            try_payload((i64)any(2));
            free(input);
            continue;
        }
        input_size = first + second;
        input = room(input_size, 1);
        memcpy(input, one + 4, (size_t)first);
        memcpy(input + first, two + 4, (size_t)second);
        change(input, input_size);
        if (any(2))
            seal(input, input_size);
        try_input((i64)any(2));
        free(input);
    }
    printf("%lld inputs\n", inputs);
    return 0;
}
