import { describe, expect, test } from "vitest";
import { importAll } from "../../../../test/import-all.ts";
import { usualSalaries } from "../../src/engine/pay/prepare-pay.ts";
import { calculatePay, type PayRequest, type PayResult } from "../../src/index.ts";
import { places } from "./places.ts";

/** One printed payslip: the request, and the printed amounts. */
interface Payslip {
  readonly title: string;
  readonly url: string;
  /** `authority`, `firm`, or `engine`: a calculator that shares none of our figures. */
  readonly kind: "authority" | "firm" | "engine";
  readonly note?: string;
  readonly request: PayRequest;
  /**
   * Printed amounts: a field of the answer, `month.<field>`, or `<id>.employee`, `<id>.employer`,
   * `<id>.base`; of a month `<id>.employee.month`.
   */
  readonly expected: Readonly<Record<string, number>>;
  /**
   * The allowed difference from the printed amount, in currency: its rounding. 0.005 by default.
   */
  readonly tolerance?: number;
}

const files = (await importAll(`${import.meta.dirname}/../cases`, "pay-*.json")) as Readonly<
  Record<string, { readonly default: { readonly payslips: readonly Payslip[] } }>
>;

describe.each(Object.entries(files))("%s", (_path, { default: { payslips } }) => {
  test.each(payslips.map((slip) => [slip.title, slip] as const))("%s", (_title, slip) => {
    expect(slip.url).toMatch(/^https?:\/\//);
    const result = calculatePay(slip.request);
    const tolerance = (slip.tolerance ?? 0.005) + 1e-9;
    for (const [name, printed] of Object.entries(slip.expected)) {
      const amount = amountOf(result, name, slip.request);
      expect(
        Math.abs(amount - printed),
        `${name}: ${amount}, printed ${printed}`,
      ).toBeLessThanOrEqual(tolerance);
    }
  });
});

function amountOf(result: PayResult, name: string, request: PayRequest): number {
  const [first = "", second = "", third] = name.split(".");
  if (second === "") return Number(result[first as "net_income"]);
  if (first === "month") return Number(result.per_period.month[second as "net_income"]);
  const row = result.contributions.find(({ id }) => id === first);
  const amount = Number(row?.[second as "employee"] ?? 0);
  const pay = places.find(({ code }) => code === result.jurisdiction)?.pay;
  const [usual = 12] = usualSalaries(pay);
  return third === "month" ? amount / (request.salaries_per_year ?? usual) : amount;
}
