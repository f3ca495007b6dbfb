import { expectTypeOf, test } from "vitest";
import {
  type BodyType,
  type CheckDigit,
  checkDigit,
  createDecoder,
  type Decoder,
  type DecodeVinOptions,
  type Fuel,
  type ParsedVin,
  type PartedData,
  parseVin,
  type SafeResult,
  safeCheckDigit,
  safeParseVin,
  type Vehicle,
  type VehicleCoverage,
  type VehicleRequest,
  type VehicleWarning,
  type VinError,
  type VinErrorCode,
  type VinIssue,
  type VinSuggestion,
  vinErrorCodes,
} from "../src/index.ts";

declare const decoder: Decoder;

test("throwing operations take text, safe operations take anything, and both return their answer", () => {
  for (const operation of [checkDigit, parseVin, decoder.decodeVin] as const) {
    expectTypeOf(operation).parameter(0).toEqualTypeOf<string>();
  }
  for (const operation of [safeCheckDigit, safeParseVin, decoder.safeDecodeVin] as const) {
    expectTypeOf(operation).parameter(0).toBeUnknown();
  }
  // @ts-expect-error a VIN is text
  decoder.decodeVin(42);
  expectTypeOf(checkDigit).returns.toEqualTypeOf<CheckDigit>();
  expectTypeOf(parseVin).returns.toEqualTypeOf<ParsedVin>();
  expectTypeOf(createDecoder).parameter(0).toEqualTypeOf<Uint8Array | PartedData>();
  expectTypeOf(createDecoder).returns.toEqualTypeOf<Decoder>();
  expectTypeOf(decoder.decodeVin).parameter(1).toEqualTypeOf<DecodeVinOptions | undefined>();
  expectTypeOf(decoder.decodeVin("")).toEqualTypeOf<Vehicle>();
  expectTypeOf(decoder.suggestVins("")).toEqualTypeOf<VinSuggestion[]>();
  expectTypeOf(decoder.coverage()).toEqualTypeOf<VehicleCoverage>();
});

test("`success` decides between data and error", () => {
  const result = decoder.safeDecodeVin("");
  expectTypeOf(result).toEqualTypeOf<SafeResult<Vehicle>>();
  if (result.success) {
    expectTypeOf(result.data).toEqualTypeOf<Vehicle>();
    expectTypeOf(result.error).toEqualTypeOf<undefined>();
  } else {
    expectTypeOf(result.error).toEqualTypeOf<VinError>();
    expectTypeOf(result.error.code).toEqualTypeOf<VinErrorCode>();
    expectTypeOf(result.error.issues).toEqualTypeOf<readonly VinIssue[]>();
  }
});

test("decodeVins takes any iterable and gives each VIN its own result", () => {
  expectTypeOf(decoder.decodeVins(new Set(["", 1]))).toExtend<Iterable<SafeResult<Vehicle>>>();
  expectTypeOf(decoder.decodeVins).parameter(0).toEqualTypeOf<Iterable<unknown>>();
  // @ts-expect-error a number is not an iterable (a text is one)
  decoder.decodeVins(1);
});

test("an answer always has its VIN, check digit, warnings and version; all other fields may be absent", () => {
  expectTypeOf<Vehicle>().toHaveProperty("vin").toEqualTypeOf<string>();
  expectTypeOf<Vehicle["checkDigit"]>().toEqualTypeOf<{
    readonly valid: boolean;
    readonly expected: string;
  }>();
  expectTypeOf<Vehicle["warnings"]>().toEqualTypeOf<readonly VehicleWarning[]>();
  expectTypeOf<Vehicle["dataVersion"]>().toEqualTypeOf<string>();
  expectTypeOf<Vehicle["make"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Vehicle["year"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Vehicle["bodyType"]>().toEqualTypeOf<BodyType | undefined>();
  expectTypeOf<NonNullable<Vehicle["engine"]>["fuel"]>().toEqualTypeOf<Fuel | undefined>();
});

test("the options are the fields of the HTTP request, and a clock", () => {
  expectTypeOf<{ year: number; strict: boolean; explain: boolean }>().toExtend<DecodeVinOptions>();
  expectTypeOf<{ now: () => number }>().toExtend<DecodeVinOptions>();
  expectTypeOf<{ vin: string; year: number }>().toExtend<VehicleRequest>();
  // @ts-expect-error a year is a number
  decoder.decodeVin("", { year: "2003" });
  // @ts-expect-error there is no such setting
  decoder.decodeVin("", { modelYear: 2003 });
});

test("the lists of codes and of issues are read-only", () => {
  expectTypeOf(vinErrorCodes.not_found).toEqualTypeOf<readonly ["unknown_wmi", "not_found"]>();
  expectTypeOf<VinError["issues"]>().not.toExtend<unknown[]>();
});
