import { checkDigit, generateVins } from "@almanac/vin";

const types = 5_000;
const serialNumbers = 90_000;

/** A CSV of VINs of 5,000 types. The same count always gives the same file. */
export function vehicles(count: number): string {
  const { vehicles: invented } = generateVins({ count: types, seed: 1 });
  const rows = Array.from({ length: count }, (_, index) => {
    const { vin } = invented[(index * 7_919) % types] ?? { vin: "" };
    const serialNumber = 10_000 + (index % serialNumbers);
    const other = `${vin.slice(0, 12)}${serialNumber}`;
    return `${index},${other.slice(0, 8)}${checkDigit(other).expected}${other.slice(9)}\n`;
  });
  return `id,vin\n${rows.join("")}`;
}
