import process from "node:process";
import { decodeVin } from "@almanac/questions/fields.generated";
import { vin } from "@almanac/questions/vin";
import { type DecodeVinOptions, openDecoder, useDataFiles, type VinError } from "@almanac/vin";
import type { Clock } from "../../bulk/bulk-service.ts";
import type { Completions } from "../../command.ts";
import { type Problem, toProblem } from "../../errors/problem.ts";
import { cellsOf, defineBatch, fieldOffers } from "../service.ts";
import { toAlmanacError } from "./errors.ts";
import { rowView } from "./view.ts";

/** Vehicles, one request for each VIN. */
export const vinBulk = defineBatch(vin, vin.questions.decodeVin, {
  ...cellsOf(decodeVin),
  answer: (request, clock) => {
    useChosenData();
    return openDecoder().safeDecodeVin(request.vin, optionsOf(request, clock));
  },
  threadHeapMb: 96,
  // A lower limit makes a batch of VINs that all differ take longer by half.
  collectFromMb: 90,
  problemOf: vinProblem,
  view: rowView,
});

/** The options of a request, which usually has none. */
function optionsOf(request: Readonly<Record<string, unknown>>, { now }: Clock): DecodeVinOptions {
  for (const name in request) {
    if (name === "vin") continue;
    const { vin: _, ...options } = request;
    return { ...options, now };
  }
  return { now };
}

/** Damaged tables are no fault of a VIN, so they end the command. */
function vinProblem(error: VinError, { vin }: Readonly<Record<string, unknown>>): Problem {
  if (error.category === "unavailable") throw error;
  return toProblem(toAlmanacError(error, typeof vin === "string" ? vin : ""));
}

export const completions: Completions = fieldOffers(vinBulk);

// purity: the data are chosen once in a process; a batch asks before each of its parts.
let isChosen = false;
/**
 * Fewer answers are kept than usual. An input whose types all differ would fill the memory with
 * answers that do not come again.
 */
const cachedTypes = 8_192;

/** Uses the data of `ALMANAC_VIN_DATA`. A batch calls this before its first VIN. */
export function useChosenData(): void {
  if (isChosen) return;
  isChosen = true;
  const path = process.env.ALMANAC_VIN_DATA ?? "";
  useDataFiles(path === "" ? undefined : path, { cachedTypes });
}
