import type { LabOperation } from "../../lab-call.ts";
import { namedSandbox } from "../../named-sandbox.ts";

export const deleteSandbox: LabOperation = {
  method: "DELETE",
  path: "/_lab/sandboxes/:id",
  async handle(call) {
    const { sandbox } = await namedSandbox(call);
    await call.surfaces.sandboxes.remove(sandbox.id);
    return { status: 204 };
  },
};
