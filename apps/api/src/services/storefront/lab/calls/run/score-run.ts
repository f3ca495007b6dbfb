import { answerEntry, readFinalState, score } from "@almanac/agent-lab";
import type { LabOperation } from "../../lab-call.ts";
import { scoreRunSchema } from "../../openapi/run-schemas.ts";
import { runNamed } from "../../run-named.ts";
import type { TaskRun } from "../../sandbox-run.ts";

/** Ends a run: records the agent's answer, and scores the run. A second call scores it again with another answer. */
export const scoreRun: LabOperation = {
  method: "POST",
  path: "/_lab/runs/:id/score",
  async handle(call) {
    const { answer = "" } = call.body(scoreRunSchema);
    const { run } = await runNamed(call);
    return { body: await scored(run, answer) };
  },
};

async function scored(run: TaskRun, answer: string): Promise<object> {
  const { task, surface, position, transcript, shops } = run;
  const states = await Promise.all(
    [...shops].map(([name, { shop }]) =>
      shop.work((store) => ({ result: readFinalState({ [name]: store }).shops })),
    ),
  );
  const final_state = { shops: states.flat() };
  const at = final_state.shops[0]?.at ?? new Date(0).toISOString();
  const calls = transcript.entries.filter((entry) => entry.surface !== "agent");
  const entries = [...calls, { seq: calls.length + 1, ...answerEntry(answer, at) }];
  return {
    ...score(task, entries, final_state),
    surface,
    position: position ?? null,
    answer,
    agent_error: null,
    transcript: entries,
    final_state,
  };
}
