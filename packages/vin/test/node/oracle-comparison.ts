import { loadData } from "@almanac/vin-data/node";
import { expect } from "vitest";
import { type NhtsaReading, readNhtsa } from "../../src/internal/nhtsa/read-nhtsa.ts";
import { keyMatches, readPatternKey } from "../../src/internal/plan/pattern-key.ts";
import { PatternMatcher } from "../../src/internal/plan/pattern-matcher.ts";
import { computeCheckDigit, findCheckDigitException } from "../../src/internal/vin/check-digit.ts";
import { positionsIn } from "../../src/internal/vin/vin-characters.ts";
import { Vpic } from "../../src/internal/vpic/vpic.ts";
import { vpicCode } from "../../src/internal/vpic/wmi-table.ts";
import { createRandom, vinsOfEverySchema } from "./generate-vins.ts";
import { withSnapshot } from "./open-snapshot.ts";
import { charactersOf, Oracle, type OracleAnswer } from "./oracle.ts";

const latestYear = 2028;
const vpic = new Vpic(loadData());
const patterns = new PatternMatcher(vpic);

/** Elements for which the oracle gives the number of the value, and not its words. */
const comparedById = new Set([5, 24, 25, 66, 126, 190]);

/** The library's answer, in the form of the oracle's answer. */
function fast(vin: string): OracleAnswer | undefined {
  const wmi = vpic.wmis.find(vpicCode(vin));
  if (wmi === undefined) return undefined;
  const isRight =
    vin[8] === computeCheckDigit(vin) ||
    findCheckDigitException(vin, vpic.exceptions) !== undefined;
  const reading = readNhtsa({
    ...{ vpic, patterns, wmi, vin, latestYear },
    checkDigitValid: isRight,
    callerYear: undefined,
  });
  return toAnswer(reading);
}

function toAnswer({ pass }: NhtsaReading): OracleAnswer {
  const elements = new Map<number, readonly [string, string]>();
  for (const [index, element] of vpic.elements.ids.entries()) {
    const value = pass.patterns.matched.values[index] ?? 0;
    if (value === 0) continue;
    const words = vpic.elements.textOf(index, value - 1);
    const text = comparedById.has(element)
      ? String(vpic.elements.valueId(index, value - 1))
      : words;
    const { hits, entries } = pass.patterns.matched;
    const hit = hits[entries[index] ?? -1];
    const formula = /^#(\d+):(\d+)$/.exec(text);
    const shown = formula
      ? pass.patterns.matchText.slice(Number(formula[1]), Number(formula[2]))
      : text;
    elements.set(element, [shown, hit === undefined ? "" : vpic.keys.at(hit.key)]);
  }
  return {
    year: pass.patterns.year,
    make: pass.patterns.make,
    codes: pass.codes,
    elements,
    unused: positionsIn(pass.patterns.unused),
    wrong: pass.wrong.map(({ position, characters }) => `(${position}:${characters})`).join(""),
  };
}

/** Free-text elements are left out: they keep every value, so any of them may come first. */
function comparable(answer: OracleAnswer | undefined) {
  if (answer === undefined) return undefined;
  const single = [...answer.elements].filter(([element]) => element !== 121 && element !== 129);
  return { ...answer, elements: new Map(single.sort(([one], [other]) => one - other)) };
}

/**
 * Opens NHTSA's rows of one maker in every `every` makers (1: all makers), and returns functions
 * that compare the library with them.
 */
export function openComparison(every: number) {
  const { oracle, keys } = withSnapshot((query) => ({
    oracle: new Oracle(query, every),
    keys: query("select distinct Keys from Pattern").map((row) => String(row.Keys)),
  }));
  return {
    /** Decodes a VIN of every schema that was read. Elements, keys and codes must be equal. */
    compareSchemas: (atLeast: number) => compareSchemas(oracle, atLeast),
    /** Decodes VINs of the makers that were read, with random other characters. */
    compareRandomVins: (count: number) => compareRandomVins(oracle, count),
    /**
     * Matches each key against twelve VINs. A plain regular expression must give the same result.
     */
    compareKeys: () => compareKeys(keys, every),
  };
}

function compareSchemas(oracle: Oracle, atLeast: number): void {
  let compared = 0;
  const differing: unknown[] = [];
  const schemas = new Set<number>();
  for (const { schema, vin } of vinsOfEverySchema(oracle, 20_261_120)) {
    const expected = comparable(oracle.decode(vin, latestYear));
    const given = comparable(fast(vin));
    compared++;
    schemas.add(schema);
    try {
      expect(given).toEqual(expected);
    } catch {
      differing.push({ vin, expected, given });
    }
  }
  expect(compared).toBeGreaterThan(atLeast);
  expect(schemas.size).toBe(compared);
  expect({ count: differing.length, first: differing.slice(0, 3) }).toEqual({
    count: 0,
    first: [],
  });
}

function compareRandomVins(oracle: Oracle, count: number): void {
  const random = createRandom(7);
  const symbols = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";
  const wmis = [...oracle.wmis.keys()].filter((wmi) => wmi.length === 3 && !/[IOQ]/.test(wmi));
  for (let each = 0; each < count; each++) {
    const rest = Array.from({ length: 14 }, () => symbols[random(33)]).join("");
    const vin = `${wmis[random(wmis.length)]}${rest}`;
    expect(comparable(fast(vin)), vin).toEqual(comparable(oracle.decode(vin, latestYear)));
  }
}

function compareKeys(keys: readonly string[], every: number): void {
  expect(keys).toHaveLength(58_490);
  const random = createRandom(3);
  const symbols = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";
  let matched = 0;
  for (const [index, text] of keys.entries()) {
    if (index % every !== 0) continue;
    const key = readPatternKey(text);
    const source = text
      .replace("[1-A-", "[1A-")
      .replaceAll("|", "\\|")
      .replaceAll("*", ".")
      .replaceAll("#", "[0-9]");
    const expression = new RegExp(`^${source}`);
    const listed = new Map(charactersOf(text));
    for (let each = 0; each < 12; each++) {
      const slots = Array.from({ length: 17 }, () => symbols[random(33)] ?? "0");
      // Two of three VINs are made to fit the keys. Half of those then get one wrong character.
      if (each % 3 > 0) {
        for (const [position, allowed] of listed) {
          if (allowed !== "") slots[position - 1] = allowed[random(allowed.length)] ?? "0";
        }
      }
      if (each % 3 === 2) slots[3 + random(14)] = symbols[random(33)] ?? "0";
      const vin = slots.join("");
      const expected = expression.test(`${vin.slice(3, 8)}|${vin.slice(9)}`);
      if (expected) matched++;
      if (keyMatches(key, vin) !== expected)
        expect.fail(`${text} and ${vin}: expected ${expected}`);
    }
  }
  expect(matched).toBeGreaterThan(200_000 / every);
}
