import { calculateDimWeight, compareCarriers } from "@almanac/dimweight";
import { expect, test } from "vitest";
import { parcelFlags, run, today } from "../harness.ts";

const now = () => today;
const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };
const inches = { lengthIn: 16, widthIn: 12, heightIn: 8, weightLb: 4.4 };
const dhl = [...parcelFlags, "--carrier", "dhl"];

async function json(argv: readonly string[]): Promise<unknown> {
  const { exit, stdout, stderr } = await run(["dim", ...argv, "--json"]);
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
  return JSON.parse(stdout);
}

test("options, the short form and other units all print the library's result", async () => {
  const expected = calculateDimWeight({ ...parcel, carrier: "dhl" }, { now });
  expect(expected.billableWeightKg).toBe(5);
  for (const argv of [
    dhl,
    ["--carrier", "dhl", "40x30x20cm", "2kg"],
    ["40x30x20", "2", "--carrier=dhl"],
    ["40 X 30 × 20 cm 2 kg", "--carrier", "dhl"],
    ["400x300x200mm", "2000g", "--carrier", "dhl"],
    ["40cmx300mmx0.2m", "2kg", "--carrier", "dhl"],
    ["40x30x20cm", "--weight", "2", "--carrier", "dhl"],
  ]) {
    expect(await json(argv), argv.join(" ")).toEqual(expected);
  }
});

test("inches and pounds are passed to the library without conversion", async () => {
  const request = { ...inches, carrier: "ups", profile: "us_daily" } as const;
  const expected = calculateDimWeight(request, { now });
  const who = ["--carrier", "ups", "--profile", "us_daily"];
  expect(await json(["16x12x8in", "4.4lb", ...who])).toEqual(expected);
  const flags = ["--length", "16in", "--width", "1ft", "--height", "8 in", "--weight", "70.4oz"];
  expect(await json([...flags, ...who])).toEqual(expected);
});

test("mixed units are converted exactly: 13 in is not rounded up to more than 13 in", async () => {
  const who = ["--carrier", "ups", "--profile", "us_daily"];
  const mixed = await json(["13x13x13in", "1kg", ...who]);
  const metric = { lengthCm: 33.02, widthCm: 33.02, heightCm: 33.02, weightKg: 1 };
  expect(mixed).toEqual(
    calculateDimWeight({ ...metric, carrier: "ups", profile: "us_daily" }, { now }),
  );
});

test("--as-of, --profile and --explain are passed to the library", async () => {
  const upsDaily = { carrier: "ups", profile: "us_daily" } as const;
  const request = { ...parcel, ...upsDaily, asOf: "2025-08-17" };
  const argv = [
    ...parcelFlags,
    "--carrier",
    "ups",
    "--profile",
    "us_daily",
    "--as-of",
    "2025-08-17",
  ];
  expect(await json(argv)).toEqual(calculateDimWeight(request, { now }));
  expect(await json([...argv, "--explain"])).toEqual(
    calculateDimWeight({ ...request, explain: true }, { now }),
  );
});

test("without --as-of, the rules of the current date apply", async () => {
  expect(await json([...parcelFlags, "--carrier", "usps"])).toEqual(
    calculateDimWeight({ ...parcel, carrier: "usps", asOf: "2026-11-20" }, { now }),
  );
});

test("--compare prints the library's comparison of all carriers, or of those that --carrier names", async () => {
  const all = compareCarriers(parcel, { now });
  expect(await json([...parcelFlags, "--compare"])).toEqual(all);
  expect(await json(["40x30x20cm", "2kg"])).toEqual(all);
  expect(await json([...parcelFlags, "--compare", "--carrier", "ups,dhl"])).toEqual(
    compareCarriers({ ...parcel, carriers: ["ups", "dhl"] }, { now }),
  );
  expect(await json([...parcelFlags, "--compare", "--all-profiles"])).toEqual(
    compareCarriers({ ...parcel, profiles: "all" }, { now }),
  );
});

test("in the text for people, every number has a unit", async () => {
  const { exit, stdout, stderr } = await run(["dim", ...dhl]);
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: "" });
  expect(stdout).toMatchInlineSnapshot(`
    "billable weight       5 kg
    dimensional weight  4.8 kg
    actual weight         2 kg
    oversized           yes, the dimensional weight exceeds the actual weight
    carrier             dhl
    rule                dhl.metric
    divisor             5,000 cm³/kg
    "
  `);
});

test("for a rule in pounds, the weight is also printed in pounds", async () => {
  const { stdout } = await run([
    "dim",
    "16x12x8in",
    "4.4lb",
    "--carrier",
    "ups",
    "--profile",
    "us_daily",
  ]);
  expect(stdout).toMatchInlineSnapshot(`
    "billable weight     5.4431 kg (12 lb)
    dimensional weight  5.0124 kg (11.05036 lb)
    actual weight          4.4 lb
    oversized           yes, the dimensional weight exceeds the actual weight
    carrier             ups
    rule                ups.us_daily@2025-08-18
    divisor             139 in³/lb
    "
  `);
});

test("--explain prints every step and source", async () => {
  const { stdout } = await run(["dim", ...dhl, "--explain"]);
  const { explanation } = calculateDimWeight({ ...parcel, carrier: "dhl", explain: true }, { now });
  expect(explanation?.rule.sources.length).toBeGreaterThan(0);
  for (const source of explanation?.rule.sources ?? []) {
    expect(stdout).toContain(`${source.title}\n    ${source.url} (read on ${source.readOn})`);
  }
  for (const step of explanation?.steps ?? []) expect(stdout).toContain(step);
});

test("--compare prints one line per carrier, lightest first", async () => {
  const { results } = compareCarriers(parcel, { now });
  const { stdout } = await run(["dim", ...parcelFlags, "--compare"]);
  const lines = stdout.split("\n").slice(1, results.length + 1);
  expect(lines.map((line) => line.split(" ")[0])).toEqual(results.map((each) => each.carrier));
});

test("--quiet prints only the answer", async () => {
  expect((await run(["dim", ...dhl, "-q"])).stdout).toBe("5 kg\n");
  const compared = await run(["dim", ...parcelFlags, "--compare", "--carrier", "dhl", "--quiet"]);
  expect(compared.stdout).toBe("dhl.metric 5 kg\n");
});

test("--ndjson and --csv print one carrier per line", async () => {
  const argv = ["dim", ...parcelFlags, "--compare", "--carrier", "dhl,ups"];
  const { results } = compareCarriers({ ...parcel, carriers: ["dhl", "ups"] }, { now });
  const ndjson = await run([...argv, "--ndjson"]);
  expect(
    ndjson.stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual(results);
  const [heading, ...rows] = (await run([...argv, "--csv"])).stdout.trimEnd().split("\n");
  expect(heading).toBe(
    "carrier,divisor,dimensionalWeightKg,billableWeightKg,oversized,ruleId,divisorUnit,profile,rest,error,detail",
  );
  expect(rows).toHaveLength(2);
  expect(rows.find((row) => row.startsWith("dhl,"))).toMatch(/^dhl,5000,4\.8,5,true,dhl\.metric,/);
});
