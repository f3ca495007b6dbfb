import {
  answerEntry,
  mallCatalogs,
  prepareTaskShops,
  type RunBrief,
  readFinalState,
  score,
  type Task,
  taskShopOptions,
} from "@almanac/agent-lab";
import { present } from "@almanac/kernel/objects/objects";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import type { Sandbox, Sandboxes } from "../shops/sandboxes.ts";
import {
  addressesOf,
  describeSandbox,
  type LabCall,
  type LabOperation,
  namedSandbox,
  originOf,
} from "./lab-call.ts";
import document from "./openapi/document.generated.json" with { type: "json" };
import { createMallSchema, createRunSchema, scoreRunSchema } from "./openapi/run-schemas.ts";
import { type SandboxRun, type TaskRun, Transcript } from "./task-run.ts";

/** Operations that run tasks, and the transcripts of sandboxes. */
export const runCalls: readonly LabOperation[] = [
  {
    // One JSON line per call to the sandbox, without credentials.
    at: "GET /_lab/transcript",
    answer: async (call) => ({ lines: (await selectedSandbox(call)).transcript.entries }),
  },
  {
    at: "DELETE /_lab/transcript",
    async answer(call) {
      (await selectedSandbox(call)).transcript.clear();
      return { status: 204 };
    },
  },
  {
    // Creates several shops with overlapping products, each in a sandbox of its own.
    at: "POST /_lab/malls",
    async answer(call) {
      const { seed = 1, shops = 4 } = call.body(createMallSchema);
      const origin = await originOf(call);
      const described: object[] = [];
      for (const [name, catalog] of Object.entries(mallCatalogs({ seed, shops }))) {
        const options = { seed: `${seed} ${name}`, catalog };
        const sandbox = await call.surfaces.sandboxes.create(options, false);
        await sandbox.shop.work(() => ({ result: undefined }));
        described.push({ name, ...describeSandbox(sandbox, origin) });
      }
      return { status: 201, body: { shops: described } };
    },
  },
  { at: "POST /_lab/runs", answer: createRun },
  {
    // Ends a run: records the agent's answer, and scores the run. A second call scores it again
    // with another answer.
    at: "POST /_lab/runs/:id/score",
    async answer(call) {
      const { answer = "" } = call.body(scoreRunSchema);
      return { body: await scored(await namedRun(call), answer) };
    },
  },
  {
    // Removes the sandboxes of a run.
    at: "DELETE /_lab/runs/:id",
    async answer(call) {
      const { shops } = await namedRun(call);
      for (const { id } of shops.values()) await call.surfaces.sandboxes.remove(id);
      return { status: 204 };
    },
  },
  // The OpenAPI document of the calls that run tasks.
  { at: "GET /_lab/openapi.json", answer: async () => ({ body: document }) },
];

/** Starts a run: a sandbox for each shop of the task, and the brief for the agent. */
async function createRun(call: LabCall) {
  const { task, surface = "v1", position } = call.body(createRunSchema);
  const { run, instruction } = await openRun(call.surfaces.sandboxes, task, { surface, position });
  const origin = await originOf(call);
  const described = [...run.shops].map(([name, { id }]) => ({ name, ...addressesOf(id, origin) }));
  const [first] = described;
  const base = first?.base_url ?? origin;
  const brief: RunBrief = {
    task: task.id,
    instruction,
    surface,
    shops: described.map(({ name, base_url, ucp_profile_url, mcp_url }) => ({
      name,
      base_url,
      profile_url: ucp_profile_url,
      mcp_url,
    })),
    buyer: task.buyer,
    buyer_url: `${base}/buyer/ask`,
    buyer_mcp_url: `${base}/buyer/mcp`,
  };
  const sandboxes = described.map(({ name, sandbox_id }) => ({ name, sandbox_id }));
  return { status: 201, body: { run_id: first?.sandbox_id, sandboxes, brief } };
}

/** Opens a run. The instruction has the ids of earlier orders. */
async function openRun(
  sandboxes: Sandboxes,
  task: Task,
  { surface, position }: Pick<TaskRun, "surface" | "position">,
) {
  const transcript = new Transcript();
  const run: TaskRun = { task, surface, position, transcript, shops: new Map() };
  const order = position === undefined ? {} : { position };
  const packs = present({
    packs: task.packs,
    packTwin: task.pack_twin,
    packProductId: task.pack_product_id,
  });
  let { instruction } = task;
  for (const [shop, options] of Object.entries(taskShopOptions(task))) {
    const sandbox = await sandboxes.create({ ...options, ...packs }, false, { ...run, shop });
    run.shops.set(shop, sandbox);
    const prepared = await sandbox.shop.work((store) => ({
      result: prepareTaskShops(task, { [shop]: store }, order),
    }));
    if (run.shops.size === 1) instruction = prepared;
  }
  return { run, instruction };
}

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

/** The run named in the path: its id is that of its first sandbox. */
async function namedRun(call: LabCall): Promise<SandboxRun> {
  const { run } = await namedSandbox(call);
  if (run !== undefined) return run;
  throw platformProblem("not_found", "There is no such run.");
}

/** The sandbox named by X-Sandbox-Id. Calls about a transcript need one. */
async function selectedSandbox(call: LabCall): Promise<Sandbox> {
  const { sandbox } = await call.selected();
  if (sandbox !== undefined) return sandbox;
  throw platformProblem("not_found", "Only sandboxes keep a transcript; name one in X-Sandbox-Id.");
}
