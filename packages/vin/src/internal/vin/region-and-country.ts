import { codeBlocks, regionByFirst } from "../../data/code-blocks.ts";
import type { Region } from "../../data/value-lists.ts";

const order = "ABCDEFGHJKLMNPRSTUVWXYZ1234567890";

const regions: ReadonlyMap<string | undefined, Region> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ regionByFirst.flatMap(([firsts, region]) =>
    [...firsts].map((first) => [first, region] as const),
  ),
);

/** The region of the first character; undefined for 0. */
export function regionOf(wmi: string): Region | undefined {
  return regions.get(wmi[0]);
}

/** The country that holds the block of the first two characters, ISO 3166-1 alpha-2. */
export function countryOf(wmi: string): string | undefined {
  const second = order.indexOf(wmi[1] ?? "none");
  const isInBlock = ([from = "", , to = ""]: string): boolean =>
    second >= order.indexOf(from) && second <= order.indexOf(to);
  return codeBlocks[wmi[0] ?? ""]?.split(",").find(isInBlock)?.slice(4);
}

/**
 * True for codes of the United States, Canada and Mexico, where 49 CFR 565 or a similar
 * law applies.
 */
export function isNorthAmericanCode(wmi: string): boolean {
  return regionOf(wmi) === "north-america" && !wmi.startsWith("7A");
}

/**
 * True for VINs that Australia (6ZZ, 6U9) or New Zealand (7AT, 7A8) gives to a vehicle that
 * has none.
 */
export function isSurrogate(vin: string): boolean {
  return /^(?:6ZZ|6U9|7AT|7A8)/.test(vin);
}
