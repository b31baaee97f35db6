// What the files are called that a card gives away.

/**
 * A name that every file system takes, with the tag still to be read in it.
 *
 * @param {string[]} tags
 * @param {string} ending
 */
export function fileName(tags, ending) {
  const words = tags
    .join("+")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}._+-]+/gu, "-")
    .replace(/^[.-]+|[.-]+$/g, "");
  return `scalar_${[...words].slice(0, 80).join("") || "chart"}.${ending}`;
}
