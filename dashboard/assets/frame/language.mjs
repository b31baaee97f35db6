// The language that was chosen, from the server: before anything is said.
import { language, words } from "../../words.js";
import { learn } from "./words.mjs";

learn(words);
document.documentElement.lang = language;
