import { describe, expect, test } from "vitest";
import { importAll } from "../../../test/import-all.ts";
import { createDimWeightCalculator } from "../src/createDimWeightCalculator.ts";
import { dhl } from "../src/data/carriers/dhl.ts";
import { ups } from "../src/data/carriers/ups.ts";
import { calculateDimWeight, carriers, DimWeightError } from "../src/index.ts";
import { allCarriers } from "../src/internal/all-carriers.ts";
import { everyRule } from "./select.ts";

const box = { lengthCm: 40.5, widthCm: 30.2, heightCm: 20.1, weightKg: 2 };
const modules = await importAll(`${import.meta.dirname}/../src/data/carriers`, "*.ts");

test("a calculator of one carrier answers like the whole package, for every rule", () => {
  for (const { select } of everyRule) {
    const table = allCarriers.tables.filter(({ carrier }) => carrier === select.carrier);
    const request = { ...box, ...select, explain: true };
    const answer = createDimWeightCalculator(table).calculateDimWeight(request);
    expect(answer).toEqual(calculateDimWeight(request));
  }
});

test("a rule is not valid after its last day, also if no other follows", () => {
  const rules = dhl.rules.map((rule) => ({ ...rule, effectiveTo: "2025-12-31" }));
  const { safeCalculateDimWeight } = createDimWeightCalculator([{ ...dhl, rules }]);
  const codeOn = (asOf: string) =>
    safeCalculateDimWeight({ ...box, carrier: "dhl", asOf }).error?.code;
  expect([codeOn("2025-12-31"), codeOn("2026-01-01")]).toEqual([undefined, "unsupported_date"]);
});

test("refuses a carrier that was not passed in, and lists the carriers that were", () => {
  const { safeCalculateDimWeight } = createDimWeightCalculator([dhl, ups]);
  const { error } = safeCalculateDimWeight({ ...box, carrier: "fedex" });
  expect(error).toBeInstanceOf(DimWeightError);
  expect(error?.code).toBe("unsupported_carrier");
  expect(error?.message).toBe('"fedex" is not a known carrier. Send dhl or ups.');
});

test("both forms use the given clock", () => {
  const { calculateDimWeight: calculate, safeCalculateDimWeight } = createDimWeightCalculator([
    ups,
  ]);
  const now = () => Date.parse("2025-08-17");
  expect(calculate({ ...box, carrier: "ups" }, { now }).ruleId).toBe(
    "ups.metric@before-2025-08-18",
  );
  expect(safeCalculateDimWeight({ ...box, carrier: "ups" }, { now }).data?.ruleId).toBe(
    "ups.metric@before-2025-08-18",
  );
});

describe("an argument that is not a list of carriers is refused", () => {
  test.for([
    undefined,
    null,
    42,
    "dhl",
    dhl,
    [],
    [undefined],
    ["dhl"],
    [dhl, "ups"],
    [{ carrier: "dhl" }],
  ])("%j", (given) => {
    const create = () => createDimWeightCalculator(given as never);
    expect(create).toThrow(DimWeightError);
    expect(create).toThrow(
      "carriers must be a list of carriers, imported from @almanac/dimweight/carriers/<id>, not ",
    );
  });
});

test("every carrier has one file, named by its id with hyphens, which exports it under its name in camel case", () => {
  const ids = carriers().map(({ carrier }) => carrier);
  const files = ids.map((id) => `${id.replaceAll("_", "-")}.ts`);
  expect(Object.keys(modules).sort()).toEqual(files.sort());
  for (const [path, exported] of Object.entries(modules)) {
    const id = path.replace(/\.ts$/, "");
    const name = id.replace(/-(\w)/g, (hyphenated) => hyphenated.slice(1).toUpperCase());
    expect({ ...exported }).toEqual({
      [name]: expect.objectContaining({ carrier: id.replaceAll("-", "_") }),
    });
  }
});
