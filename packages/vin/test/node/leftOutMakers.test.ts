import { expect, test } from "vitest";
import { createDecoderWithMakers, createToolbox, type Vehicle } from "../../src/index.ts";
import { isNorthAmericanCode } from "../../src/internal/vin/region-and-country.ts";
import * as makers from "../../src/makers/index.ts";
import { allMakers } from "../../src/makers/registry.ts";
import { createRandom } from "./generate-vins.ts";
import { data, decoder, now, siblingsOf, vinsOfEveryMaker } from "./same-type.ts";

function manyVins(random: ReturnType<typeof createRandom>): string[] {
  return Array.from({ length: 2 }, () => [...vinsOfEveryMaker(random)]).flat();
}

const withoutMakers = createDecoderWithMakers(data, []);

test("the entry of makers exports exactly the makers that createDecoder uses", () => {
  const exported = Object.values(makers).flat();
  expect(new Set(exported)).toEqual(new Set(allMakers()));
  expect(exported).toHaveLength(allMakers().length);
});

test("a decoder reads the schemes of the makers that it is given, and no other", () => {
  const german = createDecoderWithMakers(data, [makers.volkswagen, makers.mercedesBenz]);
  const { coverage } = german;
  expect(coverage().makers.map(({ id }) => id)).toContain("audi");
  expect(coverage().makers.map(({ id }) => id)).not.toContain("renault");
  const golf = "WVWZZZAUZDW000000";
  expect(german.decodeVin(golf, { now })).toEqual(decoder.decodeVin(golf, { now }));
  const { make, model, year, warnings } = withoutMakers.decodeVin(golf, { now });
  expect([make, model, year]).toEqual(["Volkswagen", undefined, undefined]);
  expect(warnings.map(({ code }) => code)).toContain("unknown_fields");
});

test("the order of the makers in the list does not change an answer", () => {
  const listed = createDecoderWithMakers(data, allMakers());
  const reversed = createDecoderWithMakers(data, [...allMakers()].reverse());
  const vins = manyVins(createRandom(3));
  const different = vins.filter((vin) => {
    const [one, other] = [listed, reversed].map((each) => each.safeDecodeVin(vin, { now }).data);
    return JSON.stringify(one) !== JSON.stringify(other);
  });
  expect(different).toEqual([]);
});

test("a toolbox knows the makers of its decoder only", () => {
  const names = (each: typeof decoder) =>
    createToolbox(each)
      .matchVin("WVWZZZAUZ**", { now })
      .candidates.map(({ model }) => model);
  expect(names(decoder)).toContain("Golf");
  expect(names(withoutMakers)).toEqual([]);
});

/** Whether an answer is read by the rules of North America. */
const isAmerican = ({ explanation }: Vehicle) => explanation?.market.value === "north-america";

test("without makers, no VIN with a code of another market is read by the rules of North America", () => {
  const random = createRandom(12);
  const vins = manyVins(random).flatMap((vin) => siblingsOf(vin, random));
  const options = { now, explain: true };
  const misread = vins.filter((vin) => {
    const whole = decoder.safeDecodeVin(vin, options).data;
    const part = withoutMakers.safeDecodeVin(vin, options).data;
    // Only a maker knows that it builds cars for other markets under a North American code.
    return whole && part && !isNorthAmericanCode(vin) && isAmerican(part) && !isAmerican(whole);
  });
  expect(vins.length).toBeGreaterThan(2000);
  expect(misread).toEqual([]);
});
