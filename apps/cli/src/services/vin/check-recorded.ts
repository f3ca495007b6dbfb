import type { Decoder } from "@almanac/vin";
import { recordedAnswers } from "@almanac/vin-data/compile";

/** The share of recorded answers that data must give. NHTSA renames some models from month to month. */
export const leastAgreement = 0.95;

/** How many recorded answers the data give. */
export interface Checked {
  readonly answers: number;
  readonly equal: number;
  /** The first answers that differ. */
  readonly different: readonly {
    readonly vin: string;
    readonly recorded: string;
    readonly now: string;
  }[];
}

const mostShown = 10;

/** Compares make, model and year with NHTSA's recorded answers. */
export function checkRecorded(decoder: Decoder, now: () => number): Checked {
  const answers = recordedAnswers();
  const different = answers.flatMap(({ vin, year, make, model }) => {
    const result = decoder.safeDecodeVin(vin, { now });
    const vehicle = result.success ? result.data : undefined;
    const found = [vehicle?.year, vehicle?.make, vehicle?.model].join(" ").trim();
    const recorded = [year, make, model].join(" ");
    return plain(found) === plain(recorded) ? [] : [{ vin, recorded, now: found }];
  });
  const equal = answers.length - different.length;
  return { answers: answers.length, equal, different: different.slice(0, mostShown) };
}

/** Ignores case and punctuation, which NHTSA changes from month to month. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
