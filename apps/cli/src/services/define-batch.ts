import type { BulkService, Clock, RowView } from "../bulk/bulk-service.ts";
import type { BatchService } from "./service.ts";

type Request = Parameters<BulkService["answer"]>[0];

type Result<Answer, Fault> =
  | { readonly success: true; readonly data: Answer }
  | { readonly success: false; readonly error: Fault };

/** How the text for people shows many answers of one type. */
export interface AnswerView<Answer> extends Omit<RowView, "cells" | "quiet"> {
  readonly cells: (answer: Answer) => readonly string[];
  readonly quiet: (answer: Answer) => string;
}

/** An operation whose answers and errors have a type. See {@link BulkService}. */
interface TypedBatch<Answer extends object, Fault>
  extends Omit<BatchService, "answer" | "problemOf" | "view"> {
  readonly answer: (
    request: Request,
    clock: Clock,
  ) => Result<Answer, Fault> | Promise<Result<Answer, Fault>>;
  readonly problemOf: (error: Fault, request: Request) => ReturnType<BulkService["problemOf"]>;
  readonly view: AnswerView<Answer>;
}

/** Describes an operation for `almanac batch`, and lets the compiler compare the view with the answers. */
export function defineBatch<Answer extends object, Fault = unknown>(
  service: TypedBatch<Answer, Fault>,
): BatchService {
  // The functions of a service are called only with what its `answer`, or the same operation of the API, returned.
  return service as object as BatchService;
}
