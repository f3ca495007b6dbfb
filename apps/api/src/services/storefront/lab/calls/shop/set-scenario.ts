import * as z from "zod";
import type { LabOperation } from "../../lab-call.ts";
import { labCommand } from "../../lab-command.ts";

const bodySchema = z.strictObject({
  scenario: z.union([z.string().max(100), z.record(z.string(), z.json()), z.null()]),
});

/** Sets the shop's scenario by its id or by its rules, or removes it. */
export const setScenario: LabOperation = {
  method: "PUT",
  path: "/_lab/scenario",
  async handle(call) {
    const { scenario } = call.body(bodySchema);
    return { body: await labCommand(call, { type: "set_scenario", scenario }) };
  },
};
