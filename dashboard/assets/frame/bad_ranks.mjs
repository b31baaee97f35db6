// Which ranks of a run ended badly: the words of components/rank_words.py.
import { whole } from "./numbers.mjs";
import { statusWord } from "./status.mjs";
import { say } from "./words.mjs";

/** @typedef {"lost" | "failed" | "diverged"} BadEnd */
/** @typedef {Partial<Record<BadEnd, number[]>>} BadRanks the ranks by how they ended: `Store.bad_ranks` */

const MOST_NAMED = 3;

/** Those ranks that say most, where there is little room. @param {BadRanks | undefined} ends */
export const worstRanks = (ends) => named(Object.values(ends ?? {})[0] ?? []);

/** The ranks that ended badly; empty where none did. @param {string} status how the run ended: ranks that ended so need no word of their own @param {BadRanks | undefined} ends */
export function badRankWords(status, ends) {
  return Object.entries(ends ?? {})
    .map(([word, ranks]) => (word === status ? named(ranks) : `${named(ranks)} ${endWord(word)}`))
    .join(", ");
}

/** How a rank ended, in a word. @param {string} word */
export const endWord = (word) => (word === "lost" ? say("lost") : statusWord(word));

/** Some ranks by their numbers, and how many there are beside the first. @param {number[]} ranks */
function named(ranks) {
  const first = ranks.slice(0, MOST_NAMED).map(whole).join(", "),
    more = ranks.length - MOST_NAMED;
  if (!ranks.length) return "";
  if (more > 0) return say("ranks {ranks} and {count} more", { ranks: first, count: whole(more) });
  return ranks.length === 1 ? say("rank {rank}", { rank: first }) : say("ranks {ranks}", { ranks: first });
}
