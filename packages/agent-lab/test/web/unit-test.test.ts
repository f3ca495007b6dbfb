import { expect, test } from "vitest";
import { carefulAgent, naiveAgent, runTask, score, tasks } from "../../src/web/index.ts";

const task = tasks().find(({ id }) => id === "payment-lost-answer");
if (task === undefined) throw new TypeError("the lab has no such task");

test.for(["v1", "ucp", "mcp"] as const)(
  "a unit test without a port scores an agent over %s",
  async (surface) => {
    const careful = await runTask(task, { surface, agent: carefulAgent });
    expect([careful.success, careful.score, careful.cost.retries]).toEqual([true, 100, 1]);
    const naive = await runTask(task, { surface, agent: naiveAgent });
    expect(naive.violations.map(({ code }) => code)).toEqual(["second_order"]);
    expect(naive).toMatchObject(score(task, naive.transcript, naive.final_state));
  },
);
