import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  carefulAgent,
  naiveAgent,
  packTasks,
  replayTranscript,
  runTask,
  safeScore,
  type Task,
  type TranscriptEntry,
  tasks,
} from "../../../src/web/lab.ts";

/** A copy as a file has it. */
const saved = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const taskNamed = (id: string) => tasks().find((task) => task.id === id) as Task;

const anyRun = fc.record({
  task: fc.constantFrom(...tasks(), ...packTasks()),
  surface: fc.constantFrom("v1", "ucp", "mcp"),
  agent: fc.constantFrom(carefulAgent, naiveAgent),
  position: fc.option(fc.nat({ max: 1000 }), { nil: undefined }),
});

test("a transcript that is replayed has the same answers, the same final state and the same score", async () => {
  await fc.assert(
    fc.asyncProperty(anyRun, async ({ task, surface, agent, position }) => {
      if (!task.surfaces.includes(surface)) return;
      const order = position === undefined ? {} : { position };
      const report = await runTask(task, { surface, agent, ...order });
      const replay = await replayTranscript(task, saved(report.transcript), order);
      expect(replay.differences).toEqual([]);
      expect(saved(replay.transcript)).toEqual(saved(report.transcript));
      expect(replay.final_state).toEqual(report.final_state);
      expect(report).toMatchObject(replay.score);
    }),
    { numRuns: 40 },
  );
});

test("a replay pays with the instrument that led to the recorded answer", async () => {
  const task = taskNamed("payment-third-card");
  const report = await runTask(task, { surface: "ucp", agent: carefulAgent });
  expect(JSON.stringify(report.transcript)).not.toContain("success_token");
  const { differences, score } = await replayTranscript(task, saved(report.transcript));
  expect([differences, score.success]).toEqual([[], true]);
});

test.for<[string, string, (entry: TranscriptEntry) => TranscriptEntry, RegExp]>([
  [
    "another request",
    "change_cart",
    (entry) => ({
      ...entry,
      request: { ...entry.request, body: { ...(entry.request.body as object), quantity: 2 } },
    }),
    /another body/,
  ],
  [
    "another status",
    "create_checkout",
    (entry) => ({ ...entry, response: { ...entry.response, status: 409 } }),
    /answered 201, not 409/,
  ],
  [
    "another operation",
    "search_catalog",
    (entry) => ({ ...entry, operation: "get_product" }),
    /was search_catalog, not get_product/,
  ],
])("a transcript with %s has a difference at this entry", async ([, operation, change, why]) => {
  const task = taskNamed("exact-one-item");
  const report = await runTask(task, { surface: "v1", agent: carefulAgent });
  const changed = saved(report.transcript).map((entry) =>
    entry.operation === operation ? change(entry) : entry,
  );
  const { differences } = await replayTranscript(task, changed);
  const seq = report.transcript.find((entry) => entry.operation === operation)?.seq;
  expect(differences[0]).toEqual({ seq, why: expect.stringMatching(why) });
});

test("what is no transcript is refused with a StoreError, as by score", async () => {
  const task = taskNamed("exact-one-item");
  const broken = [{ seq: "one" }] as unknown as TranscriptEntry[];
  await expect(replayTranscript(task, broken)).rejects.toMatchObject(
    safeScore(task, broken, {}).error as object,
  );
});
