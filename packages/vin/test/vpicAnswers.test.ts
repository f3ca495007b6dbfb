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

/** The snapshot has a schema that this VIN fits; what NHTSA withdrew since an answer was given cannot be in it. */
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

test("fuel and capacity agree where an answer has them", () => {
  const engines = decoded.filter(({ answer: [, , , , fuel, cc] }) => fuel ?? cc);
  expect(engines.length).toBeGreaterThan(8);
  for (const { answer, vehicle } of engines) {
    const [vin, , , , fuel, cc] = answer;
    if (fuel) expect(vehicle?.engine?.fuel, vin).toBe(fuel);
    if (cc) expect(vehicle?.engine?.capacityCc, vin).toBe(cc);
  }
});
