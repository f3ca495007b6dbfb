import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calculateDimWeight, calculateShipment, safeCalculateShipment } from "../src/index.ts";
import { shipmentResultSchema } from "../src/schema.ts";
import { holds, parcel, parcelInInches } from "./arbitraries.ts";
import { everyRule } from "./select.ts";

const box = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };

test("rounds each piece and then adds the weights", () => {
  // 4.8 kg each: 5 + 5 + 5, not 14.4 rounded up to 14.5.
  const answer = calculateShipment({ pieces: [box, box, box], carrier: "dhl" });
  expect(answer).toMatchObject({
    carrier: "dhl",
    ruleId: "dhl.metric",
    profile: "metric",
    divisor: 5000,
    divisorUnit: "cm3/kg",
    actualWeightKg: 6,
    dimensionalWeightKg: 14.4,
    billableWeightKg: 15,
    oversized: true,
  });
  expect(shipmentResultSchema.parse(answer)).toEqual(answer);
});

test("sums are exact, also if a sum of doubles is not", () => {
  const letter = { lengthCm: 1, widthCm: 1, heightCm: 1, weightKg: 0.1 };
  const { actualWeightKg } = calculateShipment({
    pieces: Array(1000).fill(letter),
    carrier: "tnt",
  });
  expect(actualWeightKg).toBe(100);
  const third = { lengthCm: 10, widthCm: 10, heightCm: 10, weightKg: 0.001 };
  const three = calculateShipment({ pieces: [third, third, third], carrier: "gls_eu" });
  // 1000 / 6000 is shown as 0.1667, and three of them are 0.5.
  expect(three.pieces[0]?.dimensionalWeightKg).toBe(0.1667);
  expect(three.dimensionalWeightKg).toBe(0.5);
});

test("each piece has the same answer as a single parcel", () => {
  const pieces = fc.array(fc.oneof(parcel, parcelInInches), { minLength: 1, maxLength: 5 });
  holds(
    fc.property(pieces, fc.constantFrom(...everyRule), (given, { select }) => {
      const answer = calculateShipment({ pieces: given, ...select, explain: true });
      expect(answer.pieces).toEqual(
        given.map((piece) => calculateDimWeight({ ...piece, ...select, explain: true })),
      );
      const billed = answer.pieces.reduce((sum, piece) => sum + piece.billableWeightKg, 0);
      expect(Math.abs(answer.billableWeightKg - billed)).toBeLessThanOrEqual(0.0001 * given.length);
    }),
  );
});

test("warnings name their piece, and a warning about the rule appears once", () => {
  const heavy = { ...box, weightKg: 69 };
  const { warnings } = calculateShipment({ pieces: [box, heavy, heavy], carrier: "fedex" });
  expect(warnings.map(({ code }) => code)).toEqual([
    "over_max_weight",
    "coarser_weight_step",
    "over_max_weight",
    "coarser_weight_step",
  ]);
  expect(warnings[0]?.message).toMatch(/^Piece 2: /);
});

test("every fault of every piece is listed with its path", () => {
  const pieces = [box, { ...box, weightKg: 0 }, { lengthIn: 1 }, null];
  const { error } = safeCalculateShipment({ pieces, carrier: "acme" });
  expect(error?.issues.map(({ code, path }) => [code, path.join("/")])).toEqual([
    ["invalid_value", "pieces/1/weightKg"],
    ["missing_field", "pieces/2/widthIn"],
    ["missing_field", "pieces/2/heightIn"],
    ["missing_field", "pieces/2/weightLb"],
    ["invalid_type", "pieces/3"],
    ["unsupported_carrier", "carrier"],
  ]);
});

test.for([0, 1001])("%i pieces are refused: too few or too many", (count) => {
  const { error } = safeCalculateShipment({ pieces: Array(count).fill(box), carrier: "acme" });
  expect(error?.issues.map(({ code }) => code)).toEqual(["invalid_value", "unsupported_carrier"]);
});

test("the safe form never throws for any input", () => {
  holds(
    fc.property(fc.anything(), (anything) => {
      expect(safeCalculateShipment(anything).success).toBe(false);
      expect(safeCalculateShipment({ pieces: [anything], carrier: "ups" }).success).toBe(false);
    }),
    500,
  );
});
