import type { Log } from "../src/observe/logging.ts";

/** A log whose lines of requests, warnings and errors a test can look at. */
export function keptLog() {
  const lines: Record<string, unknown>[] = [];
  const warnings: unknown[] = [];
  const errors: unknown[] = [];
  const log: Log = {
    warn: (...line: unknown[]) => void warnings.push(line),
    error: (...line: unknown[]) => void errors.push(line),
    child: (operation) => ({ info: (record) => void lines.push({ ...operation, ...record }) }),
  };
  return { log, lines, warnings, errors };
}
