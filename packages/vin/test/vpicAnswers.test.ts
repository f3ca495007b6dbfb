import { expect, test } from "vitest";
import { safeDecodeVin, type Vehicle } from "../src/node/index.ts";
import published from "./cases/vpic-answers.json" with { type: "json" };

type Answer = [
  vin: string,
  year: number,
  make: string,
  model?: string,
  fuel?: string | null,
  cc?: number,
];

const now = () => Date.UTC(2026, 10, 20);
const answers = published.sources.flatMap(({ answers: rows }) => rows as Answer[]);

/** NHTSA has renamed `CIVIC SI` to `Civic Si` and the like since these answers were given. */
const plain = (text: string | undefined) => (text ?? "").toLowerCase().replace(/[^a-z0-9]/g, "");

/** In the judgement of this decoder: it finds no character that the schemas of the snapshot leave undeclared. */
function isInSnapshot({ vpicCodes }: Vehicle): boolean {
  return vpicCodes !== undefined && !vpicCodes.some((code) => [2, 3, 4, 5, 7, 8].includes(code));
}

const decoded = answers.map((answer) => ({
  answer,
  vehicle: safeDecodeVin(answer[0], { now }).data,
}));
const covered = decoded.flatMap(({ answer, vehicle }) =>
  vehicle !== undefined && isInSnapshot(vehicle) ? [{ answer, vehicle }] : [],
);

test("there are more than 500 answers, each of a source with a link and a date", () => {
  expect(new Set(answers.map(([vin]) => vin)).size).toBeGreaterThan(1000);
  for (const { url, readOn } of published.sources) {
    expect(url).toMatch(/^https:\/\/github\.com\/.+/);
    expect(readOn).toMatch(/^2026-/);
  }
  expect(covered.length / answers.length).toBeGreaterThan(0.75);
});

test("make and year agree wherever the snapshot has a schema", () => {
  for (const { answer, vehicle } of covered) {
    const [vin, year, make] = answer;
    expect({ vin, year: vehicle.year, make: plain(vehicle.make) }).toEqual({
      vin,
      year,
      make: plain(make),
    });
  }
});

test("the model agrees for at least 99.5 % of them", () => {
  const named = covered.filter(({ answer }) => answer[3] !== undefined);
  const right = named.filter(({ answer, vehicle }) => plain(vehicle.model) === plain(answer[3]));
  expect(named.length).toBeGreaterThan(500);
  expect(right.length / named.length).toBeGreaterThanOrEqual(0.995);
});

/** Where the tables lack the rows that decide: docs/vin.md says why for each. */
const undecided = [
  "1GTW7FCA6E1175626",
  "JTDBT123110191846",
  "JTHBF30G020041218",
  "JTHBF30G320083897",
  "JTHBN30F710039359",
];
const engines = decoded.filter(
  ({ answer: [vin, , , , fuel, cc] }) => (fuel ?? cc) !== undefined && !undecided.includes(vin),
);

test("answers with an engine agree in make, year, model and fuel, whatever this decoder thinks of the VIN", () => {
  expect(engines.length).toBeGreaterThan(1000);
  for (const { answer, vehicle } of engines) {
    const [vin, year, make, model, fuel] = answer;
    expect(vehicle?.year, vin).toBe(year);
    expect(plain(vehicle?.make), vin).toBe(plain(make));
    if (fuel) expect(vehicle?.engine?.fuel, vin).toBe(fuel);
    // The snapshot has the type code of this motorcycle in the name.
    const named = model === "V Star 650" ? "XVS650 (V Star 650)" : model;
    expect(plain(vehicle?.model), vin).toBe(plain(named));
  }
});

test("a capacity is exact, or the tenth of a litre that was declared beside cubic inches", () => {
  const given = engines.filter(({ answer }) => answer[5] !== undefined);
  const answered = given.flatMap(({ answer: [vin, , , , , cc = 0], vehicle }) =>
    vehicle?.engine?.capacityCc === undefined ? [] : [{ vin, cc, own: vehicle.engine.capacityCc }],
  );
  const rounded = answered.filter(({ cc, own }) => Math.abs(own - cc) > 1);
  for (const { vin, cc, own } of rounded) {
    expect(own % 100, vin).toBe(0);
    expect(Math.abs(own - cc), vin).toBeLessThanOrEqual(51);
  }
  expect(answered.length / given.length).toBeGreaterThan(0.93);
  expect(rounded.length / answered.length).toBeLessThan(0.04);
});

test("of the five that the tables cannot decide, one has a wrong year, which is said", () => {
  const others = decoded.filter(({ answer: [vin] }) => undecided.includes(vin));
  expect(others).toHaveLength(undecided.length);
  const wrong = others.filter(({ answer: [, year], vehicle }) => vehicle?.year !== year);
  expect(wrong.map(({ answer: [vin] }) => vin)).toEqual(["1GTW7FCA6E1175626"]);
  expect(wrong[0]?.vehicle?.warnings.map(({ code }) => code)).toContain("year_ambiguous");
});
