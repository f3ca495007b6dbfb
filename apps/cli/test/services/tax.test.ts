import { calculateTax } from "@almanac/tax";
import { expect, test } from "vitest";
import { run, today } from "../harness.ts";

const now = () => today;
const california = [
  "--jurisdiction",
  "US-CA",
  "--status",
  "single",
  "--income",
  "85000",
  "--year",
  "2025",
];

async function tax(argv: readonly string[]) {
  return run(["tax", ...argv]);
}

test("every option is passed to the library", async () => {
  const { exit, stdout } = await tax([
    ...[
      "--jurisdiction",
      "us",
      "--status",
      "married_joint",
      "--income",
      "150000.50",
      "--year",
      "2025",
    ],
    ...["--deductions", "40000", "--age", "66", "--spouse-age", "60", "--dependent-ages", "4, 9"],
    ...["--gains", "1000", "--self-employment", "5000", "--dividends", "100.25"],
    ...["--method", "table", "--explain", "--strict", "--json"],
  ]);
  expect(exit).toBe(0);
  expect(JSON.parse(stdout)).toEqual(
    calculateTax({
      jurisdiction: "US",
      filing_status: "married_joint",
      gross_income: 150000.5,
      tax_year: 2025,
      deductions: 40000,
      age: 66,
      spouse_age: 60,
      dependent_ages: [4, 9],
      long_term_capital_gains: 1000,
      self_employment_income: 5000,
      dividends: 100.25,
      method: "table",
      explain: true,
      strict: true,
    }),
  );
});

test("the text for people contains the tax, the payments and the notes", async () => {
  const { exit, stdout } = await tax(california);
  expect(exit).toBe(0);
  expect(stdout).toMatch(/tax due +13,808\.98 USD/);
  expect(stdout).toMatch(/of it US-CA +3,659\.98 USD/);
  expect(stdout).toMatch(/Q2 +4,001\.24 USD +2025-06-16/);
});

test("--explain prints every step and its source", async () => {
  const { stdout } = await tax([...california, "--explain"]);
  expect(stdout).toMatch(/taxable income +79,294/);
  expect(stdout).toMatch(/rates\.band +6,570 +9\.3 % +611\.01 +California/);
});

test("several jurisdictions have an exact total if they share a currency", async () => {
  const request = ["--levels", "own", "--income", "85000", "--year", "2025"];
  const argv = ["--jurisdiction", "US,US-CA", ...request];
  const { stdout } = await tax([...argv, "--json"]);
  const { results, total } = JSON.parse(stdout);
  expect(results.map((each: { jurisdiction: string }) => each.jurisdiction)).toEqual([
    "US",
    "US-CA",
  ]);
  expect(total).toEqual({ currency: "USD", tax_due: 13808.98, effective_rate: 0.162459 });
  expect((await tax(argv)).stdout).toMatch(/total +13,808\.98 USD/);
  expect((await tax([...argv, "--quiet"])).stdout).toBe("US 10,149 USD\nUS-CA 3,659.98 USD\n");
  const mixed = await tax([
    "--jurisdiction",
    "US-TX,AE",
    "--income",
    "85000",
    "--year",
    "2025",
    "--json",
  ]);
  expect(JSON.parse(mixed.stdout).total).toBeUndefined();
  const twice = await tax(["--jurisdiction", "US,US-CA", "--income", "85000", "--json"]);
  expect(JSON.parse(twice.stdout).total).toBeUndefined();
});

test("without --year, the rules of the current year apply", async () => {
  const { stdout } = await tax(["--jurisdiction", "US", "--income", "85000", "--json"]);
  expect(JSON.parse(stdout)).toEqual(
    calculateTax({ jurisdiction: "US", gross_income: 85000 }, { now }),
  );
});

test("all faults are reported together, with the options and values that were typed", async () => {
  const { exit, stderr } = await tax([
    "--jurisdiction",
    "US-CX",
    "--income",
    "8e5x",
    "--age",
    "-1",
  ]);
  expect(exit).toBe(2);
  expect(stderr).toContain('--income must be a number, not "8e5x"\n');
  expect(stderr).toContain('--jurisdiction "US-CX" is not a known jurisdiction\n');
  expect(stderr).toContain("--age must be a whole number of years from 0 to 130, not -1\n");
  const missing = await tax([]);
  expect(missing.exit).toBe(2);
  expect(missing.stderr).toContain("--jurisdiction is missing");
  expect(missing.stderr).toContain("--income is missing");
});

test("with several jurisdictions, each note and each fault names its jurisdiction", async () => {
  const { stdout } = await tax(["--jurisdiction", "US,GB", "--income", "85000"]);
  const notes = stdout.split("\n").filter((line) => line.startsWith("note"));
  expect(notes.length).toBeGreaterThan(2);
  for (const note of notes) expect(note).toMatch(/^note +(?:US|GB): \S/);
  const single = (await tax(["--jurisdiction", "US", "--income", "85000"])).stdout;
  expect(single).toContain("note  filing_status is single.");
  const wrong = await tax(["--jurisdiction", "XX,US,YY", "--income", "85000", "--age", "-1"]);
  expect(wrong.exit).toBe(2);
  for (const code of ["XX", "YY"]) {
    expect(wrong.stderr).toContain(`"${code}" is not a known jurisdiction`);
  }
  expect(wrong.stderr.match(/--age must be/g)).toHaveLength(1);
});

test("a year without rules leaves with exit code 3", async () => {
  const { exit, stderr } = await tax([...california.slice(0, 6), "--year", "2017"]);
  expect(exit).toBe(3);
  expect(stderr).toContain("\nallowed: 2021, 2022, 2023, 2024, 2025 or 2026\n");
});

test("the tables list every jurisdiction and show its figures", async () => {
  const list = await run(["tables", "tax"]);
  expect(list.stdout).toMatch(/US-WY +Wyoming +USD +2018 to 2026/);
  const shown = await run(["tables", "tax", "show", "US-PA"]);
  expect(shown.stdout).toContain("US-PA rate");
  expect(shown.stdout).toContain("0.0307");
  expect((await run(["tables", "tax", "show", "XX"])).exit).not.toBe(0);
});

test.for([
  [["DE", "--income", "-5"], "--income must be an amount from 0 to 1000000000000 ", "not -5"],
  [["US-CA", "5", "--status", "abc"], "--status must be single, married_joint, ", 'not "abc"'],
  [["US-CA", "5", "--status", "a, not b"], "--status must be single, ", 'not "a, not b"'],
  [["US-CA"], "--income is missing\n", "allowed: an amount from -1000000000000 to 1000000000000 "],
] as const)(
  "%j says what is wrong and what is allowed, in the sentence of the library",
  async ([argv, what, more]) => {
    const { exit, stderr } = await run(["tax", ...argv, "--year", "2025"]);
    expect(exit).toBe(2);
    expect(stderr).toContain(`error: ${what}`);
    expect(stderr).toContain(more);
  },
);

test("a sentence of the library names the option wherever it names the field", async () => {
  const { stderr } = await run(["tax", "US-CA", "5", "--year", "1900"]);
  expect(stderr).toContain("error: There are no figures of US-CA for --year 1900\n");
  expect(stderr).not.toContain("tax_year");
});

test.for([
  ["tax gross-for", "60000", "--net"],
  ["tax marginal", "85000", "--income"],
  ["tax compare --by filing_status", "85000", "--income"],
  ["tax estimated-tax", "95000", "--income"],
  ["pay gross-for", "36000", "--net"],
] as const)(
  "almanac %s takes the place and the amount as words",
  async ([command, amount, option]) => {
    const typed = [...command.split(" "), "--year", "2025"];
    const words = await run([...typed, "US-NY", amount]);
    expect(words.exit).toBe(0);
    expect(words).toEqual(await run([...typed, "--jurisdiction", "US-NY", option, amount]));
    const twice = await run([...typed, "US-NY", amount, option, "1"]);
    expect(twice.stderr).toContain(`${option} is given twice`);
  },
);
