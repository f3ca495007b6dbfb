import {
  checkDigit,
  type InventedVins,
  safeDecodeVin,
  type VinGenerationRequest,
} from "../../src/node/index.ts";

/** Warnings about the vehicle or the tables, which do not mean that the VIN is wrong. */
const factual = [
  "unknown_fields",
  "incomplete_vehicle",
  "glider",
  "off_road",
  "year_not_encoded",
  "epa_differs",
];

/** Every fault of an invented VIN: faults of its decoding, and differences from the request. */
export function faultsOf(
  { vin, make, model, year }: InventedVins["vehicles"][number],
  wanted: VinGenerationRequest,
  now: () => number,
): string[] {
  const { data, error } = safeDecodeVin(vin, { strict: true, now });
  if (data === undefined) return [`${vin}: ${error.message}`];
  const faults: string[] = [];
  const differ = (name: string, one: unknown, other: unknown): void => {
    if (one !== other) faults.push(`${vin}: ${name} ${String(one)} is not ${String(other)}`);
  };
  differ("make", data.make, make);
  differ("model", data.model, model);
  differ("year", data.year, year);
  if (wanted.make !== undefined) differ("make", make.toLowerCase(), wanted.make.toLowerCase());
  if (wanted.model !== undefined) differ("model", model.toLowerCase(), wanted.model.toLowerCase());
  if (wanted.year !== undefined) differ("year", year, wanted.year);
  for (const { code } of data.warnings) if (!factual.includes(code)) faults.push(`${vin}: ${code}`);
  const isDeclared = data.vpicCodes !== undefined;
  if (wanted.market !== undefined)
    differ("declared", isDeclared, wanted.market === "north-america");
  if (isDeclared) {
    differ("check digit", checkDigit(vin).valid, true);
    differ("code 0", data.vpicCodes?.includes(0), true);
  }
  return faults;
}
