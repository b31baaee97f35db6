// What the page asks of the server passes here, Dash's own requests too.
import { reached } from "./live.mjs";
import { bringAll } from "./page_modules.mjs";

const PAGE = '"output":"page.children"'; // of shell.py
const ask = window.fetch;
let isFirst = true;

/** Whether Dash asks for another page than the one it began with. @param {BodyInit | null | undefined} body */
function isForAnotherPage(body) {
  if (typeof body !== "string" || !body.includes(PAGE)) return false;
  const began = isFirst;
  isFirst = false;
  return !began;
}

/** @param {Parameters<typeof ask>} request */
async function tellWhetherItCame(...request) {
  try {
    const answer = await ask(...request);
    reached(true);
    return answer;
  } catch (error) {
    reached(false);
    throw error;
  }
}

window.fetch = async (...request) => {
  const answer = tellWhetherItCame(...request);
  if (!isForAnotherPage(request[1]?.body)) return answer;
  const [found, areThere] = await Promise.all([answer, bringAll()]);
  if (areThere) return found;
  location.reload(); // as a document of its own the page brings its modules along
  return new Promise(() => {});
};
