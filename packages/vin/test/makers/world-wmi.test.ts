import { describe, expect, test } from "vitest";
import { confidences } from "../../src/data/value-lists.ts";
import { worldWmiLines, worldWmiSources } from "../../src/data/world-wmi.ts";
import { findWorldWmi } from "../../src/internal/maker/world-wmi.ts";

const codes = worldWmiLines
  .trim()
  .split("\n")
  .map((line) => line.slice(0, line.indexOf("~")));

test("the table has 1,928 distinct codes, none with I, O, Q or a leading zero", () => {
  expect(codes.length).toBe(1928);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NPR-Z1-9][A-HJ-NPR-Z0-9]{1,5}$/);
});

test("every row can be read, has a confidence and cites known sources", () => {
  const ids = Object.values(worldWmiSources).map((source) => source.id);
  for (const code of codes) {
    const row = findWorldWmi(code);
    expect(row?.wmi).toBe(code);
    expect(confidences, code).toContain(row?.confidence);
    expect(row?.sources.length, code).toBeGreaterThan(0);
    for (const source of row?.sources ?? []) expect(ids, code).toContain(source);
    if (row?.country !== undefined) expect(row.country, code).toMatch(/^[A-Z]{2}$/);
    expect(row?.brand !== undefined && row.brands !== undefined, code).toBe(false);
  }
});

describe("a code that several brands share names no brand", () => {
  test.each([
    ["W0L", ["Opel", "Vauxhall", "Chevrolet"]],
    ["KMH", ["Genesis", "Hyundai"]],
    ["XW8", ["Audi", "Škoda", "Volkswagen"]],
    ["KL1", ["Chevrolet", "Daewoo"]],
    ["LFV", ["Audi", "Volkswagen"]],
    ["UU1", ["Dacia", "Renault"]],
  ])("such as %s", (wmi, brands) => {
    const row = findWorldWmi(wmi);
    expect(row?.brand).toBeUndefined();
    expect(row?.brands).toEqual(brands);
  });
});

test("a code that ends in 9 is found only with positions 12-14", () => {
  expect(findWorldWmi("JY9")).toBeUndefined();
  expect(findWorldWmi("JYA")?.brand).toBe("Yamaha");
  const small = codes.filter((code) => code.length === 6);
  expect(small.length).toBeGreaterThan(0);
  for (const code of small) expect(findWorldWmi(code)?.brand, code).toBeDefined();
});

test("positions 12-14 that were once listed as codes are not found", () => {
  for (const code of ["001", "013", "A12", "HA8", "ZZZ"]) {
    expect(findWorldWmi(code), code).toBeUndefined();
  }
});

test("the US registrant is not given as the maker of a European code", () => {
  expect(findWorldWmi("W0V")?.manufacturer).not.toMatch(/General Motors/);
  expect(findWorldWmi("WV1")?.manufacturer).not.toMatch(/America/);
});
