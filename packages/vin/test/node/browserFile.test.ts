import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { recordedAnswers } from "@almanac/vin-data/compile";
import { loadData } from "@almanac/vin-data/node";
import { expect, test } from "vitest";
import { toldElements } from "../../../vin-data/src/compile/told-elements.ts";
import { elementIds, elementIdsOfField } from "../../src/data/elements.ts";
import { createDecoder } from "../../src/index.ts";

const file = fileURLToPath(import.meta.resolve("@almanac/vin-data/vpic-browser.bin.gz"));
const now = () => Date.UTC(2026, 10, 27);

test("the file for browsers has every element that a field of an answer comes from", () => {
  const needed = [...Object.values(elementIds), ...elementIdsOfField.flatMap(([, ids]) => ids)];
  expect(needed.filter((id) => !toldElements.has(id))).toEqual([]);
});

test("an answer from the file for browsers is that of the whole file", () => {
  const whole = createDecoder(loadData());
  const small = createDecoder(new Uint8Array(gunzipSync(readFileSync(file))));
  for (const { vin } of recordedAnswers()) {
    expect(small.decodeVin(vin, { now })).toEqual(whole.decodeVin(vin, { now }));
  }
});
