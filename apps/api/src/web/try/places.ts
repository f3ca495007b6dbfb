import { jurisdictions } from "@almanac/tax";
import { type Field, type Option, type OptionGroup, plainList } from "./question.ts";

const groups = [
  ["Countries", /^[A-Z]{2}$/],
  ["United States: states", /^US-..$/],
  ["United States: cities and counties", /^US-..-/],
  ["Canada: provinces", /^CA-/],
  ["United Kingdom: nations", /^GB-/],
  ["Other regions", /^(?:AU|ES|HR)-/],
] as const;

/** Every jurisdiction, grouped by country. */
function placeOptions(): readonly OptionGroup[] {
  const all = jurisdictions().map(({ jurisdiction, name }): Option => {
    return [jurisdiction, jurisdiction.length > 6 ? `${name}, ${jurisdiction.slice(3, 5)}` : name];
  });
  const listed = groups.map(([label, pattern]) => ({
    label,
    options: all
      .filter(([code]) => pattern.test(code))
      .sort(([, left], [, right]) => left.localeCompare(right, "en")),
  }));
  const others = all.filter(([code]) => !groups.some(([, pattern]) => pattern.test(code)));
  return others.length > 0 ? [...listed, { label: "Others", options: others }] : listed;
}

const statuses = [
  ["", "Single, if not stated"],
  ["single", "Single"],
  ["married_joint", "Married, joint"],
  ["married_separate", "Married, separate"],
  ["head_of_household", "Head of household"],
  ["surviving_spouse", "Surviving spouse"],
] as const;

// purity: a cache. The list reads every jurisdiction, so it is built when a form is first shown.
let places: readonly OptionGroup[] | undefined;

/** The fields that say where, for whom and for which year. */
export const placeFields: readonly Field[] = [
  {
    name: "jurisdiction",
    label: "Where",
    isWide: true,
    options() {
      places ??= placeOptions();
      return places;
    },
  },
  { name: "gross_income", label: "Gross income" },
  { name: "tax_year", label: "Tax year", hint: "Empty: this year" },
  {
    name: "filing_status",
    label: "Filing status",
    isWide: true,
    isExtra: true,
    options: () => plainList(statuses),
  },
];
