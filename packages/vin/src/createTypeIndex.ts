import type { Decoder } from "./createDecoder.ts";
import { type KnownType, KnownTypes } from "./internal/answer/known-types.ts";
import { tablesOf } from "./internal/answer/tables-of-decoder.ts";
import type { Clock } from "./internal/request/latest-year.ts";
import { dataError } from "./internal/vpic/data-error.ts";

/**
 * Recognizes types of VIN in the bytes of a file, without decoding. A program that turns millions of VINs into rows can
 * keep the row of each type, and write it again with another VIN.
 */
export interface TypeIndex {
  /**
   * The number of the type of a VIN, whose 17 ASCII characters are the bytes from `at` on. VINs with the same number have
   * the same answer, except where it quotes the VIN. 0 if the type has no number, or the characters are not a VIN in
   * capitals.
   */
  find(bytes: Uint8Array, at: number): number;
  /**
   * Gives the type of a VIN a number. The VIN must have been decoded without options. Undefined if other VINs of the type
   * can have another answer.
   */
  add(vin: string): KnownType | undefined;
}

/**
 * Creates an index of the types that a decoder has decoded. The clock must be that of the decoded VINs, because the
 * current year limits the model years that can exist.
 *
 * @example
 * createTypeIndex(createDecoder(loadData())).find(Buffer.from("1HGCM82633A004352"), 0); // => 0
 *
 * @throws {VinError} `missing_data` if `createDecoder` did not create the decoder.
 */
export function createTypeIndex(decoder: Decoder, clock?: Clock): TypeIndex {
  const tables = tablesOf(decoder);
  if (tables === undefined) {
    throw dataError(
      "missing_data",
      "The decoder has no tables. Pass one that createDecoder created.",
    );
  }
  return new KnownTypes(tables, clock);
}
