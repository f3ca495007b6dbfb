import { failure, success } from "@almanac/kernel/errors/result";
import type { RequestOf, Shape } from "@almanac/kernel/requests/field";
import { read } from "@almanac/kernel/requests/read-shape";
import { type SafeResult, VinError } from "../../errors.ts";

/** Checks a request, which may be any value. Everything wrong with it is in the error. */
export function readRequest<Each extends Shape>(
  fields: Each,
  input: unknown,
): SafeResult<RequestOf<Each>> {
  const { request, issues } = read(fields, input);
  return request === undefined ? failure(new VinError(issues)) : success(request);
}
