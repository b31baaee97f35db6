/* The tags met so far, each with a number: an open-addressed table over bytes of the buffer itself.
 *
 * Tags come in the same order step after step, so the one that followed last time is tried first;
 * the table is for the rest. Its hash is seeded, as files of strangers could be made to collide. */
#ifndef INSIGHT_TAGS_H
#define INSIGHT_TAGS_H

#include "words.h"

typedef struct {
    i64 count, capacity;
    i64 *offsets; /* of the tag's first bytes in the buffer */
    i64 *lengths;
    u32 *follows; /* the number of the tag that came after it last time */
    u32 *slots;   /* number + 1, or 0; twice the capacity of them, a power of two */
    u64 slots_used; /* how many of the slots are searched, less one; 0: none is laid out yet */
    u64 seed;
    u64 last; /* the number of the tag before */
} Tags;

static const u32 TAGS_FULL = 0xFFFFFFFFu;

static ALWAYS_INLINE int same_bytes(const u8 *one, const u8 *other, u64 length)
{
    if (length >= 8) {
        for (u64 at = 0; at + 8 < length; at += 8)
            if (load64(one + at) != load64(other + at))
                return 0;
        return load64(one + length - 8) == load64(other + length - 8);
    }
    if (length >= 4)
        return load32(one) == load32(other) && load32(one + length - 4) == load32(other + length - 4);
    for (u64 at = 0; at < length; at++)
        if (one[at] != other[at])
            return 0;
    return 1;
}

static inline u64 hash_bytes(u64 seed, const u8 *bytes, u64 length)
{
    u64 hash = seed ^ length;
    for (; length >= 8; length -= 8, bytes += 8) {
        hash = (hash ^ load64(bytes)) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 32 ^ seed;
    }
    for (; length > 0; length--, bytes++)
        hash = (hash ^ *bytes) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29 ^ hash >> 47;
}

static inline u64 free_slot(const Tags *tags, u64 hash)
{
    u64 slot = hash & tags->slots_used;
    while (tags->slots[slot])
        slot = (slot + 1) & tags->slots_used;
    return slot;
}

/* Searches more slots from now on: a small table is emptied sooner and stays nearer. */
static void lay_out(Tags *tags, const u8 *buffer)
{
    u64 slots = 64;
    while (slots < 4 * (u64)tags->count)
        slots *= 2;
    if (slots > 2 * (u64)tags->capacity)
        slots = 2 * (u64)tags->capacity;
    tags->slots_used = slots - 1;
    for (u64 slot = 0; slot < slots; slot++)
        tags->slots[slot] = 0;
    for (i64 tag = 0; tag < tags->count; tag++) {
        u64 hash = hash_bytes(tags->seed, buffer + tags->offsets[tag], (u64)tags->lengths[tag]);
        tags->slots[free_slot(tags, hash)] = (u32)tag + 1;
    }
}

static ALWAYS_INLINE int is_tag(const Tags *tags, const u8 *buffer, u64 number, const u8 *tag, u64 length)
{
    return (u64)tags->lengths[number] == length &&
           same_bytes(buffer + tags->offsets[number], tag, length);
}

/* The number of a tag that the guess missed; TAGS_FULL if it is new and there is no room. */
static u32 find_tag(Tags *tags, const u8 *buffer, const u8 *tag, u64 length)
{
    if (!tags->slots_used)
        lay_out(tags, buffer);
    u64 hash = hash_bytes(tags->seed, tag, length), slot = hash & tags->slots_used;
    for (; tags->slots[slot]; slot = (slot + 1) & tags->slots_used) {
        u32 number = tags->slots[slot] - 1;
        if (is_tag(tags, buffer, number, tag, length))
            return number;
    }
    if (tags->count == tags->capacity)
        return TAGS_FULL;
    u32 number = (u32)tags->count++;
    tags->offsets[number] = tag - buffer;
    tags->lengths[number] = (i64)length;
    tags->follows[number] = number;
    if (2 * (u64)tags->count > tags->slots_used)
        lay_out(tags, buffer);
    else
        tags->slots[slot] = number + 1;
    return number;
}

static ALWAYS_INLINE u32 tag_number(Tags *tags, const u8 *buffer, const u8 *tag, u64 length)
{
    if (tags->count) {
        u32 guess = tags->follows[tags->last];
        if (is_tag(tags, buffer, guess, tag, length))
            return (u32)(tags->last = guess);
    }
    u32 number = find_tag(tags, buffer, tag, length);
    if (number != TAGS_FULL) {
        tags->follows[tags->last] = number;
        tags->last = number;
    }
    return number;
}

#endif
