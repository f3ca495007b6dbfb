import { expect, test } from "vitest";
import { conditionsOf } from "../../src/internal/maker/row-index.ts";
import { replaceAt, symbols } from "../../src/internal/vin/vin-characters.ts";
import { allMakers } from "../../src/makers/registry.ts";
import { createRandom } from "../node/generate-vins.ts";
import { makerInput } from "./maker-input.ts";

const dividing = allMakers().filter(({ furtherSymbols }) => furtherSymbols !== undefined);
const charactersAt = [
  [9, "0123456789X"],
  [12, symbols],
] as const;

test("modules say which characters they tell apart", () => {
  expect(dividing.length).toBeGreaterThan(8);
});

test.each(dividing)("$id reads characters alike that are in the same lists", (module) => {
  const random = createRandom(9);
  const { models = [], engines = [], bodies = [] } = module.tables ?? {};
  const keys = ["", ...[...models, ...engines, ...bodies].map(([key]) => key)];
  const different: string[] = [];
  for (const wmi of module.wmis) {
    for (const key of keys) {
      const vin = fill(wmi, key, random);
      const lists = module.furtherSymbols?.(makerInput(vin)) ?? [];
      for (const [position, characters] of charactersAt) {
        const readings = new Map<string, string>();
        for (const character of characters) {
          const isIn = lists.map(
            (each) => each.position === position && each.symbols.includes(character),
          );
          const input = {
            ...makerInput(replaceAt(vin, position, character)),
            checkDigitValid: true,
          };
          const reading = JSON.stringify(module.read(input), withoutReason) ?? "";
          const known = readings.get(String(isIn)) ?? reading;
          readings.set(String(isIn), known);
          if (known !== reading) different.push(`${input.vin} at ${position}`);
        }
      }
    }
  }
  expect(different).toEqual([]);
});

/** A random VIN of a code that meets the conditions of a row. */
function fill(wmi: string, key: string, random: (below: number) => number): string {
  let vin = wmi;
  while (vin.length < 17) vin += symbols[random(vin.length < 12 && random(2) === 0 ? 33 : 10)];
  for (const { start, options } of conditionsOf(key)) {
    const option = options[random(options.length)] ?? "";
    vin = vin.slice(0, start) + option + vin.slice(start + option.length);
  }
  return vin;
}

/** The reason of a fact is shown only in explanations, which are made for each VIN anew. */
function withoutReason(this: unknown, name: string, value: unknown): unknown {
  const isOfFact = typeof this === "object" && this !== null && "grade" in this;
  return name === "why" && isOfFact ? undefined : value;
}
