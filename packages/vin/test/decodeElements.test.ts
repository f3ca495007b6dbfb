import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convertDisplacement } from "../src/internal/nhtsa/capacity.ts";
import {
  createDecoder,
  type DecodeElementsOptions,
  type Decoder,
  decodeElements,
  decodeVin,
  openDecoder,
  safeDecodeElements,
} from "../src/node/index.ts";
import published from "./cases/vpic-answers.json" with { type: "json" };

const decoder = openDecoder();
const now = () => Date.UTC(2026, 10, 20);

/** The values of an answer, by NHTSA's number of the element. */
function valuesOf(vin: string, options: DecodeElementsOptions = {}) {
  const { elements } = decodeElements(decoder, vin, { now, ...options });
  return Object.fromEntries(elements.map(({ id, value }) => [id, value]));
}

const make = 26;
const model = 28;
const year = 29;
const suggestedVin = 142;
const errorCode = 143;
const possibleValues = 144;
const additionalErrorText = 156;
const errorText = 191;
const descriptor = 196;

describe("a whole VIN", () => {
  test("has NHTSA's values with their numbers, sorted by element", () => {
    const { vin, elements } = decodeElements(decoder, " 1ftmw1t88mfa00001 ", { now, year: 2021 });
    expect(vin).toBe("1FTMW1T88MFA00001");
    const ids = elements.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
    expect(elements).toContainEqual({ id: make, value: "FORD", valueId: "460" });
    expect(elements).toContainEqual({ id: model, value: "F-150", valueId: "1801" });
    expect(elements).toContainEqual({ id: 5, value: "Pickup", valueId: "60" });
    expect(elements).toContainEqual({ id: 11, value: "3500.0", valueId: "" });
    expect(elements).toContainEqual({ id: 12, value: "213.58310433156", valueId: "" });
    expect(elements).toContainEqual({ id: errorCode, value: "0", valueId: "0" });
    expect(elements).toContainEqual({ id: descriptor, value: "1FTMW1T8*MF", valueId: "" });
    const trailerType = elements.find(({ id }) => id === 116);
    expect(trailerType).toEqual({ id: 116, value: "Not Applicable", valueId: "0" });
  });

  test("of published answers gets the codes of decodeVin, where NHTSA's procedure decides there", () => {
    const vins = published.sources.flatMap(({ answers }) => answers.map(([vin]) => String(vin)));
    const sample = [...new Set(vins)].filter((_, at) => at % 7 === 0);
    const decided = sample.flatMap((vin) => {
      try {
        const { vpicCodes, year: modelYear, make: name } = decodeVin(vin, { now });
        return vpicCodes ? [{ vin, vpicCodes, modelYear, name }] : [];
      } catch {
        return [];
      }
    });
    expect(decided.length).toBeGreaterThan(250);
    for (const { vin, vpicCodes, modelYear, name = "" } of decided) {
      const values = valuesOf(vin);
      expect({ vin, codes: values[errorCode] }).toEqual({ vin, codes: vpicCodes.join(",") });
      if (modelYear !== undefined) expect(values[year]).toBe(String(modelYear));
      expect(values[make] ?? "").toBe(values[make] === undefined ? "" : name.toUpperCase());
    }
  });

  test("warns of an incomplete body, though the vehicle is a truck", () => {
    const values = valuesOf("1FT0F5GK7PD000001");
    expect(values[39]).toBe("TRUCK");
    expect(values[5]).toMatch(/^Incomplete/);
    expect(values[additionalErrorText]).toContain("Incomplete Vehicle Warning");
  });

  test("names one wrong position, what is possible there, and the suggested VIN", () => {
    expect(valuesOf("1THBA30G445037936")).toMatchObject({
      [errorCode]: "2,14",
      [suggestedVin]: "1THBA30G441037936",
      [possibleValues]: "(11:1)",
      [additionalErrorText]: "Unused position(s): 11.",
    });
    expect(valuesOf("4T3ZF19C32LL49263")).toMatchObject({
      [errorCode]: "3,14",
      [suggestedVin]: "4T3ZF19C323L49263",
      [possibleValues]: "(11:3)",
    });
  });

  test("says that the year is open, unless it is given", () => {
    const vin = "1FTFW1ET5EKE52261";
    expect(valuesOf(vin)[additionalErrorText]).toContain("The Model Year decoded for this VIN may");
    expect(valuesOf(vin, { year: 2014 })[additionalErrorText]).toBe("");
    expect(valuesOf(vin, { year: 1999 })[errorCode]).toContain("12");
  });

  // As in NHTSA's live answers of September 2026 for VINs of these types.
  test("has NHTSA's notes on check digits, and its texts end where NHTSA cuts them", () => {
    const { [errorCode]: code, [errorText]: text } = valuesOf("ZACCJABT0FPB71014");
    expect(code).toBe("0");
    expect(text).toMatch(/^0 - VIN decoded clean\. Check Digit .* NOTE: Check Digit Exception - /);
    expect(valuesOf("1HGCM82633A004352")[errorText]).not.toContain("NOTE");
    const offRoad = valuesOf("7WBBV6S34RR31X233");
    expect(offRoad[errorCode]).toBe("1,10,400");
    expect(offRoad[errorText]).toMatch(
      /^1 - .* NOTE: Disregard if .*; 10 - Off-Road Vehicle Warning/,
    );
    const severalFaults = valuesOf("1P9P26C20LA751965")[errorText] ?? "";
    expect(severalFaults.length).toBeLessThanOrEqual(500);
  });

  test("of an incomplete vehicle has NHTSA's warning about it", () => {
    expect(valuesOf("4UZ3CFAA91CH54981")[additionalErrorText]).toMatch(
      /Unused position\(s\): 4\. Incomplete Vehicle Warn/,
    );
  });

  test.for([
    ["1FALP4042RF202602", 11, "3801.798848"],
    ["1FALP4042RF202602", 12, "232"],
    // The engine model has 190 hp, and a pattern comes before it.
    ["1HGCP2F73BA123492", 71, "177"],
    [
      "2C3CDXAT3DH718196",
      121,
      "Active Belts: All Seating Positions, Airbag: Outboard Seating Positions",
    ],
  ] as const)("%s has the element %i", ([vin, id, value]) => {
    expect(valuesOf(vin)[id]).toBe(value);
  });
});

describe("a partial VIN", () => {
  test("can be short: fields that its characters do not decide are absent", () => {
    expect(valuesOf("5UXWX7C5*BA", { year: 2011 })).toMatchObject({
      [make]: "BMW",
      [model]: "X3",
      [year]: "2011",
      31: "MUNICH",
      38: "xDrive35i",
      [errorCode]: "6",
      [errorText]: "6 - Incomplete VIN",
      [suggestedVin]: "",
      [descriptor]: "5UXWX7C5*BA",
    });
    expect(valuesOf("5UX")[model]).toBeUndefined();
  });

  test("can have stars: they match only positions that no pattern constrains", () => {
    const whole = valuesOf("1FTMW1T88MFA00001", { year: 2021 });
    const starred = valuesOf("1FTMW1T8*MFA*****", { year: 2021 });
    expect(starred).toMatchObject({ [model]: whole[model], 31: "DEARBORN" });
    // The body class and the cab are at positions that a star hides.
    const hidden = valuesOf("1FT***T8*MFA*****", { year: 2021 });
    expect(hidden[38]).toBeUndefined();
    expect(hidden[suggestedVin]).toContain("!");
  });

  test("marks the missing position 12 of a maker whose patterns read it, as the original does", () => {
    expect(valuesOf("5YJSA3DS*EF")).toMatchObject({
      [model]: "Model S",
      [year]: "2014",
      [errorCode]: "5,6,14",
    });
  });

  test("names other characters as invalid, and does not refuse them", () => {
    const values = valuesOf("1FA6P8C0!M!100001", { year: 2021 });
    expect(values).toMatchObject({
      [model]: "Mustang",
      [suggestedVin]: "1FA6P8C0!M!100001",
    });
    expect(values[errorCode]).toMatch(/^1,.*400$/);
    expect(values[additionalErrorText]).toContain("Invalid character(s): 9:!, 11:!.");
  });

  test("keeps letters that become others in capitals, and never divides a character", () => {
    const sharp = decodeElements(decoder, "1hgcm8263\u00dfa004352", { now });
    expect(sharp.vin).toBe("1HGCM8263\u00dfA004352");
    expect(valuesOf("1hgcm8263\u00dfa004352")[errorCode]).toContain("400");
    const values = valuesOf("1HG\u{1f697}M82633A04352");
    expect(Object.values(values).every((value) => !/\p{Surrogate}/u.test(value))).toBe(true);
  });

  test("of a code that NHTSA does not know has code 7", () => {
    expect(valuesOf("ZZZ")[errorCode]).toBe("6,7,11");
    expect(valuesOf("ZZZABCDE7MA123456")[errorCode]).toBe("1,7");
    expect(valuesOf("ZZZ!")[additionalErrorText]).toBe("Invalid character(s): 4:!.");
  });

  test("of any characters gets an answer, and its model is absent or that of a possible whole VIN", () => {
    const character = fc.constantFrom(..."0123456789ABCDEFGHJKLMNPRSTUVWXYZ*!?IOQ é");
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 20 }), (text) => {
        const result = safeDecodeElements(decoder, text, { now });
        expect(result.success).toBe(true);
        const codes = result.data?.elements.find(({ id }) => id === errorCode)?.value ?? "";
        expect(codes).toMatch(/^\d+(,\d+)*$/);
      }),
      { numRuns: 300 },
    );
  });

  test("never has more fields than a whole VIN with the same beginning", () => {
    const vin = "5UXWX7C52BA123456";
    const whole = valuesOf(vin, { year: 2011 });
    for (let length = 3; length < 17; length++) {
      const values = valuesOf(vin.slice(0, length), { year: 2011 });
      for (const id of [model, 5, 31, 38]) {
        expect([undefined, whole[id]], `${length} ${id}`).toContain(values[id]);
      }
    }
  });
});

test.for([
  ["3.5", "l to cc", "3500.0"],
  ["4", "l to cc", "4000"],
  ["3.5", "l to ci", "213.58310433156"],
  ["4", "l to ci", "244.0949763789"],
  ["3.50", "l to ci", "213.583104331562"],
  ["212", "ci to cc", "3474.057568"],
  ["97.5", "ci to cc", "1597.7387400"],
  ["212", "ci to l", "3.474057568"],
  ["2480", "cc to ci", "151.338885354"],
  ["1984.00", "cc to l", "1.9840000"],
] as const)("%s, %s, is %s, with the decimals of NHTSA's answers", ([text, how, converted]) => {
  expect(convertDisplacement(text, how)).toBe(converted);
});

describe("wrong input", () => {
  test.for([
    ["no text", undefined, {}, "missing_field"],
    ["a number", 42, {}, "invalid_type"],
    ["65 characters", "1".repeat(65), {}, "invalid_length"],
    ["a year that is not valid", "5UX", { year: 20.5 }, "invalid_value"],
    ["a year in the far future", "5UX", { year: 2101 }, "invalid_value"],
    ["a clock that gives no time", "5UX", { now: () => Number.NaN }, "invalid_value"],
  ] as const)("%s causes the library's error", ([, vin, options, code]) => {
    const result = safeDecodeElements(decoder, vin, options);
    expect(result.success).toBe(false);
    expect(result.error?.code).toBe(code);
  });

  test("options that cannot be read are an error, and not an exception", () => {
    const options = {
      get year(): number {
        throw new Error("no");
      },
    };
    expect(safeDecodeElements(decoder, "5UX", options).error?.code).toBe("invalid_value");
  });

  test("an argument that is not a decoder is reported by name", () => {
    const result = safeDecodeElements({} as Decoder, "5UX", { now });
    expect(result.error?.issues[0]).toMatchObject({ code: "invalid_type", path: ["decoder"] });
    expect(() => decodeElements({ ...decoder }, "5UX")).toThrow(/decoder/);
    expect(createDecoder).toBeTypeOf("function");
  });
});

test("seven cars have at least 65 values on average, without those that do not apply", () => {
  const cars = [
    "4T1C31BK9MU039978",
    "2T1BURHE0JC060752",
    "2T3DWRFV7NC549495",
    "5KBFK7G43MB833368",
    "JM3KFABY8M1621624",
    "5YMTS0C02ML080013",
    "2T2HGKFA8MC328056",
  ];
  const counts = cars.map((vin) => {
    const values = Object.values(valuesOf(vin));
    return values.filter((value) => value !== "" && value !== "Not Applicable").length;
  });
  expect(counts.reduce((sum, count) => sum + count, 0) / cars.length).toBeGreaterThanOrEqual(65);
});
