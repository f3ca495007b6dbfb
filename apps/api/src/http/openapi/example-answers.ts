import answers from "./example-answers.generated.json" with { type: "json" };

const known: Readonly<Record<string, { readonly status: number; readonly body: unknown }>> =
  answers;

/**
 * What an operation answers to its own example request. `npm run generate -- api` writes these answers down; a test sends
 * each request and compares.
 */
export function exampleAnswer(operationId: string, status: number): unknown {
  const answer = known[operationId];
  return answer?.status === status ? answer.body : undefined;
}
