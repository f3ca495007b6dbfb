import { expect } from "vitest";
import { exact, toNumber } from "../../src/engine/amounts.ts";
import { figuresOf } from "../../src/engine/figures.ts";
import { progressiveTax } from "../../src/engine/formulas/schedule.ts";
import { filingStatuses } from "../../src/engine/jurisdiction.ts";
import { silentTrace } from "../../src/engine/trace.ts";
import { toInputs } from "../../src/inputs.generated.ts";
import { states } from "../../src/jurisdictions/all.ts";
import type { Brackets, PerStatus } from "../../src/jurisdictions/us/figure-types.ts";
import { StateCase, tableOf } from "../../src/jurisdictions/us/states/state-case.ts";

/** The states with a printed table, with each year of it. */
export const followed = states.flatMap(({ data }) =>
  data.years.flatMap((year) => {
    const { values } = figuresOf(data, year);
    const table = tableOf(values);
    return table === undefined ? [] : [{ name: `${data.code} ${year.label}`, data, year, table }];
  }),
);

/** The printed tables whose schedule has brackets. */
export const withBrackets = followed.filter(({ data, year }) => {
  const { rates } = figuresOf(data, year).values as { readonly rates?: unknown };
  return rates !== undefined && !["US-CT", "US-LA"].includes(data.code);
});

/**
 * Expects the tax by a table to be near the tax by the schedule, at `count` incomes of each status.
 */
export function expectNearSchedule(
  { data, year, table }: (typeof followed)[number],
  count: number,
): void {
  const { values } = figuresOf(data, year);
  const { rates } = values as { readonly rates: PerStatus<Brackets> | Brackets };
  let random = 7;
  for (const status of filingStatuses) {
    const inputs = toInputs({ gross_income: 0, age: 40, method: "table" });
    const context = { year, status, inputs, trace: silentTrace, assume: () => {}, refuse };
    const state = new StateCase(data, values, context);
    const brackets = state.pick(rates);
    const top = Math.max(...brackets.filter(({ over }) => over < table.end).map((b) => b.rate));
    for (let index = 0; index < count; index++) {
      random = (random * 48_271) % 2_147_483_647;
      const income = exact((random % Math.round(table.end * 110)) / 100);
      const row = state.rowOf(income);
      const bySchedule = progressiveTax(income, brackets, silentTrace, "rates");
      const difference = Math.abs(
        toNumber(state.schedule(income, rates), 6) - toNumber(bySchedule, 6),
      );
      if (row === undefined) {
        expect(difference).toBe(0);
        continue;
      }
      if (row.tax !== undefined) continue;
      const widths = table.bands.map(({ width, rows = 1 }) => width / rows);
      const band = table.bands.findLastIndex(({ from }) => from <= toNumber(income, 2));
      // Printed base amounts are whole, so each may differ by half a unit from the exact one, and a
      // sum of them by a whole unit.
      const beside = table.bases === undefined ? 0 : 1;
      const most = (Math.max(widths[band] ?? 0, widths[band - 1] ?? 0) / 2) * top + 0.5 + beside;
      expect(difference, `${status} ${toNumber(income, 2)}`).toBeLessThanOrEqual(most + 1e-6);
    }
  }
}

function refuse(): never {
  throw new Error("refused");
}
