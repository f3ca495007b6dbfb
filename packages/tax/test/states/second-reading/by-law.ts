import { federal, type Household } from "../oracle/federal.ts";
import { brackets, Figures, type Row, type Status } from "../oracle/figures.ts";
import { Fraction } from "../oracle/fraction.ts";
import { povertyGuideline, type Return } from "./return-of-wage-earners.ts";
import type { SecondReading } from "./second-reading.ts";

const years = [2021, 2022, 2023, 2024, 2025, 2026];

const families: readonly (readonly [Status, readonly number[]])[] = [
  ["single", []],
  ["married_joint", []],
  ["married_joint", [3, 9]],
  ["head_of_household", [7]],
  ["head_of_household", [0]],
  ["married_separate", []],
  ["married_separate", [3, 9]],
  ["surviving_spouse", [7]],
];

/** Both sides of the amounts that the laws name, and every multiple of 500 up to 40,000. */
const named = [
  5000, 6000, 6500, 7000, 8750, 9000, 10_000, 11_950, 13_000, 15_000, 15_250, 16_000, 18_000,
  18_250, 20_000, 22_000, 22_500, 23_900, 24_750, 25_000, 27_500, 28_000, 30_000, 32_000, 34_250,
  36_667,
];
const even = Array.from({ length: 80 }, (_, index) => 500 * (index + 1));

function incomesOf(year: number, persons: number): readonly number[] {
  const guidelines = [persons, persons + 1].map((count) => povertyGuideline(year, count));
  const limits = [...named, ...guidelines].flatMap((limit) => [limit - 0.01, limit, limit + 0.01]);
  return [...even, ...limits.map((limit) => Math.round(100 * limit) / 100)];
}

function scheduleOf(figures: Figures): (taxable: Fraction) => Fraction {
  if (figures.has("rate")) return (taxable) => taxable.times(figures.n("rate"));
  const rows = figures.has("rates") ? figures.rows("rates") : [];
  const isChart = rows.some((row) => row.base !== undefined);
  return (taxable) => (isChart ? chart(rows, taxable) : brackets(taxable, rows));
}

function chart(rows: readonly Row[], taxable: Fraction): Fraction {
  const row = rows.findLast(({ over }) => taxable.isOver(over));
  if (row === undefined) return Fraction.of(0);
  return taxable
    .minus(row.over)
    .times(row.rate ?? 0)
    .plus(row.base ?? 0);
}

/** An amount from the data. Wisconsin's starts are in tables of their own. */
function amountOf(figures: Figures, status: Status, name: string): number {
  const slides: Partial<Record<Status, string>> = {
    single: "slide_single",
    head_of_household: "slide_head",
    surviving_spouse: "slide_head",
    married_separate: "slide_separate",
  };
  if (name === "single_deduction") return figures.of("standard_deduction", "single") as number;
  if (name === "single_start") return figures.rows("slide_single")[1]?.over ?? Number.NaN;
  if (name !== "slide_start") return figures.n(name);
  return figures.rows(slides[status] ?? "slide_joint")[1]?.over ?? Number.NaN;
}

/** Returns a function that prepares the households of one state, year and status. */
function opener(
  jurisdiction: string,
  year: number,
  status: Status,
): (household: Household) => Return {
  const figures = new Figures(jurisdiction, year, status);
  const federalFigures = new Figures("US", year, status);
  const schedule = scheduleOf(figures);
  const isJoint = status === "married_joint";
  const isSeparate = status === "married_separate";
  return (household) => ({
    year,
    status,
    income: Fraction.of(household.wages),
    ages: household.children,
    children: household.children.length,
    persons: (isJoint ? 2 : 1) + household.children.length,
    isMarried: isJoint || isSeparate,
    isJoint,
    isSeparate,
    get federal() {
      return federal(household, federalFigures);
    },
    amount: (name) => amountOf(figures, status, name),
    schedule,
  });
}

/**
 * The tax of a state after the credits that count, by its law or form. Amounts that the state
 * indexes come from the data.
 */
export function byLaw(read: (household: Return) => Fraction): SecondReading {
  return function* readings(jurisdiction) {
    for (const year of years) {
      for (const [status, ages] of families) {
        const persons = ages.length + (status === "married_joint" ? 2 : 1);
        const open = opener(jurisdiction, year, status);
        for (const wages of incomesOf(year, persons)) {
          const household = { year, status, wages, children: ages };
          const request = {
            jurisdiction,
            tax_year: year,
            filing_status: status,
            gross_income: wages,
            dependent_ages: [...ages],
          };
          yield { request, expected: () => read(open(household)).cents() };
        }
      }
    }
  };
}
