import { type SafeResult, TaxError, type TaxIssue } from "../../errors.ts";
import { Refusal } from "../request/refusal.ts";

export function failure(issues: readonly TaxIssue[]): SafeResult<never> {
  return { success: false, error: new TaxError(issues) };
}

/** The throwing twin of an operation. */
export function unwrap<Answer>(result: SafeResult<Answer>): Answer {
  if (result.success) return result.data;
  throw result.error;
}

/** Runs a calculation that a jurisdiction may refuse. */
export function attempt<Answer>(run: () => SafeResult<Answer>): SafeResult<Answer> {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return failure(error.issues);
    throw error;
  }
}
