import { platformProblem } from "../../../problems/problem-kinds.ts";
import type { LabCall } from "./lab-call.ts";
import { namedSandbox } from "./named-sandbox.ts";
import type { SandboxRun } from "./sandbox-run.ts";

/** The run named in the path: its id is that of its first sandbox. */
export async function runNamed(call: LabCall): Promise<{ readonly run: SandboxRun }> {
  const { sandbox } = await namedSandbox(call);
  if (sandbox.run !== undefined) return { run: sandbox.run };
  throw platformProblem("not_found", "There is no such run.");
}
