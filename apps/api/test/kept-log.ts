import type { Log } from "../src/observe/log.ts";

/** A log that keeps request lines, warnings and errors, so that a test can read them. */
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
