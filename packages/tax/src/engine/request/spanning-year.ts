import { bare } from "./tax-year.ts";

const spanning = /^(?:FY)?(\d{4})[-/](\d{2}|\d{4})$/;

/**
 * Reads a label of a tax year that spans two calendar years, in any accepted way of writing it, as
 * `2026-27`. A year alone names the tax year that starts or ends in it.
 */
export function spanningYear(bareYear: "start" | "end"): (label: string) => string | undefined {
  return (label) => {
    const [, start, end = ""] = spanning.exec(label) ?? [];
    if (start !== undefined) {
      const next = String(Number(start) + 1);
      return end === next || end === next.slice(2) ? `${start}-${next.slice(2)}` : undefined;
    }
    const [, year] = bare.exec(label) ?? [];
    if (year === undefined) return undefined;
    const first = Number(year) - (bareYear === "end" ? 1 : 0);
    return `${first}-${String(first + 1).slice(2)}`;
  };
}
