// What can be undone outlives a reload: as much of it as this browser has room for.
(() => {
  /** Keep `steps` under a name, the newest last; where room lacks, the oldest go. */
  function keep(name, steps) {
    const texts = steps.map((step) => JSON.stringify(step));
    for (;;) {
      try {
        return sessionStorage.setItem(name, `[${texts.join()}]`);
      } catch { // the quota is reached, by whomever
        if (!texts.length) return undefined;
        texts.shift();
      }
    }
  }

  function kept(name) {
    try {
      const steps = JSON.parse(sessionStorage.getItem(name));
      return Array.isArray(steps) ? steps : [];
    } catch { return []; }
  }

  INSIGHT.keptSteps = { keep, kept };
})();
