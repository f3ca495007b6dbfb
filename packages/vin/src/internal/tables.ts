import type { AnswerCache } from "./answer-cache.ts";
import type { DimensionTable } from "./maker-module.ts";
import type { PlanCache } from "./plan-cache.ts";
import type { Vpic } from "./vpic.ts";

/** The tables and caches of a decoder, built once. */
export interface Tables {
  readonly vpic: Vpic;
  readonly plans: PlanCache;
  readonly answers: AnswerCache;
  readonly dimensions: () => DimensionTable | undefined;
  readonly dataVersion: string;
}
