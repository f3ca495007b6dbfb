import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  calculatePay,
  calculateTax,
  grossForPay,
  type PayRequest,
  type PayResult,
} from "../../src/index.ts";
import { type Place, places } from "./places.ts";

/**
 * Requests of one place: any loaded year, and salaries from nothing to a million times a
 * hundred units.
 */
function requests({ code, years, decimals, required }: Place): fc.Arbitrary<PayRequest> {
  const asked = fc.record({
    jurisdiction: fc.constant(code),
    tax_year: fc.constantFrom(...years),
    gross_income: fc
      .oneof(fc.integer({ min: 0, max: 3e7 }), fc.integer({ min: 0, max: 2e9 }))
      .map((units) => (decimals === 0 ? units : units / 100)),
  });
  return asked.map((request) => ({ ...request, ...required }));
}

/** The amount in minor units, so that sums are exact. */
function units(amount: number, decimals: number): bigint {
  return BigInt(Math.round(amount * 10 ** decimals));
}

/** Tests properties of the pay of every place, as often as usual or `times` as often. */
export function holdProperties(times: number): void {
  const runs = (usual: number) => ({ numRuns: Math.ceil(usual * times) });

  describe.each(places.map((place) => [place.code, place] as const))("%s", (_code, place) => {
    const { decimals } = place;
    const count = (amount: number): bigint => units(amount, decimals);
    // If the law rounds to large steps, the gross pay that is found can exceed the smallest one by
    // the effect of the roundings.
    const coarseness = count(Math.max(...place.pay.contributions.map((each) => each.coarseness)));

    test("the parts of a pay add up, in the year and in every period", () => {
      fc.assert(
        fc.property(requests(place), (request) => {
          const pay = calculatePay(request);
          const { month, fortnight, week } = pay.per_period;
          for (const each of [pay, month, fortnight, week]) {
            const taken = [
              each.employee_contributions,
              each.income_tax,
              each.local_tax ?? 0,
              each.pre_tax ?? 0,
            ].map(count);
            const net = taken.reduce((left, part) => left - part, count(each.gross_income));
            expect(count(each.net_income)).toBe(net + count(each.additions));
            expect(count(each.employer_cost)).toBe(
              count(each.gross_income) + count(each.employer_contributions),
            );
          }
          for (const side of ["employee", "employer"] as const) {
            const rows = pay.contributions.map((row) => count(row[side]));
            expect(rows.reduce((sum, part) => sum + part, 0n)).toBe(
              count(pay[`${side}_contributions`]),
            );
          }
        }),
        runs(60),
      );
    });

    test("net pay never rises by more than gross pay, except as a country's rules declare", () => {
      const { contributions } = place.pay;
      const jumps = contributions.flatMap((each) => each.jumps).reduce((sum, by) => sum + by, 0);
      const steepest = Math.max(...contributions.map((each) => each.steepest));
      fc.assert(
        fc.property(requests(place), fc.integer({ min: 1, max: 100_000 }), (request, more) => {
          const step = decimals === 0 ? more : more / 100;
          const gross_income = Number((request.gross_income + step).toFixed(decimals));
          const rise = (name: "net_income" | "gross_income", to: PayResult, from: PayResult) =>
            count(to[name]) - count(from[name]);
          const [low, high] = [calculatePay(request), calculatePay({ ...request, gross_income })];
          // Rounding of months and contributions can raise net pay by a few units at once.
          const slack = 12n * BigInt(low.contributions.length + 2) * (decimals === 0 ? 50n : 200n);
          const most = Number(rise("gross_income", high, low)) * steepest + jumps * 10 ** decimals;
          expect(Number(rise("net_income", high, low))).toBeLessThanOrEqual(most + Number(slack));
        }),
        runs(60),
      );
    });

    test("grossForPay finds a gross pay that leaves the requested net, and one unit less leaves less", () => {
      fc.assert(
        fc.property(requests(place), (request) => {
          const { gross_income: _gross, ...rest } = request;
          const wanted = calculatePay(request).net_income;
          if (wanted <= 0) return;
          const found = grossForPay({ ...rest, net_income: wanted });
          expect(count(found.net_income)).toBeGreaterThanOrEqual(count(wanted));
          expect(count(found.gross_income)).toBeLessThanOrEqual(
            count(request.gross_income) + 3n * coarseness,
          );
          const less = Number((found.gross_income - 10 ** -decimals).toFixed(decimals));
          if (less < 0) return;
          const below = calculatePay({ ...request, gross_income: less });
          expect(count(below.net_income)).toBeLessThan(count(wanted) + coarseness);
        }),
        runs(20),
      );
    });

    test("a pay has the same income tax as calculateTax with calculated contributions", () => {
      fc.assert(
        fc.property(requests(place), (request) => {
          // For a state, the pay also includes the federal tax. The income tax does not accept a
          // carried year.
          if (place.pay.taxes.length > 1) return;
          if (place.pay.carriedYear?.label === request.tax_year) return;
          const { tax_due } = calculateTax({ ...request, contributions: "calculate" });
          const { income_tax, contributions } = calculatePay(request);
          // The additional Medicare tax of the return is withheld from wages.
          const withheld = contributions.find(({ id }) => id === "additional_medicare");
          expect(count(income_tax) + count(withheld?.employee ?? 0)).toBe(count(tax_due));
        }),
        runs(20),
      );
    });
  });
}
