// Which letters of a name tell it from its neighbours, and which may give way where there is no room.

/** @typedef {[text: string, stays: boolean]} Part of a name: what stays in sight, and what gives way */

const SHORT = 12, // letters of a word that is never cut
  LEAST = 8; // letters that stay of a longer one, if they tell it from the others
const MARK = /(?<=[/_\-, ])/; // behind a mark a word begins; no point is one: it stands in numbers

/**
 * The parts of each name. Neighbours are those of one folder; what is the same in all of them gives way, as does
 * their folder, where no other folder has the same name.
 *
 * @param {string[]} names
 * @returns {Map<string, Part[]>}
 */
export function partsOf(names) {
  /** @type {Map<string, string[]>} */
  const leaves = new Map(); // by folder
  /** @type {Map<string, number>} */
  const counts = new Map(); // of a leaf in all folders
  for (const name of new Set(names)) {
    const [folder, leaf] = split(name);
    if (!leaves.get(folder)?.push(leaf)) leaves.set(folder, [leaf]);
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  }
  const deep = [...leaves.keys()].filter((folder) => folder);
  const isMixed = deep.length > 1 && [...counts.values()].some((count) => count > 1);
  const folders = isMixed ? partsOf(deep.map((folder) => folder.slice(0, -1))) : new Map();
  /** @type {Map<string, Part[]>} */
  const parts = new Map();
  for (const [folder, siblings] of leaves) {
    const tell = telling(siblings);
    for (const leaf of siblings) {
      const above = (counts.get(leaf) ?? 0) > 1 ? folders.get(folder.slice(0, -1)) : null;
      parts.set(folder + leaf, joined([...(above ? [...above, ["/", true]] : [[folder, false]]), ...tell(leaf)]));
    }
  }
  return parts;
}

/**
 * What comes behind some letters of a name.
 *
 * @param {Part[]} parts
 * @param {number} letters
 * @returns {Part[]}
 */
export function behind(parts, letters) {
  let before = 0;
  return parts.flatMap(([text, stays]) => {
    const rest = text.slice(Math.max(0, letters - before));
    before += text.length;
    return rest ? [[rest, stays]] : [];
  });
}

/** How wide what stays of a name is, in letters of one width; a Chinese one is two. @param {Part[]} parts */
export function lettersStaying(parts) {
  const text = parts.map(([word, stays]) => (stays ? word : "")).join("");
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 2 : 1), 0);
}

/** A name as one line of words that cannot give way. @param {Part[]} parts */
export function shortName(parts) {
  const kept = parts.filter(([, stays]) => stays);
  return kept.length ? kept.map(([word]) => word).join("…") : parts.map(([word]) => word).join("");
}

/** @param {string} name @returns {[folder: string, leaf: string]} */
function split(name) {
  const at = name.lastIndexOf("/", name.length - 2) + 1;
  return [name.slice(0, at), name.slice(at)];
}

/**
 * How the names of one folder are told from each other.
 * @param {string[]} leaves
 * @returns {(leaf: string) => Part[]}
 */
function telling(leaves) {
  if (leaves.length < 2) return (leaf) => [[leaf, true]];
  const rows = leaves.map((leaf) => leaf.split(MARK));
  const length = Math.min(...rows.map((row) => row.length)),
    isEven = rows.every((row) => row.length === length);
  /** @type {(k: number) => Set<string>} */
  const words = (k) => new Set(rows.map((row) => row.at(k) ?? ""));
  if (isEven) {
    const columns = Array.from({ length }, (_, k) => beginnings(words(k)));
    return (leaf) =>
      leaf.split(MARK).flatMap((word, k) => (columns[k].size > 1 ? cut(word, columns[k].counts) : gone(word)));
  }
  let head = 0;
  while (head < length - 1 && words(head).size === 1) head++;
  const needed = beginningsOf(leaves);
  return (leaf) => {
    let before = 0; // letters
    return leaf.split(MARK).flatMap((word, k) => {
      const stays = k >= head && before < (needed.get(leaf) ?? 0);
      before += word.length;
      return [[word, stays]];
    });
  };
}

/** How many letters of each name no other begins with. @param {string[]} names */
function beginningsOf(names) {
  const sorted = [...names].sort();
  /** @type {Map<string, number>} */
  const needed = new Map();
  sorted.forEach((name, i) => {
    let most = 0;
    for (const other of [sorted[i - 1] ?? "", sorted[i + 1] ?? ""]) {
      let length = 0;
      while (length < name.length && name[length] === other[length]) length++;
      most = Math.max(most, length + 1);
    }
    needed.set(name, most);
  });
  return needed;
}

/** @param {string} word @returns {Part[]} */
const gone = (word) => [[word, false]];

/** How many words there are, and how many begin alike. @param {Set<string>} words */
function beginnings(words) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const word of words) {
    const begin = word.slice(0, LEAST);
    counts.set(begin, (counts.get(begin) ?? 0) + 1);
  }
  return { size: words.size, counts };
}

/**
 * A long word, such as a key, less the letters that it needs not to be told from the others of its column.
 * @param {string} word
 * @param {Map<string, number>} counts
 * @returns {Part[]}
 */
function cut(word, counts) {
  const begin = word.slice(0, LEAST);
  if (word.length <= SHORT || (counts.get(begin) ?? 0) > 1) return [[word, true]];
  return [[begin, true], ...gone(word.slice(LEAST))];
}

/** Neighbouring parts of one kind as one. @param {(Part | [string, boolean])[]} parts @returns {Part[]} */
function joined(parts) {
  /** @type {Part[]} */
  const found = [];
  for (const [text, stays] of parts) {
    const last = found.at(-1);
    if (last && last[1] === stays) last[0] += text;
    else if (text) found.push([text, stays]);
  }
  return found;
}
