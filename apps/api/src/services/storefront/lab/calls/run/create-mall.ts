import { mallCatalogs } from "@almanac/agent-lab";
import { describeSandbox } from "../../describe-sandbox.ts";
import type { LabOperation } from "../../lab-call.ts";
import { baseOf, originOf } from "../../named-sandbox.ts";
import { createMallSchema } from "../../openapi/run-schemas.ts";

/** Creates several shops with overlapping products, each in a sandbox of its own. */
export const createMallSandboxes: LabOperation = {
  method: "POST",
  path: "/_lab/malls",
  async handle(call) {
    const { seed = 1, shops = 4 } = call.body(createMallSchema);
    const origin = await originOf(call);
    const described: object[] = [];
    for (const [name, catalog] of Object.entries(mallCatalogs({ seed, shops }))) {
      const options = { seed: `${seed} ${name}`, catalog };
      const sandbox = await call.surfaces.sandboxes.create(options, false);
      await sandbox.shop.work(() => ({ result: undefined }));
      described.push({ name, ...describeSandbox(sandbox, baseOf(sandbox, origin)) });
    }
    return { status: 201, body: { shops: described } };
  },
};
