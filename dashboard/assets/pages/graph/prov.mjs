// What is drawn of runs as PROV-JSON of the W3C, which the server makes.
import { Channel } from "../../frame/channel.mjs";
import { saveFile } from "../../frame/save.mjs";
import { announce } from "../../frame/toast.mjs";
import { say } from "../../frame/words.mjs";

const channel = new Channel("provenance-prov");

/** @param {object} query which runs */
export function saveProv(query) {
  const hear = (/** @type {{document?: object, problem?: string}} */ { document: made, problem }) => {
    if (!made) return announce(say("The document cannot be made: {reason}", { reason: problem ?? "" }));
    return saveFile(new Blob([JSON.stringify(made, null, 1)], { type: "application/json" }), "provenance.prov.json");
  };
  channel.ask(query, hear, () => channel.repeat());
}
