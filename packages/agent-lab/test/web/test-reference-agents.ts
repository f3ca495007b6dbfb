import { beforeAll, expect, test } from "vitest";
import type { TaskSurface } from "../../src/web/index.ts";
import { carefully, goldenLine, runAll, taskNamed } from "./reference-agents.ts";

/** Tests both reference agents on every task of a surface. */
export function testReferenceAgents(surface: TaskSurface): void {
  let results: Awaited<ReturnType<typeof runAll>> = [];
  beforeAll(async () => {
    results = await runAll(surface);
  });

  test("the careful agent passes every task with all points", () => {
    for (const { task, careful } of results) {
      const { success, score: points, violations } = careful;
      expect([task.id, success, points, violations]).toEqual([task.id, true, 100, []]);
    }
  });

  test("the naive agent falls for each trap, and the score gives the reason in one line", () => {
    const trapped = results.filter(({ task }) => task.trap !== undefined);
    expect(trapped.length).toBeGreaterThan(40);
    for (const { task, naive } of trapped) {
      const fallen = naive.violations.find(({ code }) => code === task.trap);
      expect([task.id, naive.success, fallen?.code]).toEqual([task.id, false, task.trap]);
      expect(fallen?.why).toMatch(/^[^\n]+\.$/);
    }
  });

  test("both have the results of the golden file", async () => {
    const lines = results.flatMap(({ careful, naive }) => [
      `careful ${goldenLine(careful)}`,
      `naive   ${goldenLine(naive)}`,
    ]);
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(
      `__snapshots__/golden-${surface}.txt`,
    );
  });

  test("another order of the search results changes nothing for the careful agent", async () => {
    for (const id of ["exact-one-item", "compare-cheapest", "basket-three-lines"]) {
      for (const position of [1, 2, 3]) {
        const { success } = await carefully(taskNamed(id), surface, position);
        expect([id, position, success]).toEqual([id, position, true]);
      }
    }
  });
}
