import { expect, test } from "vitest";
import { parcelFlags, run } from "../../harness.ts";

const dhl = [...parcelFlags, "--carrier", "dhl"];

async function problem(argv: readonly string[]) {
  const { exit, stdout, stderr } = await run(["dim", ...argv, "--json"]);
  expect(stdout).toBe("");
  return { exit, ...JSON.parse(stderr) };
}

test("an unknown carrier is reported in three lines and leaves with exit code 3", async () => {
  const { exit, stdout, stderr } = await run(["dim", ...parcelFlags, "--carrier", "usp"]);
  expect({ exit, stdout }).toEqual({ exit: 3, stdout: "" });
  expect(stderr).toMatch(
    /^error: --carrier "usp" is not a known carrier\nallowed: ups, fedex, dhl, .+ \(did you mean "ups"\?\)\nsee: almanac tables dim list\n$/,
  );
});

test("all issues are reported together, each with the option that was typed", async () => {
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

test("a problem document with one issue has its code, and names the option and the allowed range", async () => {
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
    detail: '--length must be a number of centimetres from 0.1 to 1000, not "0".',
    code: "invalid_value",
    errors: [
      {
        parameter: "--length",
        code: "invalid_value",
        detail: '--length must be a number of centimetres from 0.1 to 1000, not "0".',
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
    "a length in both the short form and --length",
    ["40x30x20cm", "2kg", "--length", "1", "--carrier", "dhl"],
    2,
    "invalid_value",
    "--length",
  ],
  ["an option instead of a value", ["--carrier", "--weight", "2"], 2, "missing_field", "--carrier"],
  [
    "an option without a value at the end",
    [...parcelFlags, "--carrier"],
    2,
    "missing_field",
    "--carrier",
  ],
  ["a misspelt option", ["--lenght", "40"], 2, "unknown_field", "--lenght"],
  ["a bad date", [...dhl, "--as-of", "2026-02-30"], 2, "invalid_value", "--as-of"],
  ["a date before the rules", [...dhl, "--as-of", "1999-01-01"], 3, "unsupported_date", "--as-of"],
  ["an unknown profile", [...dhl, "--profile", "metrik"], 3, "unsupported_profile", "--profile"],
  [
    "a carrier named like a property of every object",
    replaced("--carrier", "__proto__"),
    3,
    "unsupported_carrier",
    "--carrier",
  ],
  [
    "a carrier in capital letters",
    replaced("--carrier", "DHL"),
    3,
    "unsupported_carrier",
    "--carrier",
  ],
  [
    "a list with an unknown carrier",
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
  [
    "--all-profiles without --compare",
    [...dhl, "--all-profiles"],
    2,
    "unknown_field",
    "--all-profiles",
  ],
])("refuses %s", async ([_title, argv, exit, code, parameter]) => {
  const found = await problem(argv);
  expect(found).toMatchObject({ exit, code });
  expect(found.errors.map((each: Record<string, string>) => each.parameter)).toEqual([parameter]);
  const human = await run(["dim", ...argv]);
  expect(human).toMatchObject({ exit, stdout: "" });
  expect(human.stderr).toMatch(/^error: .+\n((allowed|did you mean): .+\n)?see: almanac .+\n$/);
});

test.for([
  [["--lenght", "40"], '(did you mean "--length"?)'],
  [replaced("--length", "4,5"), 'did you mean: "4.5"'],
  [replaced("--carrier", "dlh"), '(did you mean "dhl"?)'],
  [[...dhl, "--profile", "metrik"], '(did you mean "metric"?)'],
] as const)("%j suggests a correction: %s", async ([argv, suggestion]) => {
  expect((await run(["dim", ...argv])).stderr).toContain(suggestion);
});

test("the error for a date before the first rule names the date of the first rule", async () => {
  const { stderr } = await run(["dim", ...dhl, "--as-of", "1999-01-01"]);
  expect(stderr).toBe(
    'error: --as-of "1999-01-01": dhl metric has no known rule on that date\n' +
      "allowed: 2011-01-01 or later\nsee: almanac help dim\n",
  );
});

test("control characters in an option are escaped before they reach the terminal", async () => {
  const { stderr } = await run(["dim", ...parcelFlags, "--carrier", "\u001b[2Jups"]);
  expect(stderr).toContain('--carrier "\\u001b[2Jups"');
});
