import { expect, test } from "vitest";
import calculatePay from "../src/calculatePay.ts?raw";
import calculateTax from "../src/calculateTax.ts?raw";
import comparePay from "../src/comparePay.ts?raw";
import compareStatuses from "../src/compareStatuses.ts?raw";
import compareTax from "../src/compareTax.ts?raw";
import compareYears from "../src/compareYears.ts?raw";
import coverage from "../src/coverage.ts?raw";
import createPayCalculator from "../src/createPayCalculator.ts?raw";
import createTaxCalculator from "../src/createTaxCalculator.ts?raw";
import errors from "../src/errors.ts?raw";
import grossFor from "../src/grossFor.ts?raw";
import grossForPay from "../src/grossForPay.ts?raw";
import * as api from "../src/index.ts";
import jurisdiction from "../src/jurisdiction.ts?raw";
import { ptPay } from "../src/jurisdictions/pt/contributions.ts";
import { us } from "../src/jurisdictions/us/rules.ts";
import jurisdictions from "../src/jurisdictions.ts?raw";
import marginalSchedule from "../src/marginalSchedule.ts?raw";
import planEstimatedTax from "../src/planEstimatedTax.ts?raw";

const sources = {
  calculatePay,
  comparePay,
  compareTax,
  createPayCalculator,
  grossForPay,
  calculateTax,
  compareStatuses,
  compareYears,
  coverage,
  createTaxCalculator,
  errors,
  grossFor,
  jurisdiction,
  jurisdictions,
  marginalSchedule,
  planEstimatedTax,
};
const names = { ...api, ptPay, us };
const examples = Object.entries(sources).flatMap(([file, source]) =>
  Array.from(source.matchAll(/@example\n([\s\S]*?)(?=\n \*\n| \*\/)/g), (match) => ({
    file,
    code: (match[1] ?? "").replace(/^ \* ?/gm, ""),
  })),
);

test("every file with a public function has an example", () => {
  expect(new Set(examples.map(({ file }) => file)).size).toBe(Object.keys(sources).length);
});

test.for(examples)("example in $file", ({ code }) => {
  const body = code.replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
  expect(body).toContain("check(");
  new Function("check", ...Object.keys(names), body)(expect, ...Object.values(names));
});
