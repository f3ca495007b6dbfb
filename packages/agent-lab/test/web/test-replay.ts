import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Extent } from "../../../../test/sample-or-everything.ts";
import {
  carefulAgent,
  naiveAgent,
  packTasks,
  replayTranscript,
  runTask,
  tasks,
} from "../../src/web/index.ts";

/** Returns a copy of a value, as if it had been written to a JSON file and read again. */
export const saved = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const anyRun = fc.record({
  task: fc.constantFrom(...tasks(), ...packTasks()),
  surface: fc.constantFrom("v1", "ucp", "mcp"),
  agent: fc.constantFrom(carefulAgent, naiveAgent),
  position: fc.option(fc.nat({ max: 1000 }), { nil: undefined }),
});

/** Records runs of both reference agents on any task, and replays their transcripts. */
export function testReplay(extent: Extent): void {
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
      extent.runs(10, 40),
    );
  });
}
