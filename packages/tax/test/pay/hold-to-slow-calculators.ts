import { describe, expect, test } from "vitest";
import { importAll } from "../../../../test/import-all.ts";
import type { PayJurisdiction } from "../../src/engine/contributions/define-pay.ts";
import { type FigureSet, figuresOf, type TaxYear } from "../../src/engine/figures.ts";
import { calculatePay, calculateTax, type PayRequest } from "../../src/index.ts";
import { type Place, places } from "./places.ts";
import type { Amounts, Employee, Oracle } from "./slow-calculator.ts";
import { r } from "./slow-calculator.ts";
import { oracleOfState } from "./slow-states.ts";

const oracles = (await importAll(`${import.meta.dirname}/oracle`, "*.ts")) as Readonly<
  Record<string, { readonly oracle: Oracle }>
>;
const withOracle = Object.entries(oracles).map(([path, { oracle }]) => {
  const code = path.replace(/\.ts$/, "").toUpperCase();
  return [code, oracle] as const;
});

const ofStates = places.flatMap(({ code }) =>
  code.startsWith("US-") ? [[code, oracleOfState(code)] as const] : [],
);

/** The requests that are tried for each place. */
interface Extent {
  /** Every tax year, or only the latest. */
  readonly years: "all" | "latest";
  /** Every n-th income is tried; 1 for all of them. Of further variants, a third of these. */
  readonly oneIncomeOf: number;
}

/**
 * Compares the contributions of every place with those of its slow calculator, at every amount of
 * its figures.
 */
export function holdToSlowCalculators({ years, oneIncomeOf }: Extent): void {
  describe.each([...withOracle, ...ofStates])(
    "%s: contributions equal those of the slow calculator",
    (code, oracle) => {
      const place = places.find((each) => each.code === code);
      if (place === undefined) throw new Error(`no contributions are loaded for ${code}`);
      const asked = years === "all" ? place.years : place.years.slice(-1);

      test.each(asked)("%s", { timeout: 120_000 }, (label) => {
        const all = [...incomes(place, label), ...(oracle.incomes ?? [])];
        for (const [index, variant] of [{}, ...(oracle.variants ?? [])].entries()) {
          const step = index === 0 ? oneIncomeOf : 3 * oneIncomeOf;
          // Each variant begins at another income, so that together they cover many incomes.
          for (let at = index % step; at < all.length; at += step) {
            compare(place, oracle, {
              ...place.required,
              ...variant,
              jurisdiction: place.code,
              gross_income: all[at] ?? 0,
              tax_year: label,
            });
          }
        }
      });
    },
  );
}

/** The codes of places that have no slow calculator and are not a region of another place. */
export function withoutSlowCalculator(): readonly string[] {
  const codes = withOracle.map(([code]) => code);
  const countries = places.filter(({ code }) => !code.includes("-"));
  return countries.map(({ code }) => code).filter((code) => !codes.includes(code));
}

function compare({ pay, code }: Place, oracle: Oracle, request: PayRequest): void {
  const own = pay.contributions.at(-1);
  const year = yearOf(pay, request.tax_year);
  if (own === undefined) throw new Error(`${code} has no contributions`);
  const fallbacks = Object.entries(own.options).map(([name, { fallback }]) => [name, fallback]);
  const employee: Employee = {
    gross: r(request.gross_income),
    salaries: request.salaries_per_year ?? pay.contributions[0].salaries[0] ?? 12,
    age: request.age,
    dependents: request.dependents ?? request.dependent_ages?.length ?? 0,
    status: request.filing_status ?? "single",
    options: { ...Object.fromEntries(fallbacks), ...request.options },
    months: monthsOf(year),
    on: (day) => inForce(own.data, day),
  };
  const paid = new Map(calculatePay(request).contributions.map((each) => [each.id, each]));
  const slow = oracle.pays(employee);
  for (const id of Object.keys(own.names)) {
    const [forEmployee, forEmployer] = slow[id] ?? [0, 0];
    const { employee: fast = 0, employer = 0 } = paid.get(id) ?? {};
    const said = `${id} of ${JSON.stringify(request)}`;
    const { decimals } = pay.taxes[0].data;
    expect(fast, said).toBe(r(forEmployee).toNumber(decimals));
    expect(employer, `${said}, employer`).toBe(r(forEmployer).toNumber(decimals));
  }
  compareTax(oracle, request, slow, employee);
}

/** Expects the income tax to equal that of the same income with the slow calculator's deduction. */
function compareTax(
  { deductible }: Oracle,
  request: PayRequest,
  slow: Amounts,
  employee: Employee,
): void {
  const { options: _options, salaries_per_year: _salaries, ...asked } = request;
  if (deductible === undefined) return;
  const deductions = r(deductible(slow, employee)).toNumber(2);
  const { tax_due } = calculateTax({ ...asked, deductions });
  expect(calculatePay(request).income_tax, `tax of ${JSON.stringify(request)}`).toBe(tax_due);
}

/**
 * Incomes on both sides of every amount in the figures (annual, monthly, per salary and weekly),
 * and some in between.
 */
function incomes({ pay, decimals }: Place, label: string): readonly number[] {
  const year = yearOf(pay, label);
  const unit = 10 ** -decimals;
  const own = pay.contributions.at(-1);
  const amounts = own === undefined ? [] : amountsIn(tablesOf(own.data, year));
  const edges = amounts.flatMap((amount) =>
    [1, 4, 12, 13, 14, 26, 52].flatMap((count) =>
      [-1, 0, 1].map((side) => amount * count + side * unit * count),
    ),
  );
  const spread = [0, 1, 1234.5, 9999, 20000, 33333, 58000, 77777, 120000, 250000, 1e6, 6e6];
  return [...new Set([...edges, ...spread].map((income) => Number(income.toFixed(decimals))))]
    .filter((income) => income >= 0 && income < 1e11)
    .sort((a, b) => a - b);
}

/** All figures that are in force at any time of a year. */
function tablesOf(data: FigureSet<object>, year: TaxYear): unknown[] {
  return monthsOf(year).map((from) => figuresOf(data, { from }).values);
}

function amountsIn(value: unknown): number[] {
  if (typeof value === "number") return value >= 50 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return [...new Set(Object.values(value).flatMap(amountsIn))];
}

/** The figures in force on a day, looked up without the engine's code. */
function inForce({ figures }: FigureSet<object>, day: string): Readonly<Record<string, unknown>> {
  const tables = Object.entries(
    figures as Readonly<Record<string, readonly { from: string; value: unknown }[]>>,
  );
  return Object.fromEntries(
    tables.map(([name, entries]) => [
      name,
      entries.filter(({ from }) => from <= day).at(-1)?.value,
    ]),
  );
}

function monthsOf({ from }: TaxYear): string[] {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, day)).toISOString().slice(0, 10),
  );
}

function yearOf({ taxes, carriedYear }: PayJurisdiction, label: unknown): TaxYear {
  const found = [...taxes[0].data.years, carriedYear].find((year) => year?.label === label);
  if (found === undefined) throw new Error(`no tax year ${label}`);
  return found;
}
