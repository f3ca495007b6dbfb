import { oneOf, textThat, wholeNumber } from "@almanac/kernel/field";
import { missingField } from "@almanac/kernel/issue";
import { read } from "@almanac/kernel/read-shape";
import { shape } from "@almanac/kernel/shape";
import { marketValues } from "../../data/value-lists.ts";
import type { VinIssue } from "../../errors.ts";
import type { VinGenerationRequest } from "../../types.ts";

/** The bounds of the numbers in a request. VINs of 17 characters exist from model year 1981 on. */
export const generationLimits = {
  count: { least: 1, most: 100_000 },
  seed: { least: 0, most: 4_294_967_295 },
  year: { least: 1981, most: 2100 },
} as const;

const { count, seed, year } = generationLimits;
const whole = (least: number, most: number) =>
  wholeNumber(least, most, `a whole number from ${least} to ${most}`);
const name = (most: number, example: string) =>
  textThat(
    (text) => text.trim() !== "" && text.length <= most,
    `a text of 1 to ${most} characters, such as ${example}`,
  );

const requestShape = /* @__PURE__ */ (() =>
  shape(
    {},
    {
      make: name(60, "Honda"),
      model: name(80, "Accord"),
      year: whole(year.least, year.most),
      market: oneOf(marketValues, marketValues.join(" or ")),
      count: whole(count.least, count.most),
      seed: whole(seed.least, seed.most),
    },
  ))();

/** A valid request, or everything that is wrong with it. */
export type GenerationReading =
  | { readonly request: VinGenerationRequest; readonly issues?: never }
  | { readonly request?: never; readonly issues: readonly VinIssue[] };

/** Checks a request, which may be any value. */
export function readGeneration(input: unknown): GenerationReading {
  const { request, issues } = read(requestShape, input);
  if (request === undefined) return { issues };
  if (request.model !== undefined && request.make === undefined) {
    return { issues: [missingField(["make"], "the make of the model")] };
  }
  return { request };
}
