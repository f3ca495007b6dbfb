import { StoreError, type StoreErrorCode, type StoreIssue } from "../../errors.ts";

/** Throws the error of one issue. */
export function refuse(
  code: StoreErrorCode,
  message: string,
  path: StoreIssue["path"] = [],
  more: Pick<StoreIssue, "available" | "variant_ids"> = {},
): never {
  throw new StoreError([{ code, path, message, ...more }]);
}

/** Throws the error of issues that are complete already. */
export function refuseAll(...issues: readonly StoreIssue[]): never {
  throw new StoreError(issues);
}
