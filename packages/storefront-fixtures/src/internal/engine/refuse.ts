import { StoreError, type StoreErrorCode, type StoreIssue } from "../../errors.ts";
import type { Message } from "../../types.ts";

/** Throws a `StoreError` with one issue. */
export function refuse(
  code: StoreErrorCode,
  message: string,
  path: StoreIssue["path"] = [],
  more: Pick<StoreIssue, "available" | "variant_ids"> = {},
): never {
  throw new StoreError([{ code, path, message, ...more }]);
}

/** Throws a `StoreError` with the given issues. */
export function refuseAll(...issues: readonly StoreIssue[]): never {
  throw new StoreError(issues);
}

/** An error that the agent can resolve with another call, without the buyer. */
export function recoverableError(code: string, path: string, content: string): Message {
  return { type: "error", code, content, path, severity: "recoverable" };
}
