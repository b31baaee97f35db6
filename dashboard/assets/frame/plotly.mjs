// plotly.js, from this server, once.
import { inside } from "./elements.mjs";

/** @type {Promise<PlotlyLibrary> | null} */
let loading = null;

/** @returns {Promise<PlotlyLibrary>} */
export function plotly() {
  if (window.Plotly) return Promise.resolve(window.Plotly);
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = inside(document, "#loaded", HTMLElement).dataset.plotly ?? "";
    script.onload = () => (window.Plotly ? resolve(window.Plotly) : script.onerror?.(""));
    script.onerror = () => {
      loading = null; // whoever asks next tries again
      script.remove();
      reject(new Error("plotly.js could not be loaded"));
    };
    document.head.append(script);
  });
  return loading;
}
