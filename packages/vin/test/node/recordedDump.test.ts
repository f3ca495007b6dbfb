import { loadData } from "@almanac/vin-data/node";
import { beforeAll, describe, expect, test } from "vitest";
import { createCatalogue, createDecoder, type Decoder, decodeElements } from "../../src/index.ts";
import { decodeVin, openCatalogue } from "../../src/node/index.ts";
import { compileRecordedDump } from "../dump/compile-recorded.ts";
import { computed, plain, readRecordedAnswers } from "../dump/recorded-answers.ts";

const now = () => Date.UTC(2026, 10, 20);
const answers = readRecordedAnswers();
const names = new Map(
  openCatalogue()
    .variables()
    .map(({ id, name }) => [id, plain(name)]),
);
const nameOf = (id: number) => names.get(id) ?? "";

type Elements = NonNullable<ReturnType<Decoder["decodeVin"]>["explanation"]>["elements"];

/**
 * The values by the plain name of the variable. Values that do not apply are left out, as in the
 * recorded answers.
 */
function valuesOf(elements: Elements): Map<string, string[]> {
  const told = elements.filter(({ value }) => value !== "Not Applicable");
  const byName = Map.groupBy(told, ({ name }) => plain(name));
  return new Map([...byName].map(([name, all]) => [name, all.map(({ value }) => value)]));
}

interface Comparison {
  equal: number;
  different: string[];
  absent: number;
  added: string[];
  codes: string[];
}

function compare(decode: Decoder["decodeVin"], isEqual: (one: string, other: string) => boolean) {
  const found: Comparison = { equal: 0, different: [], absent: 0, added: [], codes: [] };
  for (const { vin, values } of answers) {
    const { explanation, vpicCodes } = decode(vin, { explain: true, now });
    const given = valuesOf(explanation?.elements ?? []);
    for (const [name, value] of values) {
      if (computed.includes(name)) continue;
      const own = given.get(plain(name));
      given.delete(plain(name));
      if (own === undefined) found.absent++;
      else if (own.some((each) => isEqual(each, value))) found.equal++;
      else found.different.push(`${vin} ${name}: ${value}, here ${own.join(" | ")}`);
    }
    for (const [name] of given) found.added.push(`${vin} ${name}`);
    const codes = values.get("Error Code") ?? "0";
    if (vpicCodes?.join() !== codes) found.codes.push(`${vin} ${codes}`);
  }
  return found;
}

describe("a dump in NHTSA's form, written from 1,006 recorded answers and compiled", () => {
  let decoder: Decoder;

  beforeAll(async () => {
    const { vpic, catalogue } = await compileRecordedDump();
    const compiled = createCatalogue(catalogue.bytes);
    decoder = createDecoder(vpic.bytes, { catalogue: () => compiled });
  });

  test("gives every recorded value of all 111 variables, and no other, and every code", () => {
    const { equal, different, absent, added, codes } = compare(
      decoder.decodeVin,
      (one, other) => one === other,
    );
    expect({ different, absent, added, codes }).toEqual({
      different: [],
      absent: 0,
      added: [],
      codes: [],
    });
    expect(equal).toBe(27_063);
  });

  test("gives by element what NHTSA's own service answers, with everything about faults", () => {
    for (const { vin, values } of answers) {
      const told = decodeElements(decoder, vin, { now }).elements.flatMap(({ id, value }) => {
        const isTold = value !== "" && value !== "Not Applicable";
        return isTold ? [[nameOf(id), value] as const] : [];
      });
      const recorded = new Map([["errorcode", "0"]]);
      for (const [name, value] of values) recorded.set(plain(name), value);
      expect({ vin, values: new Map(told) }).toEqual({ vin, values: recorded });
    }
  });

  test("groups the values of an answer under plain names", () => {
    const vehicle = decoder.decodeVin("1FTFW1ET5EKE52261", { now });
    expect(vehicle).toMatchObject({
      make: "Ford",
      model: "F-150",
      restraints: { seatBelts: "manual", frontAirbags: "first-row" },
    });
    const groups = answers.map(({ vin }) => decoder.decodeVin(vin, { now }));
    const count = (has: (each: (typeof groups)[number]) => unknown) =>
      groups.filter((each) => has(each) !== undefined).length;
    const recorded = (name: string) => answers.filter(({ values }) => values.has(name)).length;
    expect(count(({ driveType }) => driveType)).toBe(recorded("Drive Type"));
    expect(count(({ transmission }) => transmission?.style)).toBe(recorded("Transmission Style"));
    expect(count(({ transmission }) => transmission?.speeds)).toBe(recorded("Transmission Speeds"));
    expect(count(({ engine }) => engine?.turbo)).toBe(recorded("Turbo"));
    expect(count(({ engine }) => engine?.configuration)).toBe(recorded("Engine Configuration"));
    expect(count(({ engine }) => engine?.manufacturer)).toBe(recorded("Engine Manufacturer"));
    expect(count(({ brakes }) => brakes?.abs)).toBe(recorded("Antilock Braking System (ABS)"));
    expect(count(({ battery }) => battery?.chemistry)).toBe(recorded("Battery Type"));
    const cruise = recorded("Adaptive Cruise Control (ACC)");
    expect(count((each) => each.driverAssistance?.adaptiveCruiseControl)).toBe(cruise);
  });

  test("reports the origin of each value, including specifications and engine models", () => {
    const origins = answers.flatMap(({ vin }) => {
      const { elements = [] } = decoder.decodeVin(vin, { now, explain: true }).explanation ?? {};
      return elements.map(({ origin }) => origin);
    });
    expect(new Set(origins)).toEqual(
      new Set([
        "pattern",
        "engine_model",
        "specification",
        "code",
        "model",
        "year",
        "conversion",
        "default",
      ]),
    );
  });

  test("reports the number of rows of each element", () => {
    const { elements } = decoder.coverage().vpic;
    expect(elements).toHaveLength(108);
    expect(elements.find(({ id }) => id === 15)?.rows).toBe(614);
  });
});

/** Spelling that NHTSA changed between February and June 2026, and trailing zeros of numbers. */
function sameFact(one: string, other: string): boolean {
  return plain(one) === plain(other) || (one !== "" && Number(one) === Number(other));
}

/** What NHTSA has changed between June and October 2026. */
const changed = [
  "1HD1BML16MY023282 Manufacturer Name: HARLEY-DAVIDSON MOTOR COMPANY, here HARLEY-DAVIDSON MOTOR COMPANY, INC.",
  "1NXBU4EEXAZ201807 Fuel Delivery/Fuel Injection Type: Multipoint Fuel Injection (MPFI), here Sequential Fuel Injection (SFI)",
  ...["From", "To"].map(
    (end) =>
      `2T1BURHE0JC060752 Gross Vehicle Weight Rating ${end}: Class 1: 6,000 lb or less (2,722 kg or less), here Class 1B: 3,001 - 4,000 lb (1,360 - 1,814 kg)`,
  ),
  ...["JTDKB20U787732999", "JTDKN3DU6D0351820", "JTDKN3DU8D5655668"].map(
    (vin) =>
      `${vin} Electrification Level: HEV (Hybrid Electric Vehicle) - Level Unknown, here Strong HEV (Hybrid Electric Vehicle)`,
  ),
  "VTTGM51A862100705 Model: GS500(GS500H)/GS500F(GS500FH), here GS500",
];

test("the shipped data give what NHTSA answered in June, but for what NHTSA has changed since", () => {
  expect(compare(decodeVin, sameFact)).toEqual({
    equal: 27_052,
    absent: 3,
    different: changed,
    added: [
      "1GC4YUEY5LF152163 curbweightpounds",
      "1GC4YUEY5LF152163 note",
      "1GKS2GKCXLR292005 curbweightpounds",
      "1GKS2GKCXLR292005 note",
      "2T1BURHE0JC060752 curbweightpounds",
      "7SAYGAEE9NF432848 curbweightpounds",
      "WMEEJ3BA8FK787997 series2",
    ],
    codes: [],
  });
});

test("the shipped data give 29,169 of all 29,180 recorded values by element, faults included", () => {
  const decoder = createDecoder(loadData(), { catalogue: openCatalogue });
  const found = { equal: 0, different: [] as string[], absent: [] as string[] };
  for (const { vin, values } of answers) {
    const { elements } = decodeElements(decoder, vin, { now });
    const own = new Map(elements.map((element) => [nameOf(element.id), element]));
    for (const [name, value] of values) {
      const given = own.get(plain(name));
      // Of several values of a free text, one was recorded.
      const isAmong = given?.valueId === "" && `, ${given.value}, `.includes(`, ${value}, `);
      if (given === undefined) found.absent.push(`${vin} ${name}`);
      else if (isAmong || sameFact(given.value, value)) found.equal++;
      else found.different.push(`${vin} ${name}: ${value}, here ${given.value}`);
    }
  }
  expect(found).toEqual({
    equal: 29_169,
    different: changed,
    absent: [
      "1GAHG39U761107502 Series2",
      "1NXBU4EEXAZ201807 Note",
      "2T1BURHE0JC060752 Tire Pressure Monitoring System (TPMS) Type",
    ],
  });
});
