import type { Log } from "../observe/log.ts";
import { isStoreOutage, outageReason } from "../store/outage.ts";
import type { ProblemError } from "./problem.ts";
import { platformProblem } from "./problem-kinds.ts";

/** The problem for an unexpected error. The caller does not see its cause, which is logged. */
export function internalErrorProblem(
  error: unknown,
  where: Readonly<Record<string, string>>,
  log: Pick<Log, "warn" | "error">,
): ProblemError {
  if (isStoreOutage(error)) {
    log.warn(
      { ...where, reason: outageReason(error), error: describe(error) },
      "the store is unavailable",
    );
    return platformProblem(
      "unavailable",
      "The store cannot do this at the moment. Try again shortly.",
      { headers: { "Retry-After": "2" } },
    );
  }
  log.error({ ...where, error: describe(error) }, "unexpected error");
  return platformProblem("internal", "Something broke on our side. It has been logged.");
}

/** The stack says where. The message may contain what the caller sent, so it is not logged. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join("\n");
}
