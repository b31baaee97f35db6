// Numbers that name something: how far one is from another says nothing.

/** Words that end the name of such a number. */
const LABELS = new Set([
  "seed",
  "seeds",
  "id",
  "ids",
  "uid",
  "uuid",
  "pid",
  "port",
  "fold",
  "version",
  "index",
  "trial",
]);
/** Numbers of one of several; without the word before a rank is a size. */
const OF_SEVERAL =
  /(?:^|[._\- ])(?:random state|(?:local|global|node|world) rank|(?:gpu|device|host|node|job|task|worker))$/;

/**
 * Whether the numbers under a name are labels.
 * @param {string} name
 */
export function isLabel(name) {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return LABELS.has(words.at(-1) ?? "") || OF_SEVERAL.test(words.join(" "));
}
