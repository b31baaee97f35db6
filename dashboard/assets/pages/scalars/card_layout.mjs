// Which sections the scalar cards stand in, and when their order is made anew.

/** @typedef {{sections: [name: string, tags: string[]][], leftovers: string[]}} Order as pages/scalars.py gives it */
/** @typedef {"pinned" | "joined-tags" | "group" | "leftovers"} Kind */
/** @typedef {{kind: Kind, name: string, tags: string[]}} Section */

/**
 * The sections from top to bottom: what a person put there first. A tag stands in one of them; of those that are
 * pinned only what there is.
 *
 * @param {Order} order
 * @param {string[]} pins
 * @param {boolean} isJoined whether a person joined tags
 * @returns {Section[]}
 */
export function sectionsOf({ sections, leftovers }, pins, isJoined) {
  const there = new Set([...sections.flatMap(([, tags]) => tags), ...leftovers]),
    pinned = pins.filter((tag) => there.has(tag)),
    away = new Set(pinned);
  /** @param {Kind} kind @param {string} name @param {string[]} tags @returns {Section[]} */
  const rest = (kind, name, tags) => {
    const left = tags.filter((tag) => !away.has(tag));
    return left.length ? [{ kind, name, tags: left }] : [];
  };
  return [
    ...(pinned.length ? [{ kind: /** @type {Kind} */ ("pinned"), name: "", tags: pinned }] : []),
    ...(isJoined ? [{ kind: /** @type {Kind} */ ("joined-tags"), name: "", tags: [] }] : []),
    ...sections.flatMap(([name, tags]) => rest("group", name, tags)),
    ...rest("leftovers", "", leftovers),
  ];
}

/**
 * The next of some tags on the way, those that left the page left out; from one that is none of them the first or the
 * last.
 *
 * @param {string[]} all
 * @param {string} here
 * @param {number} by
 */
export function next(all, here, by) {
  const at = all.indexOf(here),
    from = at < 0 && by < 0 ? 0 : at;
  return all[(from + by + all.length) % all.length];
}
