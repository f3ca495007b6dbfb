import { expect, test } from "vitest";
import { tax } from "../../states/tax-of-state.ts";

test("Hawaii taxes gains at the rates below 7.25 % first: 100,000 of gains in 2024 equal PolicyEngine's result", () => {
  const gains = { long_term_capital_gains: 100_000 };
  expect(tax("HI", 2024, 100_000, gains)).toBe(6461.66);
  expect(tax("HI", 2024, 200_000, gains)).toBeLessThan(tax("HI", 2024, 200_000));
});
