import { describe, expect, test } from "vitest";
import type { Extent } from "../../../../test/sample-or-everything.ts";
import { createTaxCalculator } from "../../src/createTaxCalculator.ts";
import type { JurisdictionCode } from "../../src/index.ts";
import { allJurisdictions } from "../../src/jurisdictions/all.ts";
import {
  type Amounts,
  asked,
  drawHousehold,
  type Household,
  type Kind,
  numbersFrom,
  raised,
} from "../random-households.ts";
import { isNamed, paidOutOf, withoutFalls } from "./named-falls.ts";

const { calculateTax } = createTaxCalculator(allJurisdictions);

const states = allJurisdictions.filter(({ data }) => data.code.startsWith("US-"));
const places = states.flatMap((state) => [state, ...(state.localities ?? [])]);

type Components = Readonly<Record<string, number>>;

/**
 * Every tax of a place before the credits that are paid out, and the amounts of its level.
 */
function taxOf(
  code: JurisdictionCode,
  { rest, amounts }: { rest: Household; amounts: Amounts },
): { tax: number; components: Components } {
  const request = { ...asked(rest, amounts), jurisdiction: code, levels: "own" as const };
  const { tax_due, refund = 0, levels } = calculateTax(request);
  const components = levels.at(-1)?.components ?? {};
  const all = paidOutOf(code);
  return {
    tax: tax_due - refund + all.reduce((sum, name) => sum + (components[name] ?? 0), 0),
    components,
  };
}

/** Some households with wages from 30,000 on, others with little income and nothing to deduct. */
function drawFor(code: string, years: readonly number[], next: () => number) {
  const { rest, amounts } = drawHousehold(next);
  const isPoor = next() < 0.3;
  const wages = isPoor ? Math.round(amounts.wages / 4) : amounts.wages;
  const tax_year = years[Math.floor(next() * years.length)];
  const { filing_status, age, spouse_age, dependent_ages, tax_year: _drawn, ...deducted } = rest;
  const spouse_income = Math.round(wages * (0.1 + 0.8 * next()));
  const spouse = filing_status === "married_joint" ? { spouse_age, spouse_income } : {};
  const household = {
    ...{ filing_status, age, dependent_ages, ...spouse, tax_year },
    ...(isPoor ? {} : deducted),
  };
  return withoutFalls(code, {
    rest: household,
    // Below the deductions, the choice of the federal return can change with each dollar.
    amounts: { ...amounts, wages: household.itemized ? wages + 120_000 : wages },
  });
}

/** Raises one kind of income at a time, in every state and locality. */
export function lookForFallsByKind({ times }: Extent): void {
  describe("the tax of a place never falls as one kind of income rises, but where the law says so", () => {
    test.for(places.map((place) => [place.data.code, place] as const))("%s", ([code, place]) => {
      const next = numbersFrom(
        [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
      );
      const years = place.data.years.map(({ label }) => Number(label));
      const count = place.isLocal ? times(1, 40) : times(12, 400);
      for (let drawn = 0; drawn < count; drawn++) {
        const household = drawFor(code, years, next);
        const before = taxOf(code, household);
        for (const kind of raised) {
          const by = Math.ceil(next() ** 3 * 5000);
          const { rest, amounts } = household;
          const after = taxOf(code, { rest, amounts: raisedBy(amounts, kind, by) });
          const fall = before.tax - after.tax;
          if (fall <= 0.02 || isNamed({ code, kind, rest, before, after })) continue;
          expect.fail(`falls by ${fall}: ${JSON.stringify([kind, by, asked(rest, amounts)])}`);
        }
      }
    });
  });
}

function raisedBy(amounts: Amounts, kind: Kind, by: number): Amounts {
  return { ...amounts, [kind]: amounts[kind] + by };
}
