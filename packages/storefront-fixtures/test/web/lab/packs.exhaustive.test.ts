import { describe, expect, test } from "vitest";
import { everything } from "../../../../../test/sample-or-everything.ts";
import { carefulAgent, naiveAgent, packTasks, runTask } from "../../../src/web/lab.ts";
import { testPacks } from "./test-packs.ts";

describe.for(["v1", "ucp", "mcp"] as const)("over %s", (surface) => testPacks(surface, everything));

test("at another seed, the agents do as at the usual one", async () => {
  for (const task of packTasks({ seed: 7 })) {
    const careful = await runTask(task, { surface: "ucp", agent: carefulAgent });
    expect([task.id, careful.success, careful.agent_error]).toEqual([task.id, true, null]);
    const naive = await runTask(task, { surface: "ucp", agent: naiveAgent });
    if (task.trap !== undefined) expect([task.id, naive.success]).toEqual([task.id, false]);
  }
});
