import assert from "node:assert/strict";
import { test } from "node:test";
import { isLabel } from "../../../../../dashboard/assets/pages/compare/labels.mjs";

test("seeds, numbers of processes, ports and the like are labels, sizes and rates are none", () => {
  const labels =
    "hyperparameters.seed user.data_seed randomSeed run.job_id pid port user.random_state local_rank gpu fold";
  const sizes = "learning_rate batch_size lora_rank gpus epochs width seedling idle report metric.loss devices";

  assert.deepEqual(
    labels.split(" ").filter((name) => !isLabel(name)),
    [],
  );
  assert.deepEqual(sizes.split(" ").filter(isLabel), []);
});
