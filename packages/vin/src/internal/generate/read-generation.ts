import { missingField } from "@almanac/kernel/errors/issue";
import { failure } from "@almanac/kernel/errors/result";
import { shape } from "@almanac/kernel/requests/shape";
import { marketValues } from "../../data/value-lists.ts";
import { type SafeResult, VinError } from "../../errors.ts";
import type { VinGenerationRequest } from "../../types.ts";
import { generationLimits } from "../vin/generation-limits.ts";
import { nameField, readRequest, wholeField, wordField } from "../vin/read-fields.ts";

const { count, seed, year } = generationLimits;

const requestShape = /* @__PURE__ */ (() =>
  shape(
    {},
    {
      make: nameField(60, "Honda"),
      model: nameField(80, "Accord"),
      year: wholeField(year.least, year.most),
      market: wordField(marketValues),
      count: wholeField(count.least, count.most),
      seed: wholeField(seed.least, seed.most),
    },
  ))();

/** Checks a request, which may be any value. The error lists every issue. */
export function readGeneration(input: unknown): SafeResult<VinGenerationRequest> {
  const read = readRequest(requestShape, input);
  if (!read.success || read.data.model === undefined || read.data.make !== undefined) return read;
  return failure(new VinError([missingField(["make"], "the make of the model")]));
}
