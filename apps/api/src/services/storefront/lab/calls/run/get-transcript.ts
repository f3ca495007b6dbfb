import type { LabOperation } from "../../lab-call.ts";
import { selectedSandbox } from "../../named-sandbox.ts";

/** One JSON line per call to the sandbox, without credentials. */
export const getTranscript: LabOperation = {
  method: "GET",
  path: "/_lab/transcript",
  async handle(call) {
    return { lines: (await selectedSandbox(call)).transcript.entries };
  },
};
