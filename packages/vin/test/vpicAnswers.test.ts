import { expect, test } from "vitest";
import { safeDecodeVin, type Vehicle } from "../src/node/index.ts";
import published from "./cases/vpic-answers.json" with { type: "json" };

type Answer = [
  vin: string,
  year: number,
  make: string,
  model?: string,
  fuel?: string | null,
  cc?: number | null,
  codes?: string,
];

const now = () => Date.UTC(2026, 10, 20);
const answers = published.sources.flatMap(({ answers: rows }) => rows as Answer[]);
const madeUp = published.sources.find(({ title }) => title.includes("made up"))?.answers ?? [];
const madeUpVins = new Set((madeUp as Answer[]).map(([vin]) => vin));

/**
 * Ignores case and punctuation: NHTSA has since renamed models, such as `CIVIC SI` to `Civic Si`.
 */
const plain = (text: string | undefined) => (text ?? "").toLowerCase().replace(/[^a-z0-9]/g, "");

/** True if the schemas of the snapshot declare every character. */
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

test("there are more than 500 published answers, each from a source with a link and a date", () => {
  expect(new Set(answers.map(([vin]) => vin)).size).toBeGreaterThan(1000);
  for (const { url, readOn } of published.sources) {
    expect(url).toMatch(/^https:\/\/github\.com\/.+/);
    expect(readOn).toMatch(/^2026-/);
  }
  // Fewer than of the tables of February: those had the keys of 33 elements, and now the keys of all
  // elements say which characters are allowed. Nearly all others are VINs that were made up.
  expect(covered.length / answers.length).toBeGreaterThan(0.67);
});

test("make and year equal the published answers wherever the snapshot has a schema", () => {
  for (const { answer, vehicle } of covered) {
    const [vin, year, make] = answer;
    expect({ vin, year: vehicle.year, make: plain(vehicle.make) }).toEqual({
      vin,
      year,
      make: plain(make),
    });
  }
});

test("the model equals the published one for at least 99.5 % of these answers", () => {
  const named = covered.filter(({ answer }) => answer[3] !== undefined);
  const right = named.filter(({ answer, vehicle }) => plain(vehicle.model) === plain(answer[3]));
  expect(named.length).toBeGreaterThan(500);
  expect(right.length / named.length).toBeGreaterThanOrEqual(0.995);
});

/** NHTSA calls this motorcycle `GS500` today, and in June `GS500(GS500H)/GS500F(GS500FH)`. */
const renamed = "VTTGM51A862100705";
const onTheRoad = decoded.filter(({ answer: [vin] }) => !madeUpVins.has(vin));
const engines = onTheRoad.filter(({ answer: [, , , , fuel, cc] }) => (fuel ?? cc) !== undefined);

test("make, year, model and fuel equal the published answers with an engine, also for faulty VINs", () => {
  expect(engines.length).toBeGreaterThan(1000);
  for (const { answer, vehicle } of engines) {
    const [vin, year, make, model, fuel] = answer;
    expect(vehicle?.year, vin).toBe(year);
    expect(plain(vehicle?.make), vin).toBe(plain(make));
    if (fuel) expect(vehicle?.engine?.fuel, vin).toBe(fuel);
    if (vin !== renamed) expect(plain(vehicle?.model), vin).toBe(plain(model));
  }
});

test("a capacity is exact, or rounded to a tenth of a litre if that was declared besides cubic inches", () => {
  const given = engines.filter(({ answer }) => typeof answer[5] === "number");
  const answered = given.flatMap(({ answer: [vin, , , , , cc], vehicle }) =>
    vehicle?.engine?.capacityCc === undefined
      ? []
      : [{ vin, cc: cc ?? 0, own: vehicle.engine.capacityCc }],
  );
  const rounded = answered.filter(({ cc, own }) => Math.abs(own - cc) > 1);
  for (const { vin, cc, own } of rounded) {
    expect(own % 100, vin).toBe(0);
    expect(Math.abs(own - cc), vin).toBeLessThanOrEqual(51);
  }
  expect(answered.length / given.length).toBeGreaterThan(0.93);
  expect(rounded.length / answered.length).toBeLessThan(0.04);
});

test("error codes equal NHTSA's for all VINs of vehicles on the road", () => {
  const [source] = published.sources.filter(({ codes }) => codes === "0");
  const rows = (source?.answers ?? []) as Answer[];
  const differing = rows.filter(([vin, , , , , , codes = "0"]) => {
    return safeDecodeVin(vin, { now }).data?.vpicCodes?.join() !== codes;
  });
  expect(rows.length).toBeGreaterThan(1000);
  expect(differing.map(([vin]) => vin)).toEqual([]);
});

/**
 * VINs for which NHTSA seems to have had other rows in September: RGS belongs only to Kymco, 1WD is
 * not declared for 2014, and no model of the snapshot is called KingQuad 400 Fsi.
 */
const changed = ["RGS3TM37247084314", "1WDRMEYD6EC607082", "RFDAK4E34PB334016"];

test("make, year, model and fuel equal NHTSA's for made-up VINs, also for those with faults", () => {
  const rows = decoded.filter(({ answer: [vin] }) => madeUpVins.has(vin));
  expect(rows.length).toBeGreaterThan(50);
  for (const { answer, vehicle } of rows) {
    const [vin, year, make, model, fuel] = answer;
    if (changed.includes(vin)) continue;
    expect(vehicle?.year, vin).toBe(year);
    expect(plain(vehicle?.make), vin).toBe(plain(make));
    expect(plain(vehicle?.model), vin).toBe(plain(model));
    if (fuel) expect(vehicle?.engine?.fuel, vin).toBe(fuel);
  }
});

test("a given year that fits worse than the other year does not decide", () => {
  const given = (year: number) => safeDecodeVin("1GTW7FCA6E1175626", { now, year }).data;
  expect(given(2014)).toMatchObject({ year: 2014, model: "Savana", vpicCodes: [0] });
  expect(given(1984)).toMatchObject({ year: 2014, vpicCodes: [0, 12] });
});
