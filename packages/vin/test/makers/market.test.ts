import { describe, expect, test } from "vitest";
import { toCheckDigit } from "../../src/internal/vin/check-digit.ts";
import { decodeVin } from "../../src/node/index.ts";
import { readMaker } from "./maker-input.ts";

const withCheckDigit = (stem: string): string =>
  stem.replace("_", toCheckDigit(stem.replace("_", "0")).expected);

describe("a VIN of the North American layout is decoded only from NHTSA's tables", () => {
  test.each([
    "WVWBN7AN_CE500000",
    "WAUFFAFL_CN000000",
    "WP0AB2A9_CS700000",
    "WBA3A5C5_CF200000",
    "WDDGF8BB_CR200000",
    "WMEEJ3BA_CK500000",
    "YV1612FS_C1000000",
    "SALAG2V6_CA600000",
    "JTDKN3DU_C5000000",
    "JN1CV6AP_CM600000",
    "JHMFA3F2_CS000000",
    "KMHDH4AE_CU300000",
    "KNAGM4A7_C5200000",
    "NM0LS7E7_G1200000",
    "9BWDE61J_24000000",
    "W0LGT57G_91000000",
  ])("such as %s", (stem) => {
    expect(readMaker(withCheckDigit(stem))?.reading.market).not.toBe("elsewhere");
  });
});

describe("the structure alone proves another market, with a right or a wrong check digit", () => {
  test.each([
    ["WVWZZZAU_DW000000", "ZZZ at 4-6"],
    ["WDD20400_1A540000", "six digits at 4-9 of a Mercedes-Benz"],
    ["WBAVU310_0KY40000", "0 at 10 of a BMW"],
    ["WBAVU310_CKY40000", "Europe's digit at 7 of a BMW"],
    ["JTNBV56E_03510000", "0 at 10 of a Toyota"],
    ["WF06XXGC_6EG60000", "XX at 5-6 of a Ford"],
    ["ZFA26300_09110000", "a project number at 4-6 of a Fiat"],
    ["W0L0ZCF6_28110000", "0 at 4 of an Opel"],
    ["TMBJJ7NE_E0170000", "a Škoda, which is not sold in North America"],
  ])("%s: %s", (stem) => {
    const computed = withCheckDigit(stem);
    const other = stem.replace("_", computed[8] === "1" ? "2" : "1");
    expect(readMaker(computed)?.reading.market).toBe("elsewhere");
    expect(readMaker(other)?.reading.market).toBe("elsewhere");
  });
});

describe("equipment that is not declared to NHTSA is read by the maker's scheme, with a right check digit too", () => {
  test.each([
    ["WAURVB4H_BN000000", "Audi", "A8", 2011],
    ["WAUCKC8R_CA000000", "Audi", "Q5", 2012],
    ["WVWAP13C_CE500000", "Volkswagen", "Passat", 2012],
    ["WVGBC27P_CD000000", "Volkswagen", "Touareg", 2012],
    ["WA1AGDFE_DD000000", "Audi", "Q7", 2013],
    ["WDDLJ9HB_GA100000", "Mercedes-Benz", "CLS", 2016],
    ["W1KEG2FB_PF000000", "Mercedes-Benz", "EQE", 2023],
  ])("%s", (stem, make, model, year) => {
    expect(decodeVin(withCheckDigit(stem))).toMatchObject({ make, model, year });
  });
});

describe("a letter at position 7 of the Volkswagen group means 2009 or later", () => {
  test.each([
    ["WVWZZZE1ZMP000000", "ID.3", 2021],
    ["WV2ZZZSK7TX000000", "Caddy", 2026],
    ["TMBZZZAAZGD600000", "Citigo", 2016],
  ])("%s", (vin, model, year) => {
    expect(decodeVin(vin)).toMatchObject({ model, year });
  });
});
