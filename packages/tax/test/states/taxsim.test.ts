import { describe, expect, test } from "vitest";
import type { JurisdictionCode, TaxRequest } from "../../src/index.ts";
import type { TaxsimRow, TaxsimYears } from "../case-file.ts";
import { casesOf } from "../load-cases.ts";
import { beforeEarnedCredit, calculateTax } from "../own-tax.ts";
import type { Status } from "./oracle/figures.ts";
import { openCase } from "./oracle/states.ts";
import type { Departures } from "./taxsim/departure.ts";

const cases = casesOf("taxsim");
const results = cases.map(([code, taxsim]) => [code, taxsim.results] as const);
/** Each row names its reason, which `jurisdictions/<code>/taxsim.ts` contains. */
const differences = cases.flatMap(([code, taxsim]) =>
  taxsim.differences ? [[code, taxsim.differences] as const] : [],
);
const wages2025 = casesOf("taxsim_wages_2025").flatMap(([, wages]) => wages.results);

/** A head of household has one dependent aged 15. */
const childrenOf = (status: unknown) => (status === "head_of_household" ? [15] : []);

function requestOf(
  jurisdiction: JurisdictionCode,
  year: string,
  [status, wages]: TaxsimRow,
): TaxRequest {
  return {
    jurisdiction,
    tax_year: Number(year),
    gross_income: Number(wages),
    filing_status: status as Status,
    age: 40,
    ...(status === "married_joint" ? { spouse_age: 40, spouse_income: 0 } : {}),
    ...(status === "head_of_household" ? { dependent_ages: childrenOf(status) } : {}),
  };
}

/** The income tax after nonrefundable credits, without taxes on earnings. */
function incomeTax(request: TaxRequest): number {
  const { explanation } = calculateTax({ ...request, explain: true });
  return beforeEarnedCredit(explanation?.components);
}

describe("the tax equals that of another engine, NBER TAXSIM, within one unit", () => {
  test.for(results)("%s", ([jurisdiction, years]) => {
    for (const [year, rows] of Object.entries(years)) {
      for (const row of rows) {
        const tax = incomeTax(requestOf(jurisdiction, year, row));
        const expected = Math.max(0, Number(row[2]));
        expect(Math.abs(tax - expected), `${year} ${row.join(" ")}`).toBeLessThanOrEqual(1);
      }
    }
  });
});

test("the tax of 2025 equals that of a later build of TAXSIM, also with children and two earners", () => {
  for (const { of, expected, ...request } of wages2025) {
    const { explanation } = calculateTax({ ...request, explain: true });
    const result = explanation?.components[of === "tax_due" ? "tax_after_credits" : of];
    expect(
      Math.abs((result ?? Number.NaN) - expected),
      JSON.stringify(request),
    ).toBeLessThanOrEqual(1);
  }
  expect(wages2025.length).toBeGreaterThan(200);
});

describe("if TAXSIM differs, the reason that the row names reproduces TAXSIM's tax", () => {
  test.for(differences)("%s", async ([jurisdiction, years]) => {
    const unused = new Set<unknown>();
    const reasons = await departuresOf(jurisdiction, years);
    for (const id of Object.keys(reasons)) unused.add(id);
    for (const [year, rows] of Object.entries(years)) {
      for (const row of rows) {
        const [status, wages, expected, id] = row;
        const label = `${year} ${row.join(" ")}`;
        const ours = incomeTax(requestOf(jurisdiction, year, row));
        expect(Math.abs(ours - Number(expected)), label).toBeGreaterThan(1);
        if (id === undefined) continue;
        const reason = reasons[String(id)];
        expect(reason, label).toBeDefined();
        unused.delete(id);
        const household = openCase(jurisdiction.slice(3), {
          year: Number(year),
          status: status as Status,
          wages: Number(wages),
          children: childrenOf(status),
        });
        const theirs = reason?.tax?.(household).cents() ?? Number(expected);
        expect(Math.abs(theirs - Number(expected)), label).toBeLessThanOrEqual(1);
      }
    }
    expect([...unused], "reasons that no row names").toEqual([]);
  });
});

async function departuresOf(code: string, years: TaxsimYears): Promise<Departures> {
  const isNamed = Object.values(years).some((rows) => rows.some((row) => row.length > 3));
  if (!isNamed) return {};
  const module = await import(`../jurisdictions/${code.toLowerCase()}/taxsim.ts`);
  return (module as { readonly departures: Departures }).departures;
}
