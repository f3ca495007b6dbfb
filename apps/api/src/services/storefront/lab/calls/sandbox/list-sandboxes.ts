import { describeSandbox } from "../../describe-sandbox.ts";
import type { LabOperation } from "../../lab-call.ts";
import { baseOf, originOf } from "../../named-sandbox.ts";

/** The sandboxes that this process holds. */
export const listSandboxes: LabOperation = {
  method: "GET",
  path: "/_lab/sandboxes",
  async handle(call) {
    const origin = await originOf(call);
    const sandboxes = call.surfaces.sandboxes.list();
    return {
      body: { sandboxes: sandboxes.map((each) => describeSandbox(each, baseOf(each, origin))) },
    };
  },
};
