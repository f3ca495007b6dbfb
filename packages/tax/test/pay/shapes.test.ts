import { expect, test } from "vitest";
import { exact, toNumber } from "../../src/engine/amounts.ts";
import {
  type PayPeriod,
  type PayPlan,
  totalPayPeriods,
} from "../../src/engine/contributions/pay-periods.ts";
import * as rounding from "../../src/engine/contributions/rounding.ts";
import { fixed, levy, rateAbove, rateFrom, within } from "../../src/engine/contributions/shares.ts";
import type { FigureSet, TaxYear } from "../../src/engine/figures.ts";
import { silentTrace } from "../../src/engine/trace.ts";

const named = { ...rounding };

test.each([
  ["toCent", 1.005, 1.01],
  ["toCentHalfDown", 1.005, 1],
  ["toCentHalfDown", 1.0051, 1.01],
  ["downToCent", 1.0099, 1],
  ["toUnit", 1.5, 2],
  ["toUnitHalfDown", 1.5, 1],
  ["toUnitHalfDown", 1.51, 2],
  ["downToUnit", 1.99, 1],
  ["upToUnit", 1.01, 2],
  ["unrounded", 1.005, 1.005],
] as const)("%s rounds %d to %d", (name, amount, expected) => {
  expect(toNumber(named[name](exact(amount)), 4)).toBe(expected);
});

const rows = [
  { over: 100, rate: 0.01 },
  { over: 200, rate: 0.02 },
];

test.each([
  [100, 0, 0.01],
  [100.01, 0.01, 0.01],
  [200, 0.01, 0.02],
  [200.01, 0.02, 0.02],
])(
  "a pay of %d has the rate %d if a limit belongs to the lower row, and %d otherwise",
  (pay, lower, upper) => {
    expect(rateAbove(exact(pay), rows)).toBe(lower);
    expect(rateFrom(exact(pay), rows)).toBe(upper);
  },
);

test("a base is raised to its floor and limited to its ceiling, and only the ceiling sets isCapped", () => {
  const shares = [50, 100, 150, 200, 201].map((pay) =>
    levy(within(exact(pay), 100, 200), { employee: 0.1 }, rounding.toCent),
  );
  expect(shares.map(({ employee }) => toNumber(employee, 2))).toEqual([10, 10, 15, 20, 20]);
  expect(shares.map(({ isCapped }) => isCapped)).toEqual([false, false, false, false, true]);
});

test("a fixed amount does not depend on the pay", () => {
  const share = fixed({ employer: exact(3) });
  expect([toNumber(share.employee, 2), toNumber(share.employer, 2)]).toEqual([0, 3]);
});

const year = { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" } as TaxYear;
const data: FigureSet<{ rate: number }> = {
  code: "PT",
  sources: {},
  figures: {
    rate: [
      { from: "2025-01-01", value: 0.1, sources: [], confidence: "one_source" },
      { from: "2026-07-01", value: 0.2, sources: [], confidence: "one_source" },
    ],
  },
};

/** The pay of each calculated period, with its rate and the pay of earlier periods. */
function walked(plan: PayPlan, salaries = 14) {
  const seen: string[] = [];
  const gross = exact(14_000);
  const figureOf = () => undefined;
  const pay = { data, year, gross, salaries, trace: silentTrace, figureOf };
  const sums = totalPayPeriods(
    pay,
    plan,
    ({ figures, pay: paid, paidBefore, isExtra }: PayPeriod<{ rate: number }>) => {
      seen.push(`${toNumber(paid, 2)} ${figures.rate} ${toNumber(paidBefore, 2)} ${isExtra}`);
      return {
        levy: levy(
          { amount: paid, isCapped: false },
          { employee: figures.rate },
          rounding.unrounded,
        ),
      };
    },
  );
  return { seen, employee: toNumber(sums.levy?.employee ?? exact(0), 2) };
}

test("months with the same figures are calculated once, and a figure of July applies from July", () => {
  const { seen, employee } = walked({ period: "month" });
  expect(seen).toEqual(["1166.67 0.1 0 false", "1166.67 0.2 0 false"]);
  expect(employee).toBe(2100);
});

test("extra salaries are separate payments in their months", () => {
  const { seen, employee } = walked({ period: "month", extras: [6, 12] });
  expect(seen).toEqual([
    "1000 0.1 0 false",
    "1000 0.1 0 true",
    "1000 0.2 0 false",
    "1000 0.2 0 true",
  ]);
  expect(employee).toBe(7 * 100 + 7 * 200);
});

test("extra salaries that are paid together share one limit with the ordinary salary", () => {
  const { seen } = walked({ period: "month", extras: [6, 12], together: true });
  expect(seen).toEqual([
    "1000 0.1 0 false",
    "2000 0.1 0 false",
    "1000 0.2 0 false",
    "2000 0.2 0 false",
  ]);
});

test("periods in order receive the pay of earlier periods of the year", () => {
  const { seen } = walked({ period: "quarter", inOrder: true });
  expect(seen).toEqual([
    "3500 0.1 0 false",
    "3500 0.1 3500 false",
    "3500 0.2 7000 false",
    "3500 0.2 10500 false",
  ]);
});
