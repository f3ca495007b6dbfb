import { codeBlocks, regionByFirst } from "../data/code-blocks.ts";
import type { Region } from "../data/value-lists.ts";

const order = "ABCDEFGHJKLMNPRSTUVWXYZ1234567890";

/** The region that the first character stands for; undefined for 0. */
export function regionOf(wmi: string): Region | undefined {
  return regionByFirst.find(([firsts]) => firsts.includes(wmi[0] ?? " "))?.[1];
}

/** The country that holds the block of the first two characters, ISO 3166-1 alpha-2. */
export function countryOf(wmi: string): string | undefined {
  const second = order.indexOf(wmi[1] ?? " ");
  if (second < 0) return undefined;
  const block = (codeBlocks[wmi[0] ?? ""] ?? "").split(",").find((each) => {
    const from = order.indexOf(each[0] ?? " ");
    const to = order.indexOf(each[2] ?? " ");
    return from >= 0 && second >= from && second <= to;
  });
  return block?.slice(4);
}

/** Codes of the United States, Canada and Mexico, where 49 CFR 565 or its like rules. */
export function isNorthAmericanCode(wmi: string): boolean {
  return regionOf(wmi) === "north-america" && !wmi.startsWith("7A");
}

/** Australia gives a vehicle without a VIN one that begins with 6ZZ or 6U9, New Zealand 7AT or 7A8. */
export function isSurrogate(vin: string): boolean {
  return /^(?:6ZZ|6U9|7AT|7A8)/.test(vin);
}
