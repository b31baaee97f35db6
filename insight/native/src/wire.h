/* Protobuf's encoding, field by field, never reading outside a span of bytes.
 *
 * What no writer writes (numbers not in their shortest form, groups, field 0) is refused rather
 * than understood: the caller leaves such a record to protobuf. */
#ifndef INSIGHT_WIRE_H
#define INSIGHT_WIRE_H

#include "words.h"

enum { VARINT = 0, FIXED64 = 1, BYTES = 2, FIXED32 = 5 };

#define KEY(number, wire) ((u32)(number) << 3 | (wire))

typedef struct {
    const u8 *at, *end;
} Span;

typedef struct {
    u32 key;
    u64 number; /* the value, or the length of `bytes` */
    Span bytes;
} Field;

static inline u64 left(Span span)
{
    return (u64)(span.end - span.at);
}

/* Where a number ends, or 0. Takes no Span, so that those of the callers stay in registers. */
static const u8 *long_varint(const u8 *at, const u8 *end, u64 *value)
{
    u64 sum = 0;
    for (int shift = 0; shift < 70 && at < end; shift += 7) {
        u8 byte = *at++;
        sum |= (u64)(byte & 0x7F) << shift;
        if (byte >= 0x80)
            continue;
        *value = sum;
        /* A last group of zero could be left out; the tenth group has one bit to give. */
        return (byte > 0 || shift == 0) && (shift < 63 || byte == 1) ? at : 0;
    }
    return 0;
}

static ALWAYS_INLINE int varint(Span *span, u64 *value)
{
    if (span->at < span->end && *span->at < 0x80) {
        *value = *span->at++;
        return 1;
    }
    u64 number;
    const u8 *behind = long_varint(span->at, span->end, &number);
    if (!behind)
        return 0;
    *value = number;
    span->at = behind;
    return 1;
}

/* Whether a well-formed field begins the span; the span then begins behind it. */
static inline int next_field(Span *span, Field *field)
{
    u64 key;
    if (!varint(span, &key) || key >> 32 || key < 8)
        return 0;
    field->key = (u32)key;
    switch (key & 7) {
    case VARINT:
        return varint(span, &field->number);
    case FIXED64:
        if (left(*span) < 8)
            return 0;
        field->number = load64(span->at);
        span->at += 8;
        return 1;
    case BYTES:
        if (!varint(span, &field->number) || field->number > left(*span))
            return 0;
        field->bytes.at = span->at;
        field->bytes.end = span->at += field->number;
        return 1;
    case FIXED32:
        if (left(*span) < 4)
            return 0;
        field->number = load32(span->at);
        span->at += 4;
        return 1;
    default:
        return 0;
    }
}

#endif
