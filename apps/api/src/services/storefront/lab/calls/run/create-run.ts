import type { RunBrief } from "@almanac/agent-lab";
import { addressesOf } from "../../describe-sandbox.ts";
import type { LabOperation } from "../../lab-call.ts";
import { originOf } from "../../named-sandbox.ts";
import { openRun } from "../../open-run.ts";
import { createRunSchema } from "../../openapi/run-schemas.ts";

/** Starts a run of a task: creates a sandbox for each of its shops, and returns the brief for the agent. */
export const createRun: LabOperation = {
  method: "POST",
  path: "/_lab/runs",
  async handle(call) {
    const { task, surface = "v1", position } = call.body(createRunSchema);
    const { run, instruction } = await openRun(call.surfaces.sandboxes, task, {
      surface,
      position,
    });
    const origin = await originOf(call);
    const described = [...run.shops].map(([name, { id }]) => ({
      name,
      sandbox_id: id,
      ...addressesOf(`${origin}/s/${id}`),
    }));
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
  },
};
