// Texts as cells that a spreadsheet shows and never runs; insight/tables/spreadsheet.py is the same for files from the
// server, and says why.
const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|inf|infinity|nan`;
// Tabs and new lines before it are dropped by some.
const RUNS = new RegExp(String.raw`^'*[\t\r\n]*(?:[=@]|[+-](?!(?:${NUMBER})$))`, "i");

/**
 * A text as a cell: one that would run gets an apostrophe, and so does one that looks as if it had got one.
 * @param {string} text
 */
export function cellOf(text) {
  return RUNS.test(text) ? `'${text}` : text;
}
