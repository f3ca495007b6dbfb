import { expect, test } from "vitest";
import { dayOfDate, isDate } from "../../src/numbers/iso-date.ts";

test("days are counted from 1970", () => {
  expect(dayOfDate("1970-01-01")).toBe(0);
  expect(dayOfDate("1969-12-31")).toBe(-1);
  expect(dayOfDate("2000-03-01")).toBe(11_017);
});

test.for(["0000-01-01", "2024-02-29", "2000-02-29", "9999-12-31"])("%s is a date", (text) => {
  expect(isDate(text)).toBe(true);
});

test.for([
  "2026-02-29",
  "1900-02-29",
  "2026-02-30",
  "2026-04-31",
  "2026-00-10",
  "2026-13-01",
  "2026-01-00",
  "2026-1-1",
  "26-01-01",
  "2026-01-01T00:00:00Z",
  "2026-01-01T00:00:00.000Z",
  "2026-01",
  " 2026-01-01",
  "+002026-01-01",
  "+012026-01-01",
  "٢٠٢٦-٠١-٠١",
  "",
])("%s is not a date", (text) => {
  expect(isDate(text)).toBe(false);
});
