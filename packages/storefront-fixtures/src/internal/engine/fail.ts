import { StoreError, type StoreErrorCode, type StoreIssue } from "../../errors.ts";

/** The error of one problem. */
export function fault(
  code: StoreErrorCode,
  message: string,
  path: StoreIssue["path"] = [],
  more: Pick<StoreIssue, "available" | "variant_ids"> = {},
): StoreError {
  return new StoreError([{ code, path, message, ...more }]);
}
