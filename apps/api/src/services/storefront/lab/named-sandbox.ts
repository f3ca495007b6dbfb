import { platformProblem } from "../../../problems/problem-kinds.ts";
import type { Sandbox } from "../shops/sandboxes.ts";
import type { LabCall } from "./lab-call.ts";

/** The sandbox named in the path, and the base address of its paths. */
export async function namedSandbox(
  call: LabCall,
): Promise<{ readonly sandbox: Sandbox; readonly base: string }> {
  const sandbox = await call.surfaces.sandboxes.find(call.params.id ?? "");
  if (sandbox === undefined) throw platformProblem("not_found", "There is no such sandbox.");
  return { sandbox, base: baseOf(sandbox, await originOf(call)) };
}

/** The sandbox named by X-Sandbox-Id. Calls about a transcript need one. */
export async function selectedSandbox(call: LabCall): Promise<Sandbox> {
  const { sandbox } = await call.selected();
  if (sandbox !== undefined) return sandbox;
  throw platformProblem("not_found", "Only sandboxes keep a transcript; name one in X-Sandbox-Id.");
}

/** The address of this instance, even if the request names a sandbox. */
export async function originOf({ surfaces, callerContext }: LabCall): Promise<string> {
  const { caller, address } = callerContext;
  const headers = new Headers(callerContext.headers);
  headers.delete("x-sandbox-id");
  return (await surfaces.selectShop({ headers, caller, address })).base;
}

export function baseOf({ id }: Sandbox, origin: string): string {
  return `${origin}/s/${id}`;
}
