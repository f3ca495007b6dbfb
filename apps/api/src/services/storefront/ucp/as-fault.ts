import type { Log } from "../../../platform/logging.ts";
import { ProblemError } from "../../../platform/problem.ts";
import { UcpFault } from "./fault.ts";

/** Whatever was thrown, as a fault of this standard: the platform's own problems keep status, code and headers. */
export function asFault(
  error: unknown,
  log: Log,
  where: Readonly<Record<string, string>>,
): UcpFault {
  if (error instanceof UcpFault) return error;
  if (error instanceof ProblemError) {
    const { status, code, detail } = error.problem;
    return new UcpFault(status, code, detail, { headers: error.headers });
  }
  // The message may carry what the caller sent, so it stays out of the log.
  const frames = error instanceof Error ? (error.stack ?? "").split("\n").filter(isFrame) : [];
  const name = error instanceof Error ? error.name : typeof error;
  log.error({ ...where, error: [name, ...frames].join("\n") }, "unexpected error");
  return new UcpFault(500, "internal", "Something broke on our side. It has been logged.");
}

const isFrame = (line: string): boolean => /^\s+at /.test(line);
