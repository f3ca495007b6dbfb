import list from "./questions.json" with { type: "json" };

/** A question in plain words, and the call that answers it. */
export interface Question {
  readonly question: string;
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** A JSON Pointer into the answer, and the value at that place. */
  readonly figure: { readonly at: string; readonly value: unknown };
}

export const questions: readonly Question[] = list;
