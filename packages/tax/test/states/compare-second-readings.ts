import { describe, expect, test } from "vitest";
import { importAll } from "../../../../test/import-all.ts";
import type { Extent } from "../../../../test/sample-or-everything.ts";
import type { JurisdictionCode } from "../../src/index.ts";
import { states } from "../../src/jurisdictions/all.ts";
import { calculateTax, taxAfterCredits } from "../own-tax.ts";
import { households, requestOf } from "./second-reading/by-form.ts";
import * as federal from "./second-reading/form-1040.ts";
import { open } from "./second-reading/household.ts";
import type { SecondReading } from "./second-reading/second-reading.ts";

const modules = await importAll(`${import.meta.dirname}/../jurisdictions`, "*/second-reading.ts");
const readings = Object.entries(modules).map(([path, module]) => {
  const { secondReading } = module as { readonly secondReading: SecondReading };
  const code = path.split("/").at(-2) ?? "";
  return [code.toUpperCase() as JurisdictionCode, secondReading] as const;
});

/**
 * Both results are in cents. The form is computed in floating point, so they can differ by
 * a rounding.
 */
const lessThanACent = 0.0051;

/**
 * The sample takes every 11th household. Incomes come in pairs, so an odd number samples both of
 * a pair.
 */
const every = 11;

/** Compares the engine with the second readings of the states and of Form 1040. */
export function compareSecondReadings({ oneIn, times }: Extent): void {
  describe("the tax on low incomes equals a second reading of each state's form or law", () => {
    test.for(readings)("%s", ([jurisdiction, read]) => {
      let compared = 0;
      for (const { request, expected } of oneIn(every, read(jurisdiction))) {
        const due = expected();
        const off = Math.abs(taxAfterCredits(request) - due);
        if (!(off < lessThanACent)) {
          expect(off, `${JSON.stringify(request)}: ${due}`).toBeLessThan(lessThanACent);
        }
        compared++;
      }
      // A reading by form has 18 households at 160 incomes, a reading by law has 48 at 164.
      const counts = [18 * 160, 48 * 164].map((whole) => times(Math.ceil(whole / every), whole));
      expect(counts).toContain(compared);
    });

    test("every state has a second reading, except five without an income tax", () => {
      const read = new Set(readings.map(([code]) => code));
      const without = states.map(({ data }) => data.code).filter((code) => !read.has(code));
      expect(without).toEqual(["US-NV", "US-SD", "US-TN", "US-TX", "US-WY"]);
    });

    test("United States: the tax and the refundable credits", () => {
      for (const household of oneIn(every, households)) {
        const { explanation } = calculateTax({
          ...requestOf("US", household),
          explain: true,
        });
        const c = open(household);
        const label = JSON.stringify(household);
        const after = explanation?.components.tax_after_credits ?? Number.NaN;
        expect(Math.abs(after - federal.afterCredits(c)), label).toBeLessThan(lessThanACent);
        const refunded = federal.earnedIncomeCredit(c) + federal.childRefund(c);
        const ours = explanation?.components.refundable_credits ?? Number.NaN;
        expect(Math.abs(ours - refunded), label).toBeLessThan(lessThanACent);
      }
    });
  });
}
