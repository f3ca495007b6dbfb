import { expect, test } from "vitest";
import { tax } from "../../states/ask.ts";

const joint = { filing_status: "married_joint" } as const;

test("Nebraska's tax is not higher than the federal tax before its credits", () => {
  // 10,800: 309.15 less two exemption credits of 142; the federal taxable income is nothing.
  expect(tax("NE", 2021, 25_000, joint)).toBe(0);
});
