import { AlmanacError } from "../../errors/almanac-error.ts";
import { toProblem } from "../../errors/problem.ts";
import type { Answered } from "../answered-record.ts";
import type { BulkResult, BulkService } from "../bulk-service.ts";
import type { InputRecord } from "../read/input-record.ts";
import type { Request } from "../to-request.ts";

/** Answers one record. The answer of a service that asks other computers comes later. */
export function answerRecord(
  record: InputRecord,
  service: BulkService,
  toRequest: (record: InputRecord) => Request,
  clock: { readonly now: () => number },
): Answered | Promise<Answered> {
  const { fault } = record;
  if (fault !== undefined) {
    return { record, error: toProblem(new AlmanacError("invalid", [fault])) };
  }
  const request = toRequest(record);
  const answered = (result: BulkResult): Answered =>
    result.success
      ? { record, data: result.data }
      : { record, error: service.problemOf(result.error, request) };
  const result = service.answer(request, clock);
  return result instanceof Promise ? result.then(answered) : answered(result);
}
