import { expect, test } from "vitest";
import calculateDimWeight from "../src/calculateDimWeight.ts?raw";
import calculateShipment from "../src/calculateShipment.ts?raw";
import carriers from "../src/carriers.ts?raw";
import compareCarriers from "../src/compareCarriers.ts?raw";
import { createDimWeightCalculator as create } from "../src/createDimWeightCalculator.ts";
import createDimWeightCalculator from "../src/createDimWeightCalculator.ts?raw";
import { dhl } from "../src/data/carriers/dhl.ts";
import dataVersion from "../src/dataVersion.ts?raw";
import errors from "../src/errors.ts?raw";
import * as root from "../src/index.ts";

const api = { ...root, createDimWeightCalculator: create, dhl };

const sources = {
  calculateDimWeight,
  calculateShipment,
  carriers,
  compareCarriers,
  createDimWeightCalculator,
  dataVersion,
  errors,
};
const examples = Object.entries(sources).flatMap(([file, source]) =>
  Array.from(source.matchAll(/@example\n([\s\S]*?)(?=\n \*\n| \*\/)/g), (match) => ({
    file,
    code: (match[1] ?? "").replace(/^ \* ?/gm, ""),
  })),
);

test("every file with a public function has an example", () => {
  expect(new Set(examples.map(({ file }) => file)).size).toBe(Object.keys(sources).length);
});

test.for(examples)("example in $file", ({ code }) => {
  const body = code.replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
  expect(body).toContain("check(");
  new Function("check", ...Object.keys(api), `{ ${body} }`)(expect, ...Object.values(api));
});
