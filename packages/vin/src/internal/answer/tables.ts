import type { MakerIndex } from "../../makers/maker-index.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CodeTable } from "../evidence/code-table.ts";
import type { NhtsaTables } from "../nhtsa/read-patterns.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { DimensionTable } from "./dimension-table.ts";

/** The tables and caches of a decoder, built once. */
export interface Tables extends NhtsaTables {
  readonly answers: AnswerCache;
  readonly makers: MakerIndex;
  readonly codes: CodeTable;
  /** The catalogue, for numbers of makes, models and manufacturers in explanations. */
  readonly catalogue: () => Catalogue | undefined;
  readonly dimensions: () => DimensionTable | undefined;
  readonly dataVersion: string;
}
