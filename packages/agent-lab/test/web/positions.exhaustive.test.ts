import { expect, test } from "vitest";
import { carefully, tasksOn } from "./reference-agents.ts";

/** Runs over each surface. Change them when a task is added. */
const runs = { v1: 850, ucp: 810, mcp: 810 };

test.for(Object.entries(runs) as ["v1" | "ucp" | "mcp", number][])(
  "the careful agent passes every task over %s at ten positions: %i runs",
  async ([surface, expected]) => {
    let passed = 0;
    for (const task of tasksOn(surface)) {
      for (let position = 1; position <= 10; position += 1) {
        const { success, score } = await carefully(task, surface, position);
        expect([task.id, position, success, score]).toEqual([task.id, position, true, 100]);
        passed += 1;
      }
    }
    expect(passed).toBe(expected);
  },
);
