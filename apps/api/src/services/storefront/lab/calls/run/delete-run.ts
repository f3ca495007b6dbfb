import type { LabOperation } from "../../lab-call.ts";
import { runNamed } from "../../run-named.ts";

/** Removes the sandboxes of a run. */
export const deleteRun: LabOperation = {
  method: "DELETE",
  path: "/_lab/runs/:id",
  async handle(call) {
    const { run } = await runNamed(call);
    for (const { id } of run.shops.values()) await call.surfaces.sandboxes.remove(id);
    return { status: 204 };
  },
};
