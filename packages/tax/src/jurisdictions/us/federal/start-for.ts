import type { FilingStatus } from "../../../engine/jurisdiction.ts";
import { type Exact, exact } from "../../../engine/numbers/exact.ts";

/** The income above which an amount falls: a higher one on a joint return. */
export function startFor(
  status: FilingStatus,
  rule: { readonly start_joint: number; readonly start_other: number },
): Exact {
  return exact(status === "married_joint" ? rule.start_joint : rule.start_other);
}
