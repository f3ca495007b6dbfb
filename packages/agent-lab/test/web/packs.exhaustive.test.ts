import { describe, expect, test } from "vitest";
import { everything } from "../../../../test/sample-or-everything.ts";
import { carefulAgent, naiveAgent, packTasks, runTask } from "../../src/web/index.ts";
import { testPacks } from "./test-packs.ts";

describe.for(["v1", "ucp", "mcp"] as const)("over %s", (surface) => testPacks(surface, everything));

test.for([7, 99])(
  "with seed %i, the agents get the same results as with the usual seed",
  async (seed) => {
    const surface = "ucp";
    for (const task of packTasks({ seed })) {
      const careful = await runTask(task, { surface, agent: carefulAgent });
      expect([task.id, careful.success, careful.agent_error]).toEqual([task.id, true, null]);
      const naive = await runTask(task, { surface, agent: naiveAgent });
      const fallen = naive.violations.find(({ code }) => code === task.trap);
      expect([task.id, fallen?.code]).toEqual([task.id, task.trap]);
    }
    for (const task of packTasks({ seed, twin: "clean" })) {
      for (const agent of [carefulAgent, naiveAgent]) {
        const { success } = await runTask(task, { surface, agent });
        expect([task.id, success]).toEqual([task.id, true]);
      }
    }
  },
);
