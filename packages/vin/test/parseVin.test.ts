import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDigit, parseVin, safeCheckDigit, safeParseVin, VinError } from "../src/index.ts";
import { symbols } from "../src/internal/vin/vin-characters.ts";

const now = () => Date.UTC(2026, 10, 20);
const vins = fc.string({ unit: fc.constantFrom(...symbols), minLength: 17, maxLength: 17 });

/** The value of each character, from the table in 49 CFR 565.15(c). */
const values = new Map(
  [
    ...Object.entries({
      A: 1,
      B: 2,
      C: 3,
      D: 4,
      E: 5,
      F: 6,
      G: 7,
      H: 8,
      J: 1,
      K: 2,
      L: 3,
      M: 4,
      N: 5,
    }),
  ]
    .concat(Object.entries({ P: 7, R: 9, S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 }))
    .concat([..."0123456789"].map((digit): [string, number] => [digit, Number(digit)])),
);

describe("the check digit", () => {
  test.for([
    ["1M8GDM9AXKP042788", "X"],
    ["11111111111111111", "1"],
    ["1HGCM82633A004352", "3"],
  ])("of %s is computed as %s", ([vin = "", digit]) => {
    expect(checkDigit(vin)).toEqual({ valid: true, expected: digit, given: digit });
  });

  test("detects every single wrong character that has a different value", () => {
    fc.assert(
      fc.property(vins, fc.nat(16), fc.constantFrom(...symbols), (vin, at, symbol) => {
        const right = vin.slice(0, 8) + checkDigit(vin).expected + vin.slice(9);
        if (at === 8 || symbol === right[at]) return;
        const wrong = right.slice(0, at) + symbol + right.slice(at + 1);
        const isSeen = values.get(symbol) !== values.get(right[at] ?? "");
        expect(checkDigit(wrong).valid).toBe(!isSeen);
      }),
      { numRuns: 3000 },
    );
  });

  test("is refused for a text that is not a VIN", () => {
    expect(() => checkDigit("short")).toThrow(VinError);
    expect(safeCheckDigit("short").error?.issues.map(({ code }) => code)).toContain(
      "invalid_length",
    );
  });
});

describe("the parts of a VIN", () => {
  test("are read without any table", () => {
    expect(parseVin(" wvwzzz1kzbw000000 ", { now })).toEqual({
      vin: "WVWZZZ1KZBW000000",
      wmi: "WVW",
      vds: "ZZZ1KZ",
      vis: "BW000000",
      serial: "000000",
      region: "europe",
      country: "DE",
      checkDigit: { valid: false, expected: "7", given: "Z" },
      checkDigitMandatory: false,
      yearCandidates: [2011, 1981],
    });
  });

  test("of a small maker include its six-character identifier", () => {
    expect(parseVin("1C9FA3822R1257465", { now }).wmi).toBe("1C9257");
  });

  test.for([
    ["1HGCM82633A004352", [2003]],
    ["WDD2040820A540000", []],
    ["1HGCM8263TA004352", [2026, 1996]],
    ["1HGCM8263WA004352", [2028, 1998]],
    ["1HGCM8263XA004352", [1999]],
  ] as const)("of %s allow the years %o", ([vin, years]) => {
    expect(parseVin(vin, { now }).yearCandidates).toEqual(years);
  });

  test.for([
    ["AAV", "ZA"],
    ["HFA", "CN"],
    ["JHM", "JP"],
    ["KMH", "KR"],
    ["LSG", "CN"],
    ["MA3", "IN"],
    ["MYH", "IN"],
    ["NLH", "TR"],
    ["RUM", "RU"],
    ["SAL", "GB"],
    ["SUU", "PL"],
    ["TMB", "CZ"],
    ["TRU", "HU"],
    ["UU1", "RO"],
    ["VF3", "FR"],
    ["VSS", "ES"],
    ["WBA", "DE"],
    ["XTA", "RU"],
    ["YV1", "SE"],
    ["ZFA", "IT"],
    ["Z94", "RU"],
    ["2HG", "CA"],
    ["3VW", "MX"],
    ["6G1", "AU"],
    ["7AT", "NZ"],
    ["7SA", "US"],
    ["9BW", "BR"],
    ["8AF", "AR"],
  ])("of code %s give the country %s", ([code, country]) => {
    expect(parseVin(`${code}00000000000000`, { now }).country).toBe(country);
  });

  test.for(["VX1", "S3A", "NVA", "9YA"])(
    "of code %s give no country, because the lists disagree",
    (code) => {
      expect(parseVin(`${code}00000000000000`, { now }).country).toBeUndefined();
    },
  );
});

describe("a text that is not a VIN", () => {
  test.for([
    [undefined, ["missing_field"]],
    [null, ["invalid_type"]],
    [17, ["invalid_type"]],
    [["1HGCM82633A004352"], ["invalid_type"]],
    ["", ["invalid_length"]],
    ["1HGCM82633A00435", ["invalid_length"]],
    ["1HGCM82633A0043522", ["invalid_length"]],
    ["AB110-0012345", ["invalid_length"]],
    ["1HGCM82633AO04352", ["invalid_character"]],
    ["1HGCM-2633A-04352", ["invalid_character"]],
    ["1HGCM82633A00435O1", ["invalid_length", "invalid_character"]],
    ["not a VIN", ["invalid_length"]],
    ["x".repeat(100_000), ["invalid_length"]],
  ] as const)("%o is refused with %o", ([given, codes]) => {
    expect(safeParseVin(given).error?.issues.map(({ code }) => code)).toEqual(codes);
  });

  test("is refused with all bad positions at once", () => {
    expect(safeParseVin("IHGCM82633AO0435Q").error?.issues[0]?.positions).toEqual([1, 12, 17]);
  });

  test("is recognised as a Japanese frame number", () => {
    expect(safeParseVin("AB110-0012345").error?.issues[0]?.hint).toBe("japanese_frame_number");
  });

  test.each([
    ["LRW3E7ES7PC******", "invalid_character", [12, 13, 14, 15, 16, 17]],
    ["LRW3E7ES7PC", "invalid_length", undefined],
    [" lrw3e7es7p ", "invalid_length", undefined],
    ["LRW3E7ES*PC", "invalid_length", undefined],
  ])("is answered with the use of match if it is partial: %s", (given, code, positions) => {
    const [issue] = safeParseVin(given).error?.issues ?? [];
    expect(issue).toMatchObject({ code, hint: "partial_vin" });
    expect(issue?.message).toContain("Use match for a partial VIN: matchVin,");
    expect(issue?.positions).toEqual(positions);
  });

  test("has its control characters shown by number in the message", () => {
    const message = safeParseVin("1HGCM82633A0\u001b4352").error?.message ?? "";
    expect(message).toContain("U+001B");
    expect(message).not.toContain("\u001b");
  });

  test("is refused if the capital of one of its letters is not one letter", () => {
    expect(safeParseVin("1HGCM82633A00435ß").error?.code).toBe("invalid_character");
    expect(safeParseVin("1HGCM82633A00435ı").error?.code).toBe("invalid_character");
  });
});
