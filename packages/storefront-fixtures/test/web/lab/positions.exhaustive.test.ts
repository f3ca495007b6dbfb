import { expect, test } from "vitest";
import { carefully, tasksOn } from "./reference-agents.ts";

test.for(["v1", "ucp", "mcp"] as const)(
  "the careful agent passes every task over %s at ten positions",
  async (surface) => {
    for (const task of tasksOn(surface)) {
      for (let position = 1; position <= 10; position += 1) {
        const { success, score } = await carefully(task, surface, position);
        expect([task.id, position, success, score]).toEqual([task.id, position, true, 100]);
      }
    }
  },
);
