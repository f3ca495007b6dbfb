import { describe, expect, test } from "vitest";
import { createTypeIndex, type Decoder, type TypeIndex, type Vehicle } from "../../src/index.ts";
import { replaceAt, symbols } from "../../src/internal/vin/vin-characters.ts";
import { createRandom } from "./generate-vins.ts";
import { decodeAgain, decoder, now, siblingsOf, vinsOfEveryMaker } from "./same-type.ts";

const firstMark = 0xfdd0;

function find(index: TypeIndex, vin: string): number {
  return index.find(Buffer.from(vin), 0);
}

/** Replaces the marks of an answer with the characters of a VIN. */
function withoutMarks(marked: Vehicle, vin: string): string {
  return JSON.stringify(marked).replace(
    /[\ufdd0-\ufde0]/g,
    (mark) => vin[mark.charCodeAt(0) - firstMark] ?? "",
  );
}

/** Decodes a VIN and gives its type a number. */
function add(index: TypeIndex, vin: string) {
  decoder.safeDecodeVin(vin, { now });
  return index.add(vin);
}

describe("the number of a type of VIN", () => {
  test("is 0 before the type is added, and then the same for all VINs of the type", () => {
    const index = createTypeIndex(decoder, { now });
    expect(find(index, "1HGCM82633A004352")).toBe(0);
    const number = add(index, "1HGCM82633A004352")?.number ?? 0;
    expect(number).toBeGreaterThan(0);
    expect(find(index, "1HGCM82633A004352")).toBe(number);
    // Another serial number, and the check digit that goes with it.
    expect(find(index, "1HGCM82653A004353")).toBe(number);
    expect(index.add("1HGCM82653A004353")?.number).toBe(number);
  });

  test("is found at any place of the bytes", () => {
    const index = createTypeIndex(decoder, { now });
    const number = add(index, "1HGCM82633A004352")?.number;
    expect(index.find(Buffer.from("7,1HGCM82633A004352,x"), 2)).toBe(number);
    expect(index.find(Buffer.from("7,1HGCM82633A004352,x"), 3)).toBe(0);
    expect(index.find(Buffer.from("1HGCM82633A00435"), 0)).toBe(0);
  });

  test("is another one if the check digit is wrong, because the answer then has a warning", () => {
    const index = createTypeIndex(decoder, { now });
    const right = add(index, "1HGCM82633A004352")?.number;
    expect(find(index, "1HGCM82643A004352")).toBe(0);
    expect(add(index, "1HGCM82643A004352")?.number).not.toBe(right);
  });

  test.for([
    ["a lower-case letter", "1hgcm82633a004352"],
    ["a letter of no VIN", "1HGCM82633O004352"],
    ["a letter in the serial number", "1HGCM82633A00A352"],
    ["a character that is not ASCII", "1HGCM82633é00435"],
  ])("is 0 for %s", ([, vin = ""]) => {
    const index = createTypeIndex(decoder, { now });
    expect(add(index, vin)).toBeUndefined();
    expect(find(index, vin)).toBe(0);
  });

  test("is not given to a VIN that was not decoded", () => {
    const vin = "5YJSA1E21GF123456";
    expect(createTypeIndex(decoder, { now }).add(vin)).toBeUndefined();
  });

  test("is forgotten when the year changes, because other model years can then exist", () => {
    let year = 2026;
    const index = createTypeIndex(decoder, { now: () => Date.UTC(year, 5, 1) });
    decoder.safeDecodeVin("1HGCM82633A004352", { now });
    expect(index.add("1HGCM82633A004352")).toBeDefined();
    year = 2027;
    expect(find(index, "1HGCM82633A004352")).toBe(0);
    expect(index.add("1HGCM82633A004352")).toBeUndefined();
  });
});

describe("the marked answer of a type", () => {
  test("is the answer of every VIN that has the number, once the marks are replaced", () => {
    const index = createTypeIndex(decoder, { now });
    const random = createRandom(23);
    const marked = new Map<number, Vehicle>();
    let found = 0;
    const check = (vin: string) => {
      const answer = marked.get(find(index, vin));
      if (answer === undefined) return;
      found++;
      const expected = decodeAgain(vin);
      const given = withoutMarks(answer, vin);
      if (given !== expected) expect(given, vin).toBe(expected);
    };
    for (const vin of vinsOfEveryMaker(random)) {
      for (const type of [vin, replaceAt(vin, 4 + random(8), symbols[random(33)] ?? "0")]) {
        for (const each of siblingsOf(type, random)) {
          check(each);
          const known = add(index, each);
          if (known !== undefined) marked.set(known.number, known.marked());
          check(each);
          for (const sibling of siblingsOf(each, random)) check(sibling);
        }
      }
    }
    expect(found).toBeGreaterThan(5_000);
  });

  test("has marks only where the answer quotes the VIN", () => {
    const index = createTypeIndex(decoder, { now });
    const marked = add(index, "1HGCM82633A004352")?.marked();
    const marks = Array.from({ length: 17 }, (_, at) => String.fromCharCode(firstMark + at));
    expect(marked).toEqual({
      ...decoder.decodeVin("1HGCM82633A004352", { now }),
      vin: marks.join(""),
      checkDigit: { valid: true, expected: marks[8] },
    });
  });
});

test("an index needs a decoder that createDecoder created", () => {
  expect(() => createTypeIndex({} as Decoder)).toThrow(
    "The decoder has no tables. Pass one that createDecoder created.",
  );
});
