import type { NhtsaTables } from "../nhtsa/read-nhtsa.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { DimensionTable } from "./dimension-table.ts";

/** The tables and caches of a decoder, built once. */
export interface Tables extends NhtsaTables {
  readonly answers: AnswerCache;
  readonly dimensions: () => DimensionTable | undefined;
  readonly dataVersion: string;
}

const tablesByDecoder = new WeakMap<object, Tables>();

/** Keeps the tables of a decoder, for operations outside it, so that a decoder does not carry them all. */
export function keepTables<Decoder extends object>(tables: Tables, decoder: Decoder): Decoder {
  tablesByDecoder.set(decoder, tables);
  return decoder;
}

/** The tables of a decoder of this library; undefined for any other object. */
export function tablesOf(decoder: object): Tables | undefined {
  return tablesByDecoder.get(decoder);
}
