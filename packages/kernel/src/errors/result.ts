/** zod's result shape: the answer, or the error that the throwing form throws. */
export type SafeResult<Answer, Failure> =
  | {
      /** Whether there is an answer. */
      readonly success: true;
      /** The answer. */
      readonly data: Answer;
      /** Absent. */
      readonly error?: never;
    }
  | {
      /** Whether there is an answer. */
      readonly success: false;
      /** The error, when there is no answer. */
      readonly error: Failure;
      /** Absent. */
      readonly data?: never;
    };

/** The result that holds an answer. */
export function success<Answer>(data: Answer): { readonly success: true; readonly data: Answer } {
  return { success: true, data };
}

/** The result that holds an error. */
export function failure<Failure>(error: Failure): {
  readonly success: false;
  readonly error: Failure;
} {
  return { success: false, error };
}

/** Returns the answer of a result, or throws its error. */
export function unwrap<Answer>(result: SafeResult<Answer, Error>): Answer {
  if (result.success) return result.data;
  throw result.error;
}

/**
 * The `safe` form of an operation that throws: runs it, and returns an error of the library instead
 * of throwing it.
 *
 * Any other error comes from a value that was passed in, such as a getter or a callback that
 * throws. `describe` turns it into an error of the library, so nothing is ever thrown.
 */
export function settle<Answer, Failure extends Error>(
  run: () => Answer,
  errorClass: abstract new (...given: never[]) => Failure,
  describe: (thrown: unknown) => Failure,
): SafeResult<Answer, Failure> {
  try {
    return success(run());
  } catch (error) {
    return failure(error instanceof errorClass ? error : describe(error));
  }
}
