import { ProblemError } from "../../../problems/problem.ts";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import { sameSecret } from "../http/same-secret.ts";

/** Refuses callers that may not use the control API: agents under test, and anyone without the lab's key. */
export function guardLab(headers: Headers, labKey: string | undefined): void {
  if (headers.has("ucp-agent")) {
    throw new ProblemError({
      type: "/problems/blocked-agent",
      title: "The control API is not for agents",
      status: 403,
      detail: "The request carries UCP-Agent. An agent under test must not control the test.",
      code: "blocked_agent",
    });
  }
  if (hasLabKey(headers, labKey)) return;
  throw headers.has("x-lab-key")
    ? platformProblem("invalid_api_key", "X-Lab-Key is not the lab's key.")
    : platformProblem("missing_api_key", "Send the lab's key in X-Lab-Key.");
}

/** If the lab has no key, everyone who can reach it may use it. */
export function hasLabKey(headers: Headers, labKey: string | undefined): boolean {
  if (labKey === undefined) return true;
  const given = headers.get("x-lab-key");
  return given !== null && sameSecret(given, labKey);
}
