import { expect, test } from "vitest";
import { hostileValue, type Random, spoiled } from "../../../test/hostile-inputs.ts";
import { hostileFault, safeOperations } from "../../../test/safe-operations.ts";
import * as library from "../src/index.ts";

const kind = { error: library.TaxError, codes: library.taxErrorCodes };
const operations = safeOperations(library);
const sound = [
  { jurisdiction: "US", filing_status: "single", gross_income: 85_000, tax_year: 2025 },
  {
    jurisdiction: "US-CA",
    filing_status: "married_joint",
    gross_income: 120_000,
    dependents: 1,
    dependent_ages: [3],
    age: 40,
    explain: true,
  },
  { jurisdiction: "DE", filing_status: "single", gross_income: 58_000 },
  { jurisdiction: "GB", net: 30_000, filing_status: "single" },
] as const;

function inputs(random: Random): unknown[] {
  const request =
    random(5) === 0 ? hostileValue(random) : spoiled(sound[random(sound.length)], random);
  return [request, random(3) === 0 ? hostileValue(random) : spoiled({ now: () => 0 }, random)];
}

test("the library exports safe operations", () => expect(operations.length).toBeGreaterThan(5));

test.each(operations)(
  "%s never throws for any input",
  async (_name, operation) => {
    expect(await hostileFault(operation, inputs, kind)).toBeUndefined();
  },
  3_600_000,
);
