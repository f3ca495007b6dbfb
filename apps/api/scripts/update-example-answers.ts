// Writes the answer of each operation to its own example request; the OpenAPI document prints it.
// With --check it only reports whether the file is up to date.
import { exchangeExamples, printedAnswer } from "../test/documented-answers.ts";
import { writeJson } from "./write-json.ts";

const answers: Record<string, { readonly status: number; readonly body: unknown }> = {};
for (const { operationId, response, answer } of await exchangeExamples()) {
  if (!response.ok) {
    throw new Error(`${operationId} answers ${response.status}: ${JSON.stringify(answer)}`);
  }
  answers[operationId] = { status: response.status, body: printedAnswer(answer) };
}
writeJson("src/http/openapi/example-answers.generated.json", answers);
