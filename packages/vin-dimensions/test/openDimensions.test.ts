import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DimensionFileError, manifest, openDimensions } from "../src/index.ts";
import { loadDimensions } from "../src/node/loadDimensions.ts";
import { encodeTable, type TestBody } from "./encode-table.ts";

const open = (...bodies: readonly TestBody[]) =>
  openDimensions(encodeTable("acme", "one", 2001, 2005, bodies));
const car = { make: "Acme", model: "One", year: 2003 };

describe("a size is given", () => {
  test("if the only configuration has all three measures", () => {
    expect(open({ size: [450, 180, 150] }).find(car)).toEqual({
      lengthMm: 4500,
      widthMm: 1800,
      heightMm: 1500,
    });
    expect(open({}).find(car)).toBeUndefined();
  });

  test.each([
    [[404, 180, 150], true],
    [[405, 180, 150], false],
    [[400, 181, 150], true],
    [[400, 182, 150], false],
    [[400, 180, 151], true],
    [[400, 180, 152], false],
  ] as const)("if the second configuration %j agrees within 1 %%: %s", (size, isGiven) => {
    const found = open({ size: [400, 180, 150] }, { size }).find(car);
    expect(found !== undefined).toBe(isGiven);
  });

  test("never if a matching configuration lacks a measure", () => {
    expect(open({ size: [400, 180, 150] }, { body: "sedan" }).find(car)).toBeUndefined();
  });

  test("never if two configurations agree with a third but not with each other", () => {
    const table = open(
      { size: [400, 180, 150] },
      { size: [404, 180, 150] },
      { size: [408, 180, 150] },
    );
    expect(table.find(car)).toBeUndefined();
  });
});

describe("a configuration is found", () => {
  const table = open(
    { body: "sedan", doors: 4, size: [450, 180, 140] },
    { body: "coupe", doors: 2, size: [430, 180, 135] },
    { body: "wagon", doors: 5, size: [470, 180, 150] },
  );

  test("by body and doors", () => {
    expect(table.find(car)).toBeUndefined();
    expect(table.find({ ...car, bodyType: "sedan" })?.lengthMm).toBe(4500);
    expect(table.find({ ...car, bodyType: "coupe" })?.lengthMm).toBe(4300);
    expect(table.find({ ...car, doors: 2 })?.lengthMm).toBe(4300);
    expect(table.find({ ...car, bodyType: "wagon", doors: 4 })?.lengthMm).toBe(4700);
    expect(table.find({ ...car, bodyType: "sedan", doors: 2 })).toBeUndefined();
  });

  test("by Transport Canada's name of the body, only if the requested body has no configuration", () => {
    expect(table.find({ ...car, bodyType: "suv" })?.lengthMm).toBe(4700);
    expect(table.find({ ...car, bodyType: "hatchback", doors: 5 })?.lengthMm).toBe(4700);
    expect(table.find({ ...car, bodyType: "pickup" })).toBeUndefined();
    expect(table.find({ ...car, bodyType: "toString" })).toBeUndefined();
  });

  test("by make, model and year in any spelling", () => {
    const spelled = open({ size: [450, 180, 150] });
    for (const [make, model] of [
      ["ACME", "one"],
      ["acmé", "O-n e"],
      ["Acme", "Acme One"],
    ] as const) {
      expect(spelled.find({ make, model, year: 2001 }), `${make} ${model}`).toBeDefined();
    }
    expect(spelled.find({ ...car, year: 2000 })).toBeUndefined();
    expect(spelled.find({ ...car, year: 2005 })).toBeDefined();
    expect(spelled.find({ ...car, year: 2006 })).toBeUndefined();
    expect(spelled.find({ make: "Acme", model: "Two", year: 2003 })).toBeUndefined();
  });
});

describe("bytes that are not a dimension file", () => {
  const whole = encodeTable("acme", "one", 2001, 2005, [{ size: [400, 180, 150] }]);

  test("are refused if cut at any length", () => {
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => openDimensions(whole.subarray(0, length)), String(length)).toThrow(
        DimensionFileError,
      );
    }
    expect(() => openDimensions(Uint8Array.from([...whole, 0]))).toThrow(DimensionFileError);
  });

  test("are refused, with the file's name, if any one bit is flipped", () => {
    for (let at = 0; at < whole.length * 8; at += 1) {
      const changed = Uint8Array.from(whole);
      changed[at >> 3] = (changed[at >> 3] ?? 0) ^ (1 << (at & 7));
      expect(() => openDimensions(changed)).toThrow(
        /^dimensions\.bin of @almanac\/vin-dimensions is damaged: it (?:begins|does not match)/,
      );
    }
    const shipped = new Uint8Array(
      readFileSync(new URL("../data/dimensions.bin", import.meta.url)),
    );
    for (let at = 0; at < shipped.length; at += 257) {
      const changed = Uint8Array.from(shipped);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      expect(() => openDimensions(changed)).toThrow(DimensionFileError);
    }
  });

  test("never cause a hang or another error, even if the checksum is right", () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: whole.length - 1 }), fc.nat(255), (at, byte) => {
        const changed = Buffer.from(whole);
        changed[at] = byte;
        changed.writeUInt32LE(crc32(changed.subarray(8)), 4);
        try {
          openDimensions(changed).find(car);
        } catch (error) {
          expect(error).toBeInstanceOf(DimensionFileError);
        }
      }),
    );
  });
});

describe("the table that ships", () => {
  const table = loadDimensions();

  test.each([
    [{ make: "Tesla", model: "Model 3", year: 2020 }, [4690, 1850, 1440]],
    [
      { make: "Honda", model: "Civic", year: 2016, bodyType: "sedan", doors: 4 },
      [4630, 1880, 1420],
    ],
    [{ make: "MAZDA", model: "CX-5", year: 2018, bodyType: "suv" }, [4550, 1840, 1680]],
  ] as const)("gives the size of %j", (query, [lengthMm, widthMm, heightMm]) => {
    expect(table.find(query)).toEqual({ lengthMm, widthMm, heightMm });
  });

  test("gives no size for a car whose bodies differ, or for a year outside its range", () => {
    expect(table.find({ make: "Honda", model: "Civic", year: 2016 })).toBeUndefined();
    expect(table.find({ make: "Ram", model: "1500", year: 2015 })).toBeUndefined();
    expect(
      table.find({ make: "Tesla", model: "Model 3", year: manifest.lastYear + 1 }),
    ).toBeUndefined();
  });

  test("names its source and licence", () => {
    expect(table.source).toMatch(/Transport Canada.*CC BY-SA 4\.0/);
    expect(manifest.licence).toBe("CC-BY-SA-4.0");
  });
});
