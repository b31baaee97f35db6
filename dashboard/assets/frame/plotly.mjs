// plotly.js, from this server, once.
let loading = null;

export function plotly() {
  if (window.Plotly) return Promise.resolve(window.Plotly);
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = document.getElementById("loaded").dataset.plotly;
    script.onload = () => resolve(window.Plotly);
    script.onerror = () => {
      loading = null; // whoever asks next tries again
      script.remove();
      reject(new Error("plotly.js could not be loaded"));
    };
    document.head.append(script);
  });
  return loading;
}
