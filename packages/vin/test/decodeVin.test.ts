import { loadData } from "@almanac/vin-data/node";
import { describe, expect, test } from "vitest";
import { Vpic } from "../src/internal/vpic/vpic.ts";
import {
  checkDigit,
  coverage,
  dataVersion,
  decodeVin,
  decodeVins,
  safeDecodeVin,
  suggestVins,
  type Vehicle,
  VinError,
} from "../src/node/index.ts";

const now = () => Date.UTC(2026, 10, 20);

/** Puts the right check digit into a made-up VIN. */
function fixed(vin: string): string {
  return vin.slice(0, 8) + checkDigit(vin).expected + vin.slice(9);
}

describe("a VIN of North America", () => {
  test("has the fields of the service description in their order, then the additional ones", () => {
    const vehicle = decodeVin("1HGCM82633A004352", { now });
    expect(Object.keys(vehicle).slice(0, 6)).toEqual([
      "vin",
      "make",
      "model",
      "year",
      "bodyType",
      "engine",
    ]);
    expect(vehicle).toMatchObject({
      make: "Honda",
      model: "Accord",
      year: 2003,
      bodyType: "coupe",
      engine: { fuel: "gasoline" },
      vehicleType: "car",
      country: "US",
      region: "north-america",
      plant: { city: "MARYSVILLE", state: "OHIO", country: "US" },
      doors: 2,
      cylinders: 6,
      engineModel: "J30A4",
      gvwrClass: "1C",
      checkDigit: { valid: true, expected: "3" },
      vpicCodes: [0],
    });
  });

  test("of a plug-in hybrid for which electricity is declared first has its other fuel and capacity", () => {
    expect(decodeVin(fixed("1C4RJYK60P8760000"), { now })).toMatchObject({
      model: "Grand Cherokee",
      engine: { fuel: "gasoline", capacityCc: 2000 },
      electrification: "plug-in-hybrid",
      efficiency: { combinedMpg: 23 },
    });
  });

  test("of an electric car has no capacity, and no warning that it is missing", () => {
    const vehicle = decodeVin("5YJ3E1EA7KF317000", { now });
    expect(vehicle).toMatchObject({
      make: "Tesla",
      engine: { fuel: "electric" },
      electrification: "battery",
    });
    expect(vehicle.engine).not.toHaveProperty("capacityCc");
    const unknown = vehicle.warnings.find(({ code }) => code === "unknown_fields");
    expect(unknown?.fields ?? []).not.toContain("engine.capacityCc");
  });

  test("has a capacity in litres converted to whole cubic centimetres", () => {
    expect(decodeVin("1FTFW1ET5DFC10312", { now }).engine?.capacityCc).toBe(3500);
  });

  test("has the facts of the engine model if no pattern gives them", () => {
    const elements =
      decodeVin("1HGCM82633A004352", { now, explain: true }).explanation?.elements ?? [];
    expect(elements.map(({ name }) => name)).toContain("Engine Configuration");
  });

  test("is explained in words, not in the ids of NHTSA's value lists", () => {
    const explained = (vin: string) =>
      new Map(
        decodeVin(vin, { now, explain: true }).explanation?.elements.map(({ id, value }) => [
          id,
          value,
        ]),
      );
    const accord = explained("1HGCM82633A004352");
    expect(accord.get(5)).toBe("Coupe");
    expect(accord.get(24)).toBe("Gasoline");
    expect(accord.get(25)).toMatch(/^Class 1C: .*lb/);
  });

  test("has words for every value, and a number for those that are from a list", () => {
    const { elements } = new Vpic(loadData());
    const counts = [9, 11, 12, 13, 14, 17, 21, 71, 125, 136];
    for (let element = 0; element < elements.count; element++) {
      const id = elements.ids[element] ?? 0;
      const isCount = counts.includes(id);
      for (let value = 0; value < Math.min(elements.valueCount(id), 2000); value++) {
        const text = elements.textOf(element, value);
        if (!isCount && elements.valueId(element, value) > 0) expect(text).toMatch(/[A-Za-z]/);
      }
    }
    const body = elements.placeOf(5);
    expect(elements.textOf(body, elements.valueWithId(body, 13))).toBe("Sedan/Saloon");
    expect(elements.valueWithId(body, 9999)).toBe(-1);
  });

  test("takes the make of the model if several makes share a code", () => {
    expect(decodeVin(fixed("1J4GA59107L100000"), { now }).make).toBe("Jeep");
    expect(decodeVin(fixed("1D7HU18D05S100000"), { now }).make).toBe("Dodge");
  });

  test("of a small maker is found by six characters, and never by three alone", () => {
    expect(decodeVin("1C9FA3822R1257465", { now }).make).toBe("CEI Equipment Company, Inc.");
    expect(safeDecodeVin("1C9FA3822R1000465").error?.code).toBe("unknown_wmi");
  });

  test("has the year that NHTSA sets for its descriptor", () => {
    const vehicle = decodeVin(fixed("YV4A221K0L1000000"), { now, explain: true });
    expect(vehicle.year).toBe(2020);
    expect(vehicle.explanation?.year).toContain("NHTSA sets");
    expect(decodeVin(fixed("KNDJH741085000000"), { now }).year).toBe(2009);
  });
});

describe("a fault of a VIN", () => {
  test("a wrong check digit is a warning where the law requires one, and an error with strict", () => {
    const vehicle = decodeVin("1FTFW1ET5DFC10312", { now });
    expect(vehicle.warnings).toContainEqual(
      expect.objectContaining({ code: "check_digit", expected: "9", positions: [9] }),
    );
    expect(vehicle.vpicCodes).toContain(1);
    expect(safeDecodeVin("1FTFW1ET5DFC10312", { strict: true }).error?.code).toBe(
      "invalid_check_digit",
    );
    expect(safeDecodeVin("WVWZZZ1KZBW000000", { strict: true }).success).toBe(true);
  });

  test("a character that no pattern allows is corrected, or the possible characters are listed", () => {
    const right = "1HGCM82633A004352";
    const wrong = fixed("1HGCZ82633A004352");
    const vehicle = decodeVin(wrong, { now });
    const warning = vehicle.warnings.find(
      ({ code }) => code === "suggested_vin" || code === "possible_values",
    );
    expect(warning?.positions).toEqual([5]);
    expect(vehicle.vpicCodes?.some((code) => [2, 3, 4].includes(code))).toBe(true);
    expect(decodeVin(right, { now }).warnings.map(({ code }) => code)).not.toContain(
      "possible_values",
    );
  });

  test("a position 10 that is not a year is a warning, and an error with strict", () => {
    const vin = "1HGCM8263UA004352";
    expect(decodeVin(vin, { now }).vpicCodes).toEqual(expect.arrayContaining([1, 11, 400]));
    expect(decodeVin(vin, { now })).not.toHaveProperty("year");
    expect(safeDecodeVin(vin, { strict: true }).error?.issues.map(({ code }) => code)).toEqual([
      "invalid_check_digit",
      "invalid_year_code",
    ]);
  });

  test("a given year that contradicts the VIN is a warning", () => {
    expect(
      decodeVin("1HGCM82633A004352", { now, year: 2004 }).warnings.map(({ code }) => code),
    ).toContain("year_contradicted");
  });

  test("an unknown maker gives unknown_wmi", () => {
    expect(safeDecodeVin("00000000000000000").error).toMatchObject({
      code: "unknown_wmi",
      category: "not_found",
    });
  });

  test("all faults of a VIN and its options are reported at once", () => {
    const result = safeDecodeVin("1HGCM", { year: 1066, colour: "red" } as object);
    expect(result.error?.issues.map(({ code, path }) => [code, path[0]])).toEqual([
      ["invalid_length", "vin"],
      ["invalid_value", "year"],
      ["unknown_field", "colour"],
    ]);
    expect(result.error?.code).toBe("invalid_request");
    expect(() => decodeVin("1HGCM")).toThrow(VinError);
  });
});

describe("the cycle of the year", () => {
  test("is never decided by position 7 outside North America", () => {
    // Positions 7-8 are `8K`, `1K` and `3C`. By the rule of the United States, these cars would be
    // from the 1980s.
    for (const vin of ["WAUZZZ8K0DA000000", "WVWZZZ1KZAW000000", "WVWZZZ3CZ8E170000"]) {
      expect(decodeVin(vin, { now }).year ?? 2000, vin).toBeGreaterThanOrEqual(2000);
    }
  });

  test("follows position 7 where 49 CFR 565 applies", () => {
    expect(decodeVin(fixed("1HGCM82633A004352"), { now }).year).toBe(2003);
    expect(decodeVin(fixed("5YJ3E1EA7KF317000"), { now }).year).toBe(2019);
  });

  test("stays open if no rule of the maker is known", () => {
    const vehicle = decodeVin("SCBZZZ3W0BC000000", { now });
    expect(vehicle).toMatchObject({ make: "Bentley", yearCandidates: [2011, 1981] });
    expect(vehicle).not.toHaveProperty("year");
    expect(vehicle.warnings.map(({ code }) => code)).toContain("year_unknown");
  });
});

test("a caller may change the fields of an answer without changing another answer, and its parts are frozen", () => {
  const first: { -readonly [Field in keyof Vehicle]: Vehicle[Field] } = decodeVin(
    "1HGCM82633A004352",
    { now },
  );
  first.engine = { fuel: "diesel" };
  first.make = "Changed";
  expect(() => Object.assign(first.plant ?? {}, { city: "NOWHERE" })).toThrow(TypeError);
  const again = decodeVin("1HGCM82633A004353", { now });
  const third = decodeVin("1HGCM82633A004352", { now });
  expect(third).toMatchObject({ make: "Honda", engine: { fuel: "gasoline" } });
  expect(third.plant?.city).toBe("MARYSVILLE");
  expect(again.vin).toBe("1HGCM82633A004353");
});

test("the same VIN always has the same answer, on the first call or later, alone or in a list", () => {
  const vins = ["1HGCM82633A004352", "WVWZZZ1KZBW000000", "5YJ3E1EA7KF317000", "nonsense"];
  const once = vins.map((vin) => JSON.stringify(safeDecodeVin(vin, { now })));
  const listed = [...decodeVins(vins, { now })].map((result) => JSON.stringify(result));
  expect(listed).toEqual(once);
});

test("VINs of one type share the parts of their answers where the maker reads more positions and they decide nothing", () => {
  // Honda of India writes the month at position 9, which here is the check digit, and so never
  // a month.
  const vins = Array.from({ length: 200 }, (_, index) => fixed(`JHMFA16206S${200_000 + index}`));
  const engines = new Set(vins.map((vin) => decodeVin(vin, { now }).engine));
  expect(new Set(vins.map((vin) => vin[8])).size).toBe(11);
  expect(engines.size).toBe(1);
});

test("decodeVins reads each VIN only when its result is requested", () => {
  function* endless() {
    for (;;) yield "1HGCM82633A004352";
  }
  const [first] = decodeVins(endless(), { now });
  expect(first?.data?.model).toBe("Accord");
});

describe("suggestions", () => {
  test("replace letters that no VIN has", () => {
    expect(suggestVins("1HGCM82633AO04352", { now })[0]).toEqual({
      vin: "1HGCM82633A004352",
      reason: "letter",
      positions: [12],
    });
  });

  test("swap back neighbours that changed places", () => {
    const [first] = suggestVins("1HGCM82633A004325", { now });
    expect(first).toEqual({ vin: "1HGCM82633A004352", reason: "swap", positions: [16, 17] });
  });

  test("all have a right check digit and a declared model, and a right VIN gets none", () => {
    const suggestions = suggestVins("5YJ3E1EA7KF317001", { now });
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { vin } of suggestions) {
      expect(checkDigit(vin).valid, vin).toBe(true);
      expect(decodeVin(vin, { now }).model, vin).toBeDefined();
    }
    expect(suggestVins("1HGCM82633A004352", { now })).toEqual([]);
    expect(suggestVins("WVWZZZ1KZBW000000", { now })).toEqual([]);
    expect(suggestVins(42)).toEqual([]);
  });
});

test("coverage() names NHTSA's snapshot and every maker with its sources", () => {
  const { vpic, makers } = coverage();
  expect(vpic).toMatchObject({ newestRow: "2026-10-13", wmis: 13_014, schemas: 25_293 });
  expect(vpic.elements).toHaveLength(131);
  expect(vpic.elements).toContainEqual({ id: 5, name: "Body Class", rows: 89_423 });
  for (const { rows } of vpic.elements) expect(rows).toBeGreaterThan(0);
  expect(makers.length).toBeGreaterThan(30);
  for (const { id, sources } of makers) expect(sources.length, id).toBeGreaterThan(0);
  expect(dataVersion()).toContain("2026-10-13");
});

test.each([
  // 365 hp in NHTSA's tables, and 473 to 503.
  ["1FTFW1ET5DFC10312", { powerKw: 272.2 }],
  ["5YMTS0C02ML080013", { powerKw: 352.7, powerKwTo: 375.1 }],
])("the power of %s is converted from horsepower", (vin, engine) => {
  expect(decodeVin(vin).engine).toMatchObject(engine);
});

describe("a clock that gives no time", () => {
  const throwing = (): number => {
    throw new Error("no battery");
  };

  test.each([
    ["throws", throwing, "invalid_value"],
    ["does not return a number", () => "today" as unknown as number, "invalid_value"],
    ["returns NaN", () => Number.NaN, "invalid_value"],
    ["does not return a date", () => 9e15, "invalid_value"],
    ["is not a function", 5 as unknown as () => number, "invalid_type"],
  ])("is reported as an issue of `now` if it %s", (_, clock, code) => {
    const options = { now: clock };
    const issues = [expect.objectContaining({ code, path: ["now"] })];
    expect(safeDecodeVin("1HGCM82633A004352", options).error).toMatchObject({ code, issues });
    expect(() => suggestVins("1HGCM82633A004352", options)).toThrow(VinError);
  });

  test("is reported together with all other issues", () => {
    const options = { now: throwing, year: 1066 };
    const codes = safeDecodeVin("1HGCM", options).error?.issues.map(({ path }) => path[0]);
    expect(codes).toEqual(["vin", "year", "now"]);
  });
});
