import type { DimensionTable } from "../maker/maker-module.ts";
import type { PlanCache } from "../plan/plan-cache.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { AnswerCache } from "./answer-cache.ts";

/** The tables and caches of a decoder, built once. */
export interface Tables {
  readonly vpic: Vpic;
  readonly plans: PlanCache;
  readonly answers: AnswerCache;
  readonly dimensions: () => DimensionTable | undefined;
  readonly dataVersion: string;
}
