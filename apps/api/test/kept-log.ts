import type { Log } from "../src/platform/logging.ts";

/** A log whose lines of requests, and whose errors, a test can look at. */
export function keptLog() {
  const lines: Record<string, unknown>[] = [];
  const errors: unknown[] = [];
  const log: Log = {
    warn() {},
    error: (...line: unknown[]) => void errors.push(line),
    child: (operation) => ({ info: (record) => void lines.push({ ...operation, ...record }) }),
  };
  return { log, lines, errors };
}
