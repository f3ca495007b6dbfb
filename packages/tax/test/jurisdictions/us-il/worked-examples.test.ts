import { expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

test("Illinois: there is no exemption above an income of 250,000", () => {
  expect(tax("IL", 2025, 250_000)).toBe(12_233.93);
  expect(tax("IL", 2025, 250_000.01)).toBe(12_375);
});
