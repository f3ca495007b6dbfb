import { expect, test } from "vitest";
import { carefully, tasksOn } from "./reference-agents.ts";

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Where the goods are is decided before the surface shows them, so the others need fewer. */
const some = [1, 5, 10];

/** The positions and the number of runs over each surface. Change it when a task is added. */
test.for([
  ["v1", all, 850],
  ["ucp", some, 243],
  ["mcp", some, 243],
] as const)(
  "the careful agent passes every task over %s at the positions %j: %i runs",
  async ([surface, positions, expected]) => {
    let passed = 0;
    for (const task of tasksOn(surface)) {
      for (const position of positions) {
        const { success, score } = await carefully(task, surface, position);
        expect([task.id, position, success, score]).toEqual([task.id, position, true, 100]);
        passed += 1;
      }
    }
    expect(passed).toBe(expected);
  },
);
