/* The two passes for one type of number; included once a type.
 *
 * Loops go over lanes of their own, so that a compiler may use vectors without changing the order
 * of any sum, and without being told that numbers are never NaN. */

void NAME(survey)(const NUMBER *values, i64 count, Survey *survey)
{
    NUMBER low[LANES], high[LANES], zero[LANES];
    for (int lane = 0; lane < LANES; lane++)
        low[lane] = LARGEST, high[lane] = -LARGEST, zero[lane] = 0;
    i64 nans = 0, positive = 0, negative = 0, at = 0;
    for (; at + LANES <= count; at += LANES)
        for (int lane = 0; lane < LANES; lane++) {
            NUMBER value = values[at + lane];
            low[lane] = value < low[lane] ? value : low[lane];
            high[lane] = value > high[lane] ? value : high[lane];
            zero[lane] += value - value; /* NaN for ever after an infinity or a NaN */
        }
    for (; at < count; at++) {
        NUMBER value = values[at];
        low[0] = value < low[0] ? value : low[0];
        high[0] = value > high[0] ? value : high[0];
        zero[0] += value - value;
    }
    int odd = 0;
    for (int lane = 0; lane < LANES; lane++)
        odd |= zero[lane] != 0;
    if (odd) { /* seldom, and then counted slowly */
        low[0] = LARGEST, high[0] = -LARGEST;
        for (at = 0; at < count; at++) {
            NUMBER value = values[at];
            if (value - value == 0) {
                low[0] = value < low[0] ? value : low[0];
                high[0] = value > high[0] ? value : high[0];
            } else if (value != value)
                nans++;
            else if (value > 0)
                positive++;
            else
                negative++;
        }
    } else
        for (int lane = 1; lane < LANES; lane++) {
            low[0] = low[lane] < low[0] ? low[lane] : low[0];
            high[0] = high[lane] > high[0] ? high[lane] : high[0];
        }
    survey->nans = nans;
    survey->positive_infinities = positive;
    survey->negative_infinities = negative;
    survey->low = low[0];
    survey->high = high[0];
}

/* How far a guess may lie from where the edges really are, in buckets: the edges are rounded, and
 * so is the guess. At least 1 where guesses are good for nothing. */
static NUMBER NAME(margin)(const NUMBER *edges, i64 buckets, NUMBER per_unit)
{
    double worst = 0;
    for (i64 bucket = 0; bucket <= buckets; bucket++) {
        double off = ((double)edges[bucket] - (double)edges[0]) * (double)per_unit - (double)bucket;
        off = off < 0 ? -off : off;
        if (!(off < 0.25)) /* NaN too */
            return 1;
        worst = off > worst ? off : worst;
    }
    return (NUMBER)(1.01 * worst + 8.0 * (double)buckets * ROUNDING);
}

/* Counts finite values between `buckets` + 1 edges that never fall; the last bucket has both its
 * edges. A bucket is guessed, and compared with its edges where the value is near one of them, so
 * that the counts are exact. Returns 0 where there are more buckets than there is room for, and
 * counts nothing. */
i64 NAME(count)(const NUMBER *values, i64 count, const NUMBER *edges, i64 buckets, i64 *counts)
{
    NUMBER bounds[MOST_BUCKETS + 1];
    u32 tallies[4][MOST_BUCKETS]; /* four, as one counter cannot be raised twice in a row quickly */
    int guesses[BLOCK];
    if (buckets < 1 || buckets > MOST_BUCKETS)
        return 0;
    for (i64 bucket = 0; bucket < buckets; bucket++) {
        bounds[bucket] = edges[bucket];
        counts[bucket] = tallies[0][bucket] = tallies[1][bucket] = 0;
        tallies[2][bucket] = tallies[3][bucket] = 0;
    }
    bounds[buckets] = (NUMBER)__builtin_inf();
    NUMBER low = edges[0], last = (NUMBER)(buckets - 1);
    NUMBER per_unit = (NUMBER)buckets / (edges[buckets] - low);
    NUMBER margin = NAME(margin)(edges, buckets, per_unit);
    for (i64 begin = 0; begin < count; begin += BLOCK) {
        int size = (int)(count - begin < BLOCK ? count - begin : BLOCK), near = 0;
        const NUMBER *block = values + begin;
        for (int at = 0; at < size; at++) {
            NUMBER place = (block[at] - low) * per_unit;
            place = place > 0 ? place : 0; /* NaN, where the width overflows, becomes 0 */
            int guess = (int)(place < last ? place : last);
            NUMBER inside = place - (NUMBER)guess;
            near += !(inside >= margin && inside <= 1 - margin);
            guesses[at] = guess;
        }
        if (near)
            for (int at = 0; at < size; at++) {
                NUMBER value = block[at];
                int bucket = guesses[at];
                while (bucket > 0 && value < bounds[bucket])
                    bucket--;
                while (value >= bounds[bucket + 1])
                    bucket++;
                guesses[at] = bucket;
            }
        for (int at = 0; at < size; at++)
            tallies[at & 3][guesses[at]]++;
        if ((begin / BLOCK) % (1 << 24) == (1 << 24) - 1) /* before 32 bits are full */
            for (i64 bucket = 0; bucket < buckets; bucket++)
                for (int tally = 0; tally < 4; tally++) {
                    counts[bucket] += tallies[tally][bucket];
                    tallies[tally][bucket] = 0;
                }
    }
    for (i64 bucket = 0; bucket < buckets; bucket++)
        for (int tally = 0; tally < 4; tally++)
            counts[bucket] += tallies[tally][bucket];
    return 1;
}
