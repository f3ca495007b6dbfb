import { describe, expect, test } from "vitest";
import { toCheckDigit } from "../../src/internal/vin/check-digit.ts";
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
