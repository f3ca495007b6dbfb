import { describe, expect, test } from "vitest";
import type { MakerReading } from "../../src/internal/maker/maker-module.ts";
import type { MakerTables } from "../../src/internal/maker/table-rows.ts";
import { findWorldWmi } from "../../src/internal/maker/world-wmi.ts";
import { MakerIndex } from "../../src/makers/maker-index.ts";
import { allMakers } from "../../src/makers/registry.ts";
import { makerInput } from "../makers/maker-input.ts";
import { createRandom } from "./generate-vins.ts";
import { families } from "./maker-families.ts";

const makers = new MakerIndex(allMakers(), true);

const random = createRandom(20_261_122);
const symbols = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";

/**
 * VINs of a code that meet all keys; none if the keys contradict each other. Positions that no key
 * reads are random.
 */
function vinOf(
  wmi: string,
  brand: string | undefined,
  keys: readonly string[],
): string | undefined {
  const slots: (string | undefined)[] = [...wmi];
  for (const part of keys.flatMap((key) => key.split(","))) {
    const [name = "", value = ""] = part.split("=");
    const options = value.split("|");
    if (name === "wmi" && !options.includes(wmi)) return undefined;
    if (name === "brand" && (brand === undefined || !options.includes(brand))) return undefined;
    if (!/^\d/.test(name)) continue;
    const start = Number(name.split("-")[0]) - 1;
    const fitting = options.filter((option) =>
      [...option].every((symbol, at) => (slots[start + at] ?? symbol) === symbol),
    );
    const chosen = fitting[random(Math.max(1, fitting.length))];
    if (chosen === undefined) return undefined;
    for (const [at, symbol] of [...chosen].entries()) slots[start + at] = symbol;
  }
  return Array.from({ length: 17 }, (_, at) => {
    return slots[at] ?? (at > 11 ? symbols[random(10) + 23] : symbols[random(33)]) ?? "0";
  }).join("");
}

/** Readings for every code, of every model with every body, plant and brand of its tables. */
function* readings(tables: MakerTables): Generator<{ vin: string; reading: MakerReading }> {
  const keysOf = (rows: readonly (readonly [string, ...unknown[]])[] | undefined) => [
    "",
    ...(rows ?? []).map(([key]) => key),
  ];
  for (const [wmi, { brand }] of Object.entries(tables.wmis)) {
    for (const model of keysOf(tables.models)) {
      for (const body of keysOf(tables.bodies)) {
        for (const plant of keysOf([...(tables.plants ?? []), ...(tables.brands ?? [])])) {
          const vin = vinOf(
            wmi,
            brand,
            [model, body, plant].filter((key) => key !== ""),
          );
          if (vin === undefined) continue;
          const input = makerInput(vin);
          for (const module of makers.find(wmi)) {
            const reading = module.read(input);
            if (reading === undefined) continue;
            yield { vin, reading };
            break;
          }
        }
      }
    }
  }
}

const modelsOf = ({ model, modelCandidates }: MakerReading): readonly string[] =>
  model ? [model.value] : (modelCandidates?.value ?? []);

/** The bodies of a model according to the tables; undefined if a row leaves them open. */
const bodiesOf = (tables: MakerTables, name: string): readonly string[] | undefined => {
  const listed = tables.modelBodies?.find(([model]) => model === name)?.[1];
  const own = tables.models.filter(([, names]) => names.split(" / ").includes(name));
  if (listed !== undefined) return [...listed.split("|"), ...own.map((row) => row[3])];
  // A code of two families may be read by the other family.
  if (own.length === 0) return undefined;
  return own.some((row) => row[3] === "") ? undefined : own.map((row) => row[3]);
};

describe.each(families)("$name", ({ tables }) => {
  const all = [...readings(tables)];

  test("gives no body that no named model was built with", () => {
    for (const { vin, reading } of all) {
      const known = modelsOf(reading).map((name) => bodiesOf(tables, name));
      if (reading.bodyType === undefined || known.length === 0 || known.includes(undefined))
        continue;
      expect(known.flat(), `${vin} ${modelsOf(reading)}`).toContain(reading.bodyType.value);
    }
  });

  test("names no model that the named plant never built", () => {
    const restricted = new Set((tables.builtAt ?? []).map(([, model]) => model));
    for (const { vin, reading } of all) {
      if (reading.plant === undefined) continue;
      const code = vin.slice(6, 8);
      for (const model of modelsOf(reading).filter((name) => restricted.has(name))) {
        const plants = (tables.builtAt ?? []).filter((row) => row[1] === model).map(([key]) => key);
        expect(plants, `${vin} ${model}`).toContain(`7-8=${code}`);
      }
    }
  });

  test("names no electric model together with another fuel", () => {
    for (const { vin, reading } of all) {
      if (!/^(?:e-|E-(?!Class)|ë-)|Electric|-e\b|E-Tense/.test(reading.model?.value ?? ""))
        continue;
      expect(reading.fuel?.value ?? "electric", vin).toBe("electric");
    }
  });

  test("gives the brand of a shared code only by a row that decides it", () => {
    for (const { vin, reading } of all) {
      const row = tables.wmis[vin.slice(0, 3)];
      const world = findWorldWmi(vin.slice(0, 3))?.brands ?? [];
      const inRows = (tables.brands ?? [])
        .filter(([key]) => vinOf(vin.slice(0, 3), row?.brand, [key]) !== undefined)
        .flatMap(([, names]) => names.split(" / "));
      const shared = [...world, ...inRows].filter((brand) => {
        return brand !== row?.brand && !(row?.northAmericanBrands ?? []).includes(brand);
      });
      expect(reading.make !== undefined && reading.makeCandidates !== undefined, vin).toBe(false);
      const byTypeAlone = (tables.brands ?? []).every(([key]) =>
        /(?:^|,)[4-9](?:-[4-9])?=/.test(key),
      );
      if (shared.length === 0 || byTypeAlone || reading.make === undefined) continue;
      // A brand that only certain types or years allow does not make the code shared.
      if (/^WMI/.test(reading.make.why)) {
        const open = (tables.brands ?? []).filter(([key]) => !/(?:^|,)(?:[4-9]|10|year)/.test(key));
        expect(
          open.filter(([key]) => key.includes(vin.slice(0, 3))),
          vin,
        ).toEqual([]);
      }
    }
  });

  test("covers every brand that the world table lists under its codes", () => {
    for (const [wmi, { brand, northAmericanBrands = [] }] of Object.entries(tables.wmis)) {
      if (brand === undefined) continue;
      const inRows = (tables.brands ?? []).flatMap(([, names]) => names.split(" / "));
      const known = [brand, ...northAmericanBrands, ...inRows];
      for (const other of findWorldWmi(wmi)?.brands ?? []) {
        expect(
          known.some((each) => other.startsWith(each)),
          `${wmi} ${other}`,
        ).toBe(true);
      }
    }
  });
});

describe("a code of several brands with an unknown type", () => {
  test.each([
    ["VSSZZZXXZMR000001", ["SEAT", "Cupra"]],
    ["MD2XXXXX9CCK12345", ["Bajaj", "KTM", "Husqvarna"]],
    ["JTMXXXXX50S123456", ["Toyota", "Subaru"]],
    ["JTEXXXXX50S123456", ["Toyota", "Lexus", "Subaru"]],
    ["VF7XXHMZ0FW123456", ["Citroën", "DS"]],
    ["VNEXXXXXX0S123456", ["Iveco", "Irisbus"]],
  ])("gives the candidates of %s: %j", (vin, brands) => {
    const module = makers.find(vin.slice(0, 3)).find((each) => each.read(makerInput(vin)));
    const reading = module?.read(makerInput(vin));
    expect(reading?.make).toBeUndefined();
    expect(reading?.makeCandidates?.value).toEqual(brands);
    expect(["A", "B"]).toContain(reading?.makeCandidates?.grade);
  });
});
