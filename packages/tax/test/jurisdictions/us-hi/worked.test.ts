import { expect, test } from "vitest";
import { tax } from "../../states/ask.ts";

test("Hawaii's gains keep the rates below 7.25 %: 100,000 of them in 2024, as PolicyEngine has it", () => {
  const gains = { long_term_capital_gains: 100_000 };
  expect(tax("HI", 2024, 100_000, gains)).toBe(6461.66);
  expect(tax("HI", 2024, 200_000, gains)).toBeLessThan(tax("HI", 2024, 200_000));
});
