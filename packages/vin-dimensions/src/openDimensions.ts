import { crc32 } from "./internal/crc-32.ts";
import { openTable } from "./internal/open-table.ts";
import type { DimensionTable } from "./types.ts";

/**
 * Opens a dimension table: overall length, width and height in millimetres of cars sold in Canada.
 * A size is given only if all configurations of that make, model, year, body and number of doors
 * agree within 1 %. Nothing is interpolated.
 *
 * @example
 * openDimensions(bytes).find({ make: "Tesla", model: "Model 3", year: 2020 });
 * // => { lengthMm: 4690, widthMm: 1850, heightMm: 1440 }
 *
 * @throws {DimensionFileError} if the bytes are not a complete dimension file.
 */
export function openDimensions(bytes: Uint8Array): DimensionTable {
  return openTable(bytes, crc32);
}
