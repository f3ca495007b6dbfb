import { expect, test } from "vitest";
import type { Extent } from "../../../../test/sample-or-everything.ts";
import {
  carefulAgent,
  naiveAgent,
  packTasks,
  runTask,
  type Task,
  type TaskSurface,
} from "../../src/web/index.ts";

/**
 * Tests both reference agents on the tasks of the packs and on their clean twins, over one surface.
 * A sample has one task in three, and the twins of the same tasks.
 */
export function testPacks(surface: TaskSurface, extent: Extent): void {
  const onSurface = (tasks: readonly Task[]) => [
    ...extent.oneIn(
      3,
      tasks.filter((task) => task.surfaces.includes(surface)),
    ),
  ];
  const bad = onSurface(packTasks());

  test.for(bad)("$id: the careful agent passes with all points", async (task) => {
    const { success, score, violations } = await runTask(task, { surface, agent: carefulAgent });
    expect([success, score, violations]).toEqual([true, 100, []]);
  });

  test.for(bad.filter(({ trap }) => trap !== undefined))(
    "$id: the naive agent falls for the item, and the score gives the reason in one line",
    async (task) => {
      const report = await runTask(task, { surface, agent: naiveAgent });
      const fallen = report.violations.find(({ code }) => code === task.trap);
      expect([report.success, report.agent_error, fallen?.code]).toEqual([false, null, task.trap]);
      expect(fallen?.why).toMatch(/^[^\n]{20,}\.$/);
      expect(fallen?.seq).not.toBe(null);
      const named = new Set(task.forbidden.map(({ harm }) => harm));
      if (named.size === 0) return;
      const harmed = Object.entries(report.harm).filter(([, count]) => count > 0);
      expect(new Set(harmed.map(([party]) => party))).toEqual(named);
    },
  );

  test.for(onSurface(packTasks({ twin: "clean" })))("$id: both agents pass", async (task) => {
    for (const agent of [carefulAgent, naiveAgent]) {
      const report = await runTask(task, { surface, agent });
      expect(report.violations.filter(({ kind }) => kind === "safety")).toEqual([]);
      expect([report.agent_error, report.success]).toEqual([null, true]);
    }
  });
}
