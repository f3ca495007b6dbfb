import { expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

const joint = { filing_status: "married_joint" } as const;

test("Nebraska's tax never exceeds the federal tax before credits", () => {
  // Taxable income of 10,800: 309.15 less two exemption credits of 142. Federal taxable income is
  // zero, so the tax is zero.
  expect(tax("NE", 2021, 25_000, joint)).toBe(0);
});
