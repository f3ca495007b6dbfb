// A user's program. scripts/editor.ts checks what an editor offers in it. It is compiled, but
// never run.
import {
  calculateDimWeight,
  calculateShipment,
  carriers,
  compareCarriers,
  safeCalculateDimWeight,
} from "@almanac/dimweight";

const box = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };

const answer = calculateDimWeight({
  lengthCm: 40,
  widthCm: 30,
  heightCm: 20,
  weightKg: 2,
  carrier: "ups", // offers: ups, fedex, dhl, canada_post, iata
  profile: "us_daily", // offers: metric, us_daily, us_retail
  // offers: asOf, explain
});
answer.billableWeightKg; // offers: carrier, dimensionalWeightKg, billableWeightKg, oversized, ruleId, warnings
answer.warnings[0]?.code === "part_inferred"; // offers: part_inferred, disputed, over_max_weight
answer.explanation?.headroom.gramsLeft; // offers: nextBillableWeightKg, gramsLeft, sides
answer.explanation?.rule.confidence.divisor; // offers: divisor, dimensionRounding, weightRounding

compareCarriers({
  ...box,
  carriers: ["dhl"], // offers: dhl, ups
  profiles: "all", // offers: default, all
}).unavailable[0]?.message; // offers: carrier, profile, code, message

calculateShipment({ pieces: [box], carrier: "dhl" }).pieces; // offers: pieces, billableWeightKg

carriers()[0]?.rules[0]?.limits?.maxWeight; // offers: maxWeight, weightUnit, maxLengthPlusGirth

const { error } = safeCalculateDimWeight(42);
error?.issues[0]?.code === "missing_field"; // offers: missing_field, unsupported_carrier

// @ts-expect-error a number is not a request
calculateDimWeight(42);
// @ts-expect-error the field is called lengthCm
calculateDimWeight({ ...box, lenghtCm: 40, carrier: "dhl" });
// @ts-expect-error there is no carrier of this name
calculateDimWeight({ ...box, carrier: "upz" });
