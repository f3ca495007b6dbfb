import { AlmanacError, type CommandIssue } from "./almanac-error.ts";

/** Throws a usage error (exit code 2) with the given issues. */
export function refuse(...issues: readonly CommandIssue[]): never {
  throw new AlmanacError("invalid", issues);
}
