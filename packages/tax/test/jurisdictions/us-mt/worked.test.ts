import { expect, test } from "vitest";
import { tax } from "../../states/ask.ts";

test("Montana to 2023 itemizes the federal tax where that is more", () => {
  // 75,000 - 5,000 - 2,580 = 67,420, for which TAXSIM has the same tax.
  expect(tax("MT", 2021, 75_000)).toBe(4052.78);
});
