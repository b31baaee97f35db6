// The language that was chosen, from the server: before anything is said.
// @ts-expect-error: the server makes it, in the language of who asks
import { language, words } from "../../words.js";
import { learn } from "./words.mjs";

learn(words);
document.documentElement.lang = language;
