import { missingField } from "@almanac/kernel/errors/issue";
import { failure } from "@almanac/kernel/errors/result";
import { type SafeResult, VinError } from "../../errors.ts";
import { vinGenerationRequestFields } from "../../request-fields.ts";
import type { VinGenerationRequest } from "../../types.ts";
import { readRequest } from "../vin/read-request.ts";

/** Checks a request, which may be any value. The error lists every issue. */
export function readGeneration(input: unknown): SafeResult<VinGenerationRequest> {
  const read = readRequest(vinGenerationRequestFields, input);
  if (!read.success || read.data.model === undefined || read.data.make !== undefined) return read;
  return failure(new VinError([missingField(["make"], "the make of the model")]));
}
