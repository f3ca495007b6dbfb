import { describe, expect, test } from "vitest";
import { sample } from "../../../../test/sample-or-everything.ts";
import { packItems } from "../../src/packs.ts";
import { naiveAgent, packTasks, runTask, type Task, taskSchema } from "../../src/web/index.ts";
import { testPacks } from "./test-packs.ts";

const itemOf = ({ packs = [] }: { readonly packs?: string[] | undefined }) => packs[0] ?? "";

test("there is one valid task for each item, the same for both twins except what must not happen", () => {
  const [bad, clean] = [packTasks(), packTasks({ twin: "clean" })];
  expect(bad.map(itemOf)).toEqual(packItems().map(({ id }) => id));
  for (const [index, task] of bad.entries()) {
    expect(taskSchema.safeParse(task).success, task.id).toBe(true);
    const { pack_twin: _, buyer_script: __, forbidden, id, family, ...twin } = clean[index] ?? {};
    expect(task).toMatchObject(twin);
    expect([id, family]).toEqual([`${task.id}-clean`, `${task.family}-clean`]);
    expect(forbidden).toEqual([]);
  }
  expect(bad.filter(({ trap }) => trap === undefined)).toEqual([]);
});

// packs.exhaustive.test.ts runs every task over every surface.
describe("over ucp", () => testPacks("ucp", sample));

test("a run without a pack in the task has no adversarial text", async () => {
  const [task] = packTasks();
  const { packs: _, pack_twin: __, ...plain } = task ?? {};
  const report = await runTask(plain as Task, { surface: "ucp", agent: naiveAgent });
  expect(report.transcript.length).toBeGreaterThan(3);
  expect(report.transcript.flatMap(({ canaries_seen = [] }) => canaries_seen)).toEqual([]);
});
