import { describe, expect, test } from "vitest";
import { leftOutOfPay } from "../../scripts/left-out-of-pay.ts";
import { createPayCalculator } from "../../src/createPayCalculator.ts";
import { defineContributions } from "../../src/engine/contributions/define-contributions.ts";
import { definePay } from "../../src/engine/contributions/define-pay.ts";
import { toCent } from "../../src/engine/contributions/rounding.ts";
import { levy, wholePay } from "../../src/engine/contributions/shares.ts";
import { pt } from "../../src/jurisdictions/pt/rules.ts";
import { places } from "./places.ts";

const day = /^\d{4}-\d{2}-\d{2}$/;
const name = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

interface Entry {
  readonly from: string;
  readonly value: unknown;
  readonly sources: readonly string[];
  readonly confidence: string;
}

describe.each(places.map((place) => [place.code, place] as const))(
  "%s",
  (_code, { pay, years }) => {
    for (const contributions of pay.contributions) {
      const { data, names, options } = contributions;
      const leftOut = leftOutOfPay[data.code] ?? [];
      const tables = Object.entries(data.figures as Readonly<Record<string, readonly Entry[]>>);

      test(`every figure of ${data.code} has a source with an address and a day, a date and a confidence`, () => {
        for (const [parameter, entries] of tables) {
          for (const { from, value, sources, confidence } of entries) {
            expect(from, parameter).toMatch(day);
            expect(["two_sources", "one_source"], parameter).toContain(confidence);
            if (value === null) continue;
            expect(sources.length, parameter).toBeGreaterThanOrEqual(
              confidence === "two_sources" ? 2 : 1,
            );
            for (const id of sources) {
              const source = data.sources[id];
              expect(source?.title, `${parameter} ${id}`).toBeTruthy();
              expect(source?.url, `${parameter} ${id}`).toMatch(/^https?:\/\/[^/]+\.[^/]+/);
              expect(source?.readOn, `${parameter} ${id}`).toMatch(day);
            }
          }
          const dates = entries.map(({ from }) => from);
          expect(dates, parameter).toEqual([...new Set(dates)].sort());
        }
      });

      test(`every source of ${data.code} is used`, () => {
        const used = new Set(
          tables.flatMap(([, entries]) => entries.flatMap(({ sources }) => sources)),
        );
        expect(Object.keys(data.sources).filter((id) => !used.has(id))).toEqual([]);
      });

      test(`names of contributions, figures and options of ${data.code} are in snake_case`, () => {
        for (const each of [names, data.figures, options].flatMap((table) => Object.keys(table))) {
          expect(each).toMatch(name);
        }
      });

      test(`descriptions of options and of missing contributions of ${data.code} are sentences`, () => {
        const sentences = Object.values(options).map(({ description }) => description);
        expect(leftOut.length).toBeGreaterThan(0);
        for (const sentence of [...sentences, ...leftOut])
          expect(sentence).toMatch(/^[A-Z0-9a-z].+\.$/);
      });

      test(`every listed tax year of ${data.code} is a tax year of an income tax that uses these contributions`, () => {
        const sharing = places.filter((place) => place.pay.contributions.includes(contributions));
        const taxYears = sharing.flatMap((place) => place.years);
        for (const label of data.years) expect(taxYears).toContain(label);
      });
    }

    test("contributions and options of one place have different names", () => {
      for (const part of ["names", "options"] as const) {
        const all = pay.contributions.flatMap((each) => Object.keys(each[part]));
        expect(all).toEqual([...new Set(all)]);
      }
    });

    test("at least one tax year is loaded", () => {
      expect(years.length).toBeGreaterThan(0);
    });
  },
);

test("only places with contributions list what their pay leaves out", () => {
  const codes = places.flatMap(({ pay }) => pay.contributions.map(({ data }) => data.code));
  expect(Object.keys(leftOutOfPay).filter((code) => !codes.some((each) => each === code))).toEqual(
    [],
  );
});

test("a figure of an earlier year is named in the answer, and strict refuses it", () => {
  const source = { title: "Made up", url: "https://example.invalid/", readOn: "2026-11-23" };
  const madeUp = { value: 0.1, sources: ["made_up"], confidence: "one_source" } as const;
  const pay = definePay(
    pt,
    defineContributions({
      data: {
        code: "PT",
        years: ["2025", "2026"],
        sources: { made_up: source },
        figures: {
          accident_rate: [
            { from: "2025-01-01", ...madeUp },
            { from: "2026-01-01", ...madeUp, carriedForward: true },
          ],
        },
      },
      contributions: { accident_rate: "Accident insurance" },
      person: ({ each }) =>
        each("month", ({ figures, pay }) => ({
          accident_rate: levy(wholePay(pay), { employer: figures.accident_rate }, toCent),
        })),
    }),
  );
  const { calculatePay: calculate, safeCalculatePay: safely } = createPayCalculator([pay]);
  const request = { jurisdiction: "PT", gross_income: 60_000, tax_year: 2026 } as const;
  const { figures, carried_forward } = calculate(request);
  expect(figures).toBe("carried_forward");
  expect(carried_forward).toEqual(["accident rate"]);
  expect(safely({ ...request, strict: true }).error?.code).toBe("unsupported_tax_year");
  expect(calculate({ ...request, tax_year: 2025, strict: true }).figures).toBe("published");
});
