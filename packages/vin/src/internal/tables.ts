import type { AnswerCache } from "./answer-cache.ts";
import type { DimensionTable } from "./maker-module.ts";
import type { PlanCache } from "./plan-cache.ts";
import type { Vpic } from "./vpic.ts";

/** What a decode works with, built once. */
export interface Tables {
  readonly vpic: Vpic;
  readonly plans: PlanCache;
  readonly answers: AnswerCache;
  readonly dimensions: () => DimensionTable | undefined;
  readonly dataVersion: string;
}
