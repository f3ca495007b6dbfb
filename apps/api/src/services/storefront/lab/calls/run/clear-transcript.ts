import type { LabOperation } from "../../lab-call.ts";
import { selectedSandbox } from "../../named-sandbox.ts";

export const clearTranscript: LabOperation = {
  method: "DELETE",
  path: "/_lab/transcript",
  async handle(call) {
    (await selectedSandbox(call)).transcript.clear();
    return { status: 204 };
  },
};
