import { describe, expect, test } from "vitest";
import { conditionsOf, fitsCode } from "../../src/internal/maker/row-index.ts";
import { firstYearOfCode } from "../../src/internal/vin/year-code.ts";
import { MakerIndex } from "../../src/makers/maker-index.ts";
import { allMakers } from "../../src/makers/registry.ts";
import { decodeVin, lookUpWmi } from "../../src/node/index.ts";
import { makerInput } from "./maker-input.ts";

const makers = new MakerIndex(allMakers(), true);
const withTables = allMakers().flatMap((module) => {
  const { id, tables } = module;
  return tables === undefined ? [] : [{ id, module, tables }];
});
const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** A VIN that meets a key. Its year is at 10, and also at 11 for makers that write it there. */
function vinOf(wmi: string, key: string, year: string): string {
  const slots = [...wmi.padEnd(17, "1")];
  slots.splice(3, 6, ..."ZZZZZZ");
  slots[9] = year;
  slots[10] = year;
  for (const { start, options } of conditionsOf(key)) {
    if (start < 3) continue;
    for (const [at, symbol] of [...(options[0] ?? "")].entries()) slots[start + at] = symbol;
  }
  return slots.join("");
}

describe("a row holds only for the codes that built the model", () => {
  test.each(withTables)("$id names the builders of every type from before 1996", ({ tables }) => {
    const old = tables.models.filter(([, , , , , , span]) => span !== undefined && span[0] < 1996);
    const open = old.filter(
      ([key]) => !key.includes("wmi=") && Object.keys(tables.wmis).length > 1,
    );
    expect(open.map(([key]) => key)).toEqual([]);
  });

  test.each(withTables)("$id gives no year before the first of the code", ({ tables }) => {
    for (const [wmi, { brand }] of Object.entries(tables.wmis)) {
      const first = firstYearOfCode(wmi);
      for (const [key, names, , , , , span] of tables.models) {
        if (!fitsCode(key, wmi, brand)) continue;
        const [from, to = 2030] = span ?? [2000];
        expect(to, `${wmi} ${key} ${names} ${from}`).toBeGreaterThanOrEqual(first);
        for (const year of yearCodes) {
          const vin = vinOf(wmi, key, year);
          for (const module of makers.find(wmi)) {
            const reading = module.read(makerInput(vin))?.year;
            if (reading?.status === "encoded") {
              expect(reading.year.value, vin).toBeGreaterThanOrEqual(first);
            } else if (reading?.status === "ambiguous") {
              expect(Math.min(...reading.years.value), vin).toBeGreaterThanOrEqual(first);
            }
          }
        }
      }
    }
  });
});

describe("cars of China are read by the codes of their makers", () => {
  test.each([
    ["LFV2A2157A3065643", { make: "Volkswagen", model: "Bora", year: 2010 }],
    ["LFV3A23C9E3440843", { make: "Volkswagen", modelCandidates: ["CC", "Magotan"], year: 2014 }],
    ["LFV2A11K0A3000001", { make: "Volkswagen", model: "Sagitar" }],
    ["LSVAF0330Y2000001", { make: "Volkswagen", model: "Santana", year: 2000 }],
    ["LSVCG49F052000001", { make: "Volkswagen", model: "Passat", year: 2005 }],
    ["LE4WG4CB0JL000001", { make: "Mercedes-Benz", year: 2018 }],
    ["LFNAHULX1J1E00000", { make: "FAW", vehicleType: "truck", year: 2018 }],
  ])("%s", (vin, known) => {
    expect(decodeVin(vin, { now: () => Date.UTC(2026, 10, 20) })).toMatchObject(known);
  });

  test("and the look-up of a code says the same", () => {
    expect(lookUpWmi("LFN")).toMatchObject({ makes: ["FAW"], vehicleType: "truck" });
    expect(lookUpWmi("LE4").makes).toContain("Mercedes-Benz");
    expect(lookUpWmi("LJ1").makes).toEqual(["JAC", "NIO"]);
  });
});

test("types of Volkswagen from before the factories existed are not read in their VINs", () => {
  for (const [wmi, type] of [
    ["9BW", "15"],
    ["AAV", "17"],
    ["LSV", "1G"],
    ["XW8", "53"],
    ["3VW", "14"],
  ]) {
    const { model, generation } = decodeVin(`${wmi}ZZZ${type}ZBM000001`);
    expect({ model, generation }).toEqual({});
  }
});
