import { describe, expect, test } from "vitest";
import type { Figure } from "../../src/engine/figures.ts";
import { countries } from "../../src/jurisdictions/all.ts";

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Every object and list inside a value, with the name of its field. */
function* parts(value: unknown, name = ""): Generator<readonly [string, unknown]> {
  yield [name, value];
  if (Array.isArray(value)) for (const item of value) yield* parts(item, name);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* parts(item, key);
  }
}

function limits(rows: readonly unknown[]): readonly number[] {
  return rows.flatMap((row) =>
    typeof row === "object" && row !== null && "over" in row && typeof row.over === "number"
      ? [row.over]
      : [],
  );
}

/** The rate of a row, or a figure that is itself a rate. */
function rates(name: string, value: unknown): readonly number[] {
  if (typeof value === "number" && name.endsWith("_rate")) return [value];
  const isRow = typeof value === "object" && value !== null && "over" in value && "rate" in value;
  return isRow && typeof value.rate === "number" ? [value.rate] : [];
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

describe.for(countries.map(({ data }) => data))("data of $code", (data) => {
  const figures = Object.entries(
    data.figures as Readonly<Record<string, readonly Figure<unknown>[]>>,
  );
  const entries = figures.flatMap(([name, dated]) => dated.map((figure) => ({ name, figure })));

  test("every figure names a source, and two unless its confidence is one_source", () => {
    for (const { name, figure } of entries) {
      const sources = new Set(figure.sources);
      expect([name, sources.size]).not.toEqual([name, 0]);
      for (const id of sources) expect([name, id in data.sources]).toEqual([name, true]);
      const isEnough = figure.confidence === "one_source" || sources.size >= 2;
      expect([name, figure.from, isEnough]).toEqual([name, figure.from, true]);
    }
  });

  test("every source has a title, an address and the day it was read, and some figure uses it", () => {
    const used = new Set(entries.flatMap(({ figure }) => figure.sources));
    for (const [id, { title, url, readOn }] of Object.entries(data.sources)) {
      expect(title).not.toBe("");
      expect(url).toMatch(/^https?:\/\//);
      expect(readOn).toMatch(isoDate);
      expect([id, used.has(id)]).toEqual([id, true]);
    }
  });

  test("the dates of a figure are in order, and each is the first day of a loaded year", () => {
    const starts = data.years.map(({ from }) => from);
    const isStart = (date: string): boolean => starts.includes(date) || date < (starts[0] ?? "");
    for (const [name, dated] of figures) {
      const dates = dated.map(({ from }) => from);
      expect([name, dates]).toEqual([name, [...new Set(dates)].sort()]);
      for (const date of dates) expect([name, isStart(date)]).toEqual([name, true]);
    }
  });

  test("the tax years follow one another without a gap", () => {
    expect(data.years.length).toBeGreaterThan(0);
    for (const [index, year] of data.years.entries()) {
      expect(year.from < year.to).toBe(true);
      const next = data.years[index + 1];
      if (next) expect(dayAfter(year.to)).toBe(next.from);
    }
  });

  test("limits are in rising order from 0, and rates are between 0 and 1", () => {
    for (const { name, figure } of entries) {
      for (const [key, value] of parts(figure.value, name)) {
        if (Array.isArray(value)) {
          const over = limits(value);
          expect([key, over]).toEqual([key, [...new Set(over)].sort((a, b) => a - b)]);
          expect(over.every((limit) => limit >= 0)).toBe(true);
        }
        for (const rate of rates(key, value))
          expect([key, 0 <= rate && rate <= 1]).toEqual([key, true]);
      }
    }
  });
});

test("58 countries are loaded, and every code is unique", () => {
  const codes = countries.map(({ data }) => data.code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(codes.map((code) => code.slice(0, 2))).size).toBe(58);
});
