import fc from "fast-check";
import { expect, test } from "vitest";
import type { Extent } from "../../../test/sample-or-everything.ts";
import {
  calculateTax,
  grossFor,
  jurisdictions,
  marginalSchedule,
  safeCalculateTax,
  safeMarginalSchedule,
} from "../src/index.ts";

/** Tests properties of the segments of every `marginalSchedule`. */
export function testSegments(extent: Extent): void {
  const all = jurisdictions().flatMap(
    ({ jurisdiction, years, filing_statuses, inputs, currency }) =>
      years.map(({ tax_year }) => ({ jurisdiction, tax_year, filing_statuses, inputs, currency })),
  );
  const families = [
    {},
    { dependent_ages: [3, 9] },
    { age: 70, spouse_age: 66 },
    { deductions: 20_000 },
  ];

  test("the tax of any income lies on its segment, within the distance that the segment states", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.nat(3),
        fc.constantFrom(...families),
        fc.constantFrom(40_000, 120_000, 900_000),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 }),
        (
          { jurisdiction, tax_year, filing_statuses, inputs, currency },
          status,
          family,
          gross,
          at,
        ) => {
          const request = {
            jurisdiction,
            tax_year,
            filing_status: filing_statuses[status % filing_statuses.length],
            ...family,
            ...(inputs.includes("local_tax_rate") ? { local_tax_rate: 0.2 } : {}),
          };
          const unit = ["JPY", "KRW", "HUF", "ISK"].includes(currency) ? 1 : 0.01;
          const found = safeMarginalSchedule({ ...request, gross_income: gross });
          if (!found.success || found.data.is_truncated) return;
          const { segments, up_to } = found.data;
          const nearEdges = segments.flatMap(({ from }) => [from, from - unit, from + 1]);
          const anywhere = at.map((part) => Math.floor(part * up_to));
          for (const income of [...nearEdges, ...anywhere]) {
            const gross_income = Math.round(income / unit) * unit;
            if (gross_income < 0 || gross_income > up_to) continue;
            const answer = safeCalculateTax({ ...request, gross_income: decimal(gross_income) });
            if (!answer.success) continue;
            const gap = Math.abs(answer.data.tax_due - onSegment(found.data, gross_income));
            const { rounding = 3 * unit } = segmentOf(found.data, gross_income);
            const context = { ...request, gross_income, gap, rounding };
            expect(gap <= rounding + 1e-6, JSON.stringify(context)).toBe(true);
          }
        },
      ),
      extent.runs(30, 300),
    );
  });

  test("has few enough segments to read", () => {
    for (const { jurisdiction, years } of extent.oneIn(5, jurisdictions())) {
      const tax_year = years.at(-1)?.tax_year ?? "";
      const schedule = marginalSchedule({ jurisdiction, tax_year, gross_income: 120_000 });
      expect([jurisdiction, schedule.is_truncated]).toEqual([jurisdiction, false]);
      expect([jurisdiction, schedule.segments.length < 100]).toEqual([jurisdiction, true]);
    }
  });
}

/** Tests properties of every answer of `grossFor`. */
export function testGross(extent: Extent): void {
  test("returns a gross income that leaves the requested net, and one minor unit less does not", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.constantFrom("US", "US-CA", "US-UT", "GB"),
        (cents, jurisdiction) => {
          const tax_year = jurisdiction === "GB" ? "2025-26" : 2025;
          const net = cents / 100;
          const found = grossFor({ jurisdiction, net, tax_year });
          const { tax_due } = calculateTax({
            jurisdiction,
            gross_income: found.gross_income,
            tax_year,
          });
          expect(tax_due).toBe(found.tax_due);
          expect(found.net).toBeGreaterThanOrEqual(net);
          if (found.is_exact) expect(found.net).toBe(net);
        },
      ),
      extent.runs(20, 100),
    );
  });

  test("returns the smallest gross income: no lower income leaves as much", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 400_000 }),
        fc.constantFrom("US-OH", "US-NY", "US-AR", "US-CT", "GB"),
        (net, jurisdiction) => {
          const tax_year = jurisdiction === "GB" ? "2025-26" : 2025;
          const { gross_income: least } = grossFor({ jurisdiction, net, tax_year });
          const step = Math.max(1, Math.floor((least - net) / 100));
          for (let gross_income = net; gross_income < least; gross_income += step) {
            const { tax_due } = calculateTax({ jurisdiction, gross_income, tax_year });
            expect(decimal(gross_income - tax_due), String(gross_income)).toBeLessThan(net);
          }
        },
      ),
      extent.runs(10, 60),
    );
  });
}

type Schedule = ReturnType<typeof marginalSchedule>;

function segmentOf({ segments }: Schedule, income: number): Schedule["segments"][number] {
  const segment = segments.findLast(({ from }) => from <= income + 1e-9);
  if (segment === undefined) throw new Error(`no segment holds ${income}`);
  return segment;
}

function onSegment(schedule: Schedule, income: number): number {
  const segment = segmentOf(schedule, income);
  const next = schedule.segments[schedule.segments.indexOf(segment) + 1];
  const { from, tax_at, rate, rate_at_end = rate } = segment;
  const growth = (rate_at_end - rate) / ((next?.from ?? schedule.up_to) - from);
  return tax_at + rate * (income - from) + (growth * (income - from) ** 2) / 2;
}

/** An amount without the rounding error of floating-point numbers. */
export function decimal(value: number): number {
  return Number(value.toFixed(2));
}
