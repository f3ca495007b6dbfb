import { settle } from "@almanac/kernel/errors/result";
import { type SafeResult, TaxError } from "../errors.ts";
import type { TaxOptions } from "./request/prepare-request.ts";

/** An operation of a calculator. It throws `TaxError`. */
export type Operation<Request, Answer> = (request: Request, options?: TaxOptions) => Answer;
/**
 * The safe form of an operation: it accepts any value, and returns the error instead of
 * throwing it.
 */
export type Safe<Answer> = Operation<unknown, SafeResult<Answer>>;

/** The safe form of an operation. */
export function safely<Answer>(operation: Operation<unknown, Answer>): Safe<Answer> {
  return (request, options) => settle(() => operation(request, options), TaxError, rethrow);
}

/**
 * Only errors of the library become results. A request is copied before it is used, so any other
 * error is a fault of this library.
 */
function rethrow(thrown: unknown): never {
  throw thrown;
}

/**
 * Runs a calculation whose request has another field in place of `gross_income`, and uses that
 * field's name in its issues.
 */
export function namedAs<Answer>(field: string, run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof TaxError)) throw error;
    throw new TaxError(
      error.issues.map((issue) =>
        issue.code === "unknown_field"
          ? issue
          : {
              ...issue,
              path: issue.path.map((part) => (part === "gross_income" ? field : part)),
              message: issue.message.replaceAll("gross_income", field),
            },
      ),
    );
  }
}
