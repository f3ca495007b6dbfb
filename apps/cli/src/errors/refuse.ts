import { AlmanacError, type CommandIssue } from "./almanac-error.ts";

/** Throws the error of a command line that cannot be carried out as it was typed: exit code 2. */
export function refuse(...issues: readonly CommandIssue[]): never {
  throw new AlmanacError("invalid", issues);
}
