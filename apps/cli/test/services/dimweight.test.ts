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

async function problem(argv: readonly string[]) {
  const { exit, stdout, stderr } = await run(["dim", ...argv, "--json"]);
  expect(stdout).toBe("");
  return { exit, ...JSON.parse(stderr) };
}

test("flags, the short form and other units give the library's own object", async () => {
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

test("inches and pounds go to the library as inches and pounds", async () => {
  const request = { ...inches, carrier: "ups", profile: "us_daily" };
  const expected = calculateDimWeight(request, { now });
  const who = ["--carrier", "ups", "--profile", "us_daily"];
  expect(await json(["16x12x8in", "4.4lb", ...who])).toEqual(expected);
  const flags = ["--length", "16in", "--width", "1ft", "--height", "8 in", "--weight", "70.4oz"];
  expect(await json([...flags, ...who])).toEqual(expected);
});

test("mixed units are converted exactly: 13 in is 13 in, and not a hair more", async () => {
  const who = ["--carrier", "ups", "--profile", "us_daily"];
  const mixed = await json(["13x13x13in", "1kg", ...who]);
  const metric = { lengthCm: 33.02, widthCm: 33.02, heightCm: 33.02, weightKg: 1 };
  expect(mixed).toEqual(
    calculateDimWeight({ ...metric, carrier: "ups", profile: "us_daily" }, { now }),
  );
});

test("--as-of, --profile and --explain reach the library", async () => {
  const request = { ...parcel, carrier: "ups", profile: "us_daily", asOf: "2025-08-17" };
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

test("without --as-of the clock of the run decides", async () => {
  expect(await json([...parcelFlags, "--carrier", "usps"])).toEqual(
    calculateDimWeight({ ...parcel, carrier: "usps", asOf: "2026-11-20" }, { now }),
  );
});

test("--compare gives the library's comparison, all of it or narrowed", async () => {
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

test("the text for people has a unit on every number", async () => {
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

test("a rule in pounds says its pounds", async () => {
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

test("--explain names every step and source", async () => {
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

test("--quiet prints the answer alone", async () => {
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
    "carrier,divisor,dimensionalWeightKg,billableWeightKg,oversized,ruleId,divisorUnit,profile,warnings",
  );
  expect(rows).toHaveLength(2);
  expect(rows.find((row) => row.startsWith("dhl,"))).toMatch(/^dhl,5000,4\.8,5,true,dhl\.metric,/);
});

test("an unknown carrier: three lines, exit 3", async () => {
  const { exit, stdout, stderr } = await run(["dim", ...parcelFlags, "--carrier", "usp"]);
  expect({ exit, stdout }).toEqual({ exit: 3, stdout: "" });
  expect(stderr).toMatch(
    /^error: --carrier "usp" is not a known carrier\nallowed: ups, fedex, dhl, .+ \(did you mean "ups"\?\)\nsee: almanac tables dim list\n$/,
  );
});

test("all problems are told together, each under the flag that was typed", async () => {
  const argv = [
    "--length",
    "abc",
    "--width",
    "0",
    "--weight",
    "2cm",
    "--carrier",
    "usp",
    "--as-of",
    "today",
  ];
  const { exit, code, status, errors } = await problem(argv);
  expect({ exit, code, status }).toEqual({ exit: 2, code: "invalid_request", status: 400 });
  const found = errors.map((each: Record<string, string>) => [each.parameter, each.code]);
  expect(found.sort()).toEqual([
    ["--as-of", "invalid_value"],
    ["--carrier", "unsupported_carrier"],
    ["--height", "missing_field"],
    ["--length", "invalid_type"],
    ["--weight", "invalid_value"],
    ["--width", "invalid_value"],
  ]);
  const human = await run(["dim", ...argv]);
  expect(human.stderr.match(/^error: /gm)).toHaveLength(6);
});

test("the problem of one fault has its code, and names range and flag", async () => {
  const argv = [
    "--length",
    "0",
    "--width",
    "30",
    "--height",
    "20",
    "--weight",
    "2",
    "--carrier",
    "dhl",
  ];
  expect(await problem(argv)).toEqual({
    exit: 2,
    type: "/problems/invalid-value",
    title: "The request is invalid",
    status: 400,
    detail: '--length "0" is out of range. Allowed: a number of centimetres from 0.1 to 1000.',
    code: "invalid_value",
    errors: [
      {
        parameter: "--length",
        code: "invalid_value",
        detail: '--length "0" is out of range. Allowed: a number of centimetres from 0.1 to 1000.',
      },
    ],
  });
});

const replaced = (flag: string, value: string) => {
  const argv = [...dhl];
  argv[argv.indexOf(flag) + 1] = value;
  return argv;
};

test.for<[title: string, argv: string[], exit: number, code: string, parameter: string]>([
  ["no carrier", parcelFlags, 2, "missing_field", "--carrier"],
  ["hexadecimal", replaced("--length", "0x10"), 2, "invalid_type", "--length"],
  ["a broken exponent", replaced("--length", "1e3x"), 2, "invalid_value", "--length"],
  ["an empty value", replaced("--weight", ""), 2, "invalid_type", "--weight"],
  ["not a number", replaced("--weight", "NaN"), 2, "invalid_type", "--weight"],
  ["a negative number", replaced("--length", "-5"), 2, "invalid_value", "--length"],
  ["too many digits", replaced("--length", "40.00000000000000001"), 2, "invalid_value", "--length"],
  ["a weight as a length", replaced("--length", "40kg"), 2, "invalid_value", "--length"],
  ["too large", replaced("--width", "1000.1"), 2, "invalid_value", "--width"],
  [
    "no weight in the short form",
    ["40x30x20cm", "--carrier", "dhl"],
    2,
    "missing_field",
    "--weight",
  ],
  ["an unreadable size", ["40x30", "--carrier", "dhl"], 2, "invalid_value", "<size>"],
  [
    "a size out of range",
    ["40x0x20cm", "2kg", "--carrier", "dhl"],
    2,
    "invalid_value",
    "<size> width",
  ],
  [
    "length twice",
    ["40x30x20cm", "2kg", "--length", "1", "--carrier", "dhl"],
    2,
    "invalid_value",
    "--length",
  ],
  ["a flag instead of a value", ["--carrier", "--weight", "2"], 2, "missing_field", "--carrier"],
  ["a flag at the end", [...parcelFlags, "--carrier"], 2, "missing_field", "--carrier"],
  ["a misspelt flag", ["--lenght", "40"], 2, "unknown_field", "--lenght"],
  ["a bad date", [...dhl, "--as-of", "2026-02-30"], 2, "invalid_value", "--as-of"],
  ["a date before the rules", [...dhl, "--as-of", "1999-01-01"], 3, "unsupported_date", "--as-of"],
  ["an unknown profile", [...dhl, "--profile", "metrik"], 3, "unsupported_profile", "--profile"],
  [
    "a name every object has",
    replaced("--carrier", "__proto__"),
    3,
    "unsupported_carrier",
    "--carrier",
  ],
  ["case matters", replaced("--carrier", "DHL"), 3, "unsupported_carrier", "--carrier"],
  [
    "an unknown one of a list",
    [...replaced("--carrier", "ups,dlh"), "--compare"],
    3,
    "unsupported_carrier",
    "--carrier",
  ],
  [
    "--profile with --compare",
    [...dhl, "--compare", "--profile", "us"],
    2,
    "unknown_field",
    "--profile",
  ],
  ["--all-profiles alone", [...dhl, "--all-profiles"], 2, "unknown_field", "--all-profiles"],
])("%s is refused", async ([_title, argv, exit, code, parameter]) => {
  const found = await problem(argv);
  expect(found).toMatchObject({ exit, code });
  expect(found.errors.map((each: Record<string, string>) => each.parameter)).toEqual([parameter]);
  const human = await run(["dim", ...argv]);
  expect(human).toMatchObject({ exit, stdout: "" });
  expect(human.stderr).toMatch(/^error: .+\n((allowed|did you mean): .+\n)?see: almanac .+\n$/);
});

test.for([
  [["--lenght", "40"], '(did you mean "--length"?)'],
  [replaced("--length", "4,5"), '(did you mean "4.5"?)'],
  [replaced("--carrier", "dlh"), '(did you mean "dhl"?)'],
  [[...dhl, "--profile", "metrik"], '(did you mean "metric"?)'],
] as const)("%j: %s", async ([argv, suggestion]) => {
  expect((await run(["dim", ...argv])).stderr).toContain(suggestion);
});

test("a date before the first rule is told which day that is", async () => {
  const { stderr } = await run(["dim", ...dhl, "--as-of", "1999-01-01"]);
  expect(stderr).toBe(
    'error: --as-of "1999-01-01" is before the first known rule of dhl\n' +
      "allowed: 2011-01-01 or later\nsee: almanac help dim\n",
  );
});

test("what was typed cannot reach the terminal as a control character", async () => {
  const { stderr } = await run(["dim", ...parcelFlags, "--carrier", "\u001b[2Jups"]);
  expect(stderr).toContain('--carrier "\\u{1b}[2Jups"');
});

test("on a terminal a long line breaks between words", async () => {
  const argv = ["dim", ...parcelFlags, "--carrier", "usp"];
  const { stderr } = await run(argv, { terminal: { columns: 60 } });
  for (const line of stderr.split("\n")) expect(line.length).toBeLessThanOrEqual(60);
});

test("a terminal that does not know its width, and a pipe, get lines as they are", async () => {
  const argv = ["dim", ...parcelFlags, "--carrier", "usp"];
  const piped = await run(argv);
  expect(piped.stderr.trimEnd().split("\n")).toHaveLength(3);
  expect(await run(argv, { terminal: { columns: 0 } })).toEqual(piped);
});
