import { expectTypeOf, test } from "vitest";
import {
  type CarrierName,
  calculateDimWeight,
  calculateShipment,
  carriers,
  compareCarriers,
  type DimWeightError,
  type DimWeightErrorCode,
  type DimWeightRequest,
  type DimWeightResult,
  type ProfileName,
  type ShipmentResult,
  safeCalculateDimWeight,
} from "../src/index.ts";

const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2 };

test("an operation requires the type of its request", () => {
  expectTypeOf(calculateDimWeight).parameter(0).toEqualTypeOf<DimWeightRequest>();
  // @ts-expect-error a misspelt field is refused by the compiler
  calculateDimWeight({ lenghtCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" });
  expectTypeOf(calculateDimWeight).returns.toEqualTypeOf<DimWeightResult>();
  expectTypeOf(calculateShipment).returns.toEqualTypeOf<ShipmentResult>();
  expectTypeOf(compareCarriers(parcel).results).toEqualTypeOf<DimWeightResult[]>();
});

test("success distinguishes the two results of a safe function", () => {
  const result = safeCalculateDimWeight({});
  if (result.success) {
    expectTypeOf(result.data).toEqualTypeOf<DimWeightResult>();
  } else {
    expectTypeOf(result.error).toEqualTypeOf<DimWeightError>();
    expectTypeOf(result.error.code).toEqualTypeOf<DimWeightErrorCode>();
  }
});

test("a request is centimetres and kilograms, or inches and pounds", () => {
  expectTypeOf<{
    lengthCm: number;
    widthCm: number;
    heightCm: number;
    weightKg: number;
    carrier: "dhl";
  }>().toExtend<DimWeightRequest>();
  expectTypeOf<{ lengthCm: number; carrier: string }>().not.toExtend<DimWeightRequest>();
});

test("a request names a carrier and a profile of the tables", () => {
  expectTypeOf<DimWeightRequest["carrier"]>().toEqualTypeOf<CarrierName>();
  expectTypeOf<DimWeightRequest["profile"]>().toEqualTypeOf<ProfileName | undefined>();
  expectTypeOf<DimWeightResult["carrier"]>().toEqualTypeOf<CarrierName>();
  // @ts-expect-error there is no carrier of this name
  calculateDimWeight({ ...parcel, carrier: "upz" });
  // @ts-expect-error no carrier has a profile of this name
  calculateDimWeight({ ...parcel, carrier: "ups", profile: "us_dayly" });
});

test("the list of carriers is read-only, all the way down", () => {
  expectTypeOf(carriers()).not.toExtend<unknown[]>();
  // @ts-expect-error a rule cannot be changed
  for (const { rules } of carriers()) for (const rule of rules) rule.divisor = 1;
});
