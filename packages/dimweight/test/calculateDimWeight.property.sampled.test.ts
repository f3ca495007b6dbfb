import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateDimWeight, type DimWeightResult, safeCalculateDimWeight } from "../src/index.ts";
import {
  holds,
  measure,
  type Parcel,
  parcel,
  parcelInInches,
  sideCm,
  weightKg,
} from "./arbitraries.ts";
import { expectedFor } from "./oracle.ts";
import { everyRule } from "./select.ts";

const sides = ["lengthCm", "widthCm", "heightCm"] as const;

describe.for(everyRule)("$id", ({ id, rule, select }) => {
  const calculate = (parcel: Parcel): DimWeightResult =>
    calculateDimWeight({ ...parcel, ...select });

  test("equals the slow oracle, metric", () => {
    holds(
      fc.property(parcel, (given) => {
        const measures = [given.lengthCm, given.widthCm, given.heightCm];
        const expected = expectedFor(rule, measures, given.weightKg, false);
        expect(calculate(given)).toMatchObject({ ...expected, ruleId: id });
      }),
    );
  });

  test("equals the slow oracle, inches and pounds", () => {
    holds(
      fc.property(parcelInInches, (given) => {
        const measures = [given.lengthIn, given.widthIn, given.heightIn];
        const expected = expectedFor(rule, measures, given.weightLb, true);
        expect(calculate(given)).toMatchObject({ ...expected, ruleId: id });
      }),
    );
  });

  test("bills at least the actual weight and the dimensional weight", () => {
    const onGrid = measure(0.001, 100).map((value) => Math.ceil(value * 1000) / 1000);
    holds(
      fc.property(parcel, onGrid, (given, weight) => {
        const result = calculate({ ...given, weightKg: weight });
        expect(result.billableWeightKg).toBeGreaterThanOrEqual(weight);
        expect(result.billableWeightKg).toBeGreaterThanOrEqual(result.dimensionalWeightKg);
      }),
    );
  });

  test("never bills less for a longer side or a heavier parcel", () => {
    holds(
      fc.property(
        parcel,
        fc.constantFrom(...sides),
        sideCm,
        weightKg,
        (given, side, longer, heavier) => {
          const billed = calculate(given).billableWeightKg;
          const grown = { ...given, [side]: Math.max(given[side], longer) };
          expect(calculate(grown).billableWeightKg).toBeGreaterThanOrEqual(billed);
          // Some rules compare dimensional with actual weight, so the dimensional weight can stop
          // to apply as the parcel gets heavier.
          if (rule.applies.kind === "dimensional-at-least-times-actual") return;
          const heavy = { ...given, weightKg: Math.max(given.weightKg, heavier) };
          expect(calculate(heavy).billableWeightKg).toBeGreaterThanOrEqual(billed);
        },
      ),
    );
  });

  test("does not depend on the order of the sides", () => {
    holds(
      fc.property(parcel, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (given, order) => {
        const valueAt = (place: number) => given[sides[order[place] ?? 0] ?? "lengthCm"];
        const turned = {
          lengthCm: valueAt(0),
          widthCm: valueAt(1),
          heightCm: valueAt(2),
          weightKg: given.weightKg,
        };
        expect(calculate(turned)).toEqual(calculate(given));
      }),
    );
  });
});

test("answers are unchanged by JSON", () => {
  holds(
    fc.property(parcel, fc.constantFrom(...everyRule), (given, { select }) => {
      const result = calculateDimWeight({ ...given, ...select, explain: true });
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    }),
  );
});

test("a request read from JSON gives the same answer", () => {
  holds(
    fc.property(parcel, fc.constantFrom(...everyRule), (given, { select }) => {
      const request = { ...given, ...select };
      expect(calculateDimWeight(JSON.parse(JSON.stringify(request)))).toEqual(
        calculateDimWeight(request),
      );
    }),
  );
});

test("the safe form never throws for any input", () => {
  holds(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (anything) => {
      expect(safeCalculateDimWeight(anything).success).toBe(false);
    }),
    1000,
  );
});
