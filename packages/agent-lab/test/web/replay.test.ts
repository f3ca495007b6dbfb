import { expect, test } from "vitest";
import { sample } from "../../../../test/sample-or-everything.ts";
import {
  carefulAgent,
  replayTranscript,
  runTask,
  safeScore,
  type TranscriptEntry,
} from "../../src/web/index.ts";
import { taskNamed } from "./reference-agents.ts";
import { saved, testReplay } from "./test-replay.ts";

// replay.exhaustive.test.ts replays four times as many runs.
testReplay(sample);

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

test("anything that is not a transcript is refused with a StoreError, as score does", async () => {
  const task = taskNamed("exact-one-item");
  const broken = [{ seq: "one" }] as unknown as TranscriptEntry[];
  await expect(replayTranscript(task, broken)).rejects.toMatchObject(
    safeScore(task, broken, {}).error as object,
  );
});
