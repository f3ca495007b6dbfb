import type {
  MakerInput,
  MakerModule,
  MakerReading,
} from "../../src/internal/maker/maker-module.ts";
import { toCheckDigit } from "../../src/internal/vin/check-digit.ts";
import { MakerIndex } from "../../src/makers/maker-index.ts";
import { allMakers } from "../../src/makers/registry.ts";

const makers = new MakerIndex(allMakers(), true);

export const latestYear = 2028;

/** The input that the decoder passes to a maker module. */
export const makerInput = (vin: string, callerYear?: number): MakerInput => ({
  vin,
  wmi: vin.slice(0, 3),
  checkDigitValid: toCheckDigit(vin).valid,
  latestYear,
  ...(callerYear === undefined ? {} : { callerYear }),
});

/** The first reading that any module gives, with that module. */
export const readMaker = (
  vin: string,
  callerYear?: number,
): { readonly module: MakerModule; readonly reading: MakerReading } | undefined => {
  const input = makerInput(vin, callerYear);
  for (const module of makers.find(input.wmi)) {
    const reading = module.read(input);
    if (reading) return { module, reading };
  }
  return undefined;
};

/** The year, if exactly one is possible. */
export const yearOf = (vin: string, callerYear?: number): number | undefined => {
  const year = readMaker(vin, callerYear)?.reading.year;
  return year?.status === "encoded" ? year.year.value : undefined;
};
