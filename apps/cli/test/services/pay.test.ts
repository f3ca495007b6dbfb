import { calculatePay } from "@almanac/tax";
import { expect, test } from "vitest";
import { run } from "../harness.ts";

const germany = ["--jurisdiction", "DE", "--income", "4100", "--year", "2026"];

test("every option of pay is passed to the library", async () => {
  const { exit, stdout } = await run([
    "pay",
    ...germany,
    ...["--period", "month", "--salaries", "13", "--dependents", "2", "--age", "41"],
    ...[
      "--option",
      "saxony=true",
      "--option",
      "u1_rate=0.011",
      "--option",
      "tax_basis=withholding",
    ],
    "--json",
  ]);
  expect(exit).toBe(0);
  expect(JSON.parse(stdout)).toEqual(
    calculatePay({
      jurisdiction: "DE",
      gross_income: 4100,
      tax_year: 2026,
      period: "month",
      salaries_per_year: 13,
      dependents: 2,
      age: 41,
      options: { saxony: true, u1_rate: 0.011, tax_basis: "withholding" },
    }),
  );
});

test("the text for people shows the year, the month and every contribution", async () => {
  const { exit, stdout } = await run(["pay", ...germany, "--period", "month"]);
  expect(exit).toBe(0);
  expect(stdout).toMatch(/gross income +49,200 +4,100 +946\.15/);
  expect(stdout).toMatch(/Pension insurance \(Rentenversicherung\) +4,575\.60 +4,575\.60 +49,200/);
});

test("--quiet prints only the net income", async () => {
  const { stdout } = await run([
    "pay",
    "--jurisdiction",
    "PT",
    "--income",
    "28000",
    "--year",
    "2026",
    "--quiet",
  ]);
  expect(stdout).toBe("20,731.35 EUR\n");
});

test("gross-for --quiet prints only the gross salary", async () => {
  const { stdout } = await run([
    ...["pay", "gross-for", "--jurisdiction", "ES-MD", "--net", "30000", "--year", "2026"],
    "--quiet",
  ]);
  expect(stdout).toBe("39,699.76 EUR\n");
});

test("place and salary can be words, and an option for the same is refused", async () => {
  const words = await run(["pay", "ES-MD", "42000", "--year", "2026"]);
  const options = await run([
    ...["pay", "--jurisdiction", "ES-MD", "--income", "42000", "--year", "2026"],
  ]);
  expect(words).toEqual(options);
  expect(words.exit).toBe(0);
  const twice = await run(["pay", "ES-MD", "42000", "--income", "1"]);
  expect(twice.exit).toBe(2);
  expect(twice.stderr).toContain("--income is given twice");
  const listed = await run(["pay", "-", "42000"]);
  expect(listed.exit).toBe(2);
  expect(listed.stderr).toContain("<income> cannot be used with -");
});

test("an option without a value, and one that the place does not have, are refused by name", async () => {
  const unread = await run(["pay", ...germany, "--option", "saxony"]);
  expect(unread.exit).toBe(2);
  expect(unread.stderr).toContain('--option must be name=value, not "saxony"');
  const unknown = await run(["pay", ...germany, "--option", "saxnoy=true"]);
  expect(unknown.exit).toBe(2);
  expect(unknown.stderr).toContain('did you mean "saxony"?');
});

test("a subcommand refuses options that only its parent command has", async () => {
  const { exit, stderr } = await run(["pay", "gross-for", ...germany, "--net", "3000"]);
  expect(exit).toBe(2);
  expect(stderr).toContain("--income is not an option of almanac pay gross-for");
});

test("compare prints one row for each place, in the currency of the first", async () => {
  const { exit, stdout } = await run([
    ...["pay", "compare", "--income", "58000", "--from", "DE", "--to", "PT,GB"],
    ...["--rate", "EUR/GBP=0.87", "--year", "2026"],
  ]);
  expect(exit).toBe(0);
  expect(stdout).toMatch(/gross EUR/);
  expect(stdout).toMatch(/^DE +2026 +58,000 .*36,524\.12 +70,353\.88$/m);
  expect(stdout).toMatch(/^GB +2026-27 +58,000 /m);
});

test("marginal draws the rate over income, and marks a jump", async () => {
  const smooth = await run([
    ...["tax", "marginal", "--jurisdiction", "GB", "--income", "130000", "--year", "2026-27"],
  ]);
  const bars = smooth.stdout.split("\n").filter((line) => line.includes("│"));
  expect(bars).toHaveLength(12);
  // The highest rate, 60 %, is between 100,000 and 125,140 of 260,000: columns 25 to 31 of 64.
  expect(bars[0]).toMatch(/60 % │ {24}█{7}$/);
  // Tax is due from 12,570 on, which is column 4.
  expect(bars[11]).toMatch(/│ {3}█{61}$/);
  expect(smooth.stdout).not.toContain("^");
  const jumping = await run([
    ...["tax", "marginal", "--jurisdiction", "US-AR", "--income", "60000", "--year", "2025"],
  ]);
  expect(jumping.stdout).toMatch(/^ +jump +\^\^/m);
});
