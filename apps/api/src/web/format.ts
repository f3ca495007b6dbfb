/** A number with separators of thousands: 24,000 or 4.8. */
export function number(value: number, mostDecimals = 4): string {
  return new Intl.NumberFormat("en", { maximumFractionDigits: mostDecimals }).format(value);
}

/** An amount with its currency: USD 3,659.98. */
export function money(value: number, currency: string): string {
  return new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "code" })
    .format(value)
    .replaceAll("\u00a0", " ");
}

/** An amount without its currency, for columns whose heading names the currency: 3,659.98. */
export function amount(value: number, currency: string): string {
  return money(value, currency).replace(/[A-Z]{3} ?/, "");
}

/** A share as a percentage: 0.043059 is 4.31 %. */
export function percent(share: number, mostDecimals = 2): string {
  return `${number(share * 100, mostDecimals)} %`;
}

/** Words for a name in snake_case or kebab-case: `married_joint` is "married joint". */
export function words(name: string): string {
  return name.replaceAll(/[_-]/g, " ");
}

/** Words of fields that are written in another way. */
const spellings: ReadonlyMap<string, string> = new Map([
  ["cc", "(cm³)"],
  ["kw", "(kW)"],
  ["kwh", "(kWh)"],
  ["mm", "(mm)"],
  ["litres", "(l)"],
  ["abs", "ABS"],
  ["gvwr", "GVWR"],
]);

/** A field's name in words: `engine.capacityCc` is "engine capacity (cm³)". */
export function fieldWords(field: string): string {
  const name = words(field.replaceAll(".", " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2"));
  const parts = name.toLowerCase().split(" ");
  return parts.map((word) => spellings.get(word) ?? word).join(" ");
}

/** Years as ranges: 2018–2021, 2023. A year such as 2026-27 follows 2025-26. */
export function yearRanges(years: readonly string[]): string {
  const ranges: string[][] = [];
  for (const year of years) {
    const last = ranges.at(-1)?.at(-1);
    if (last !== undefined && Number(year.slice(0, 4)) === Number(last.slice(0, 4)) + 1) {
      ranges.at(-1)?.push(year);
    } else ranges.push([year]);
  }
  return ranges
    .map((range) => (range.length > 1 ? `${range[0]} – ${range.at(-1)}` : (range[0] ?? "")))
    .join(", ");
}

/** Words for a name, beginning with a capital letter. */
export function title(name: string): string {
  const text = words(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How long ago a day was, in whole days of UTC. */
export function age(day: string, nowMs: number): string {
  const days = Math.floor((nowMs - Date.parse(`${day.slice(0, 10)}T00:00:00Z`)) / 86_400_000);
  if (!Number.isFinite(days) || days < 0) return "not known";
  if (days === 0) return "today";
  return days === 1 ? "1 day" : `${number(days)} days`;
}
