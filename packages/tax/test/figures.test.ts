import { describe, expect, test } from "vitest";
import { figuresOf } from "../src/engine/figures.ts";
import { allJurisdictions } from "../src/jurisdictions/all.ts";

const day = /^\d{4}-\d{2}-\d{2}$/;

describe.each(allJurisdictions.map((each) => [each.data.code, each] as const))(
  "%s",
  (_code, { data }) => {
    const tables = Object.entries(data.figures as Readonly<Record<string, readonly unknown[]>>);

    test("every figure has a source with an address and a day, a date and a confidence", () => {
      for (const [name, entries] of tables) {
        for (const entry of entries as readonly Entry[]) {
          expect(entry.from, name).toMatch(day);
          expect(["two_sources", "one_source"], name).toContain(entry.confidence);
          if (entry.value === null) continue;
          expect(entry.sources.length, name).toBeGreaterThan(0);
          for (const id of entry.sources) {
            const source = data.sources[id];
            expect(source?.title, `${name} ${id}`).toBeTruthy();
            expect(source?.url, `${name} ${id}`).toMatch(/^https?:\/\//);
            expect(source?.readOn, `${name} ${id}`).toMatch(day);
          }
        }
      }
    });

    test("every parameter, and every name inside one, is in snake_case", () => {
      for (const [parameter, entries] of tables) {
        const names = [
          parameter,
          ...(entries as readonly Entry[]).flatMap(({ value }) => namesIn(value)),
        ];
        for (const name of names) expect(name, parameter).toMatch(/^[a-z0-9]+(?:_[a-z0-9]+)*$/);
      }
    });

    test("entries are in order, and years do not overlap", () => {
      for (const [name, entries] of tables) {
        const dates = (entries as readonly Entry[]).map(({ from }) => from);
        expect(dates, name).toEqual([...new Set(dates)].sort());
      }
      for (const [index, year] of data.years.entries()) {
        expect(year.from < year.to).toBe(true);
        const next = data.years[index + 1];
        if (next) expect(year.to < next.from, year.label).toBe(true);
      }
      expect(data.years.length).toBeGreaterThan(0);
    });

    test("limits of schedules rise strictly, and rates are fractions", () => {
      for (const year of data.years) {
        for (const [name, value] of Object.entries(figuresOf(data, year).values)) {
          for (const rows of tablesIn(value)) {
            const starts = rows.map(({ over }) => over);
            expect(starts, `${year.label} ${name}`).toEqual(
              [...new Set(starts)].sort((a, b) => a - b),
            );
            for (const { rate } of rows) {
              if (rate === undefined) continue;
              expect(rate, `${year.label} ${name}`).toBeGreaterThanOrEqual(0);
              expect(rate, `${year.label} ${name}`).toBeLessThanOrEqual(1);
            }
          }
        }
      }
    });
  },
);

interface Entry {
  readonly from: string;
  readonly value: unknown;
  readonly confidence: string;
  readonly sources: readonly string[];
}

interface Row {
  readonly over: number;
  readonly rate?: number;
}

/** Every table inside a value whose rows have a start. */
function tablesIn(value: unknown): readonly (readonly Row[])[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) {
    const isTable = value.length > 0 && value.every((row) => typeof row?.over === "number");
    return isTable ? [value as readonly Row[]] : value.flatMap(tablesIn);
  }
  return Object.values(value).flatMap(tablesIn);
}

/** The names of all fields inside a value. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(namesIn)];
}
