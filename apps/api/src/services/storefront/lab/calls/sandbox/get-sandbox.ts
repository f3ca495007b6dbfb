import { describeSandbox } from "../../describe-sandbox.ts";
import type { LabOperation } from "../../lab-call.ts";
import { namedSandbox } from "../../named-sandbox.ts";

export const getSandbox: LabOperation = {
  method: "GET",
  path: "/_lab/sandboxes/:id",
  async handle(call) {
    const { sandbox, base } = await namedSandbox(call);
    return { body: describeSandbox(sandbox, base) };
  },
};
