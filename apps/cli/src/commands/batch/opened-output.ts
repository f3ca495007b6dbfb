import type { BulkPlan } from "../../bulk/plan.ts";
import type { BatchOutput } from "./output.ts";
import type { Partial } from "./scan-partial.ts";

/** Where the rows of a batch go, and what an earlier run has written there. */
export interface OpenedOutput {
  readonly plan: BulkPlan;
  readonly output: BatchOutput;
  readonly failures: BatchOutput | undefined;
  readonly before: Partial;
}
