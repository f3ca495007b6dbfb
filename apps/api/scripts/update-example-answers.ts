// Writes what each operation answers to its own example request; the OpenAPI document prints it. With --check it only says
// whether the file is up to date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { exchangeExamples, printedAnswer } from "../test/documented-answers.ts";

const path = "src/http/openapi/example-answers.json";
const file = new URL(`../${path}`, import.meta.url);

const answers: Record<string, { readonly status: number; readonly body: unknown }> = {};
for (const { operationId, response, answer } of await exchangeExamples()) {
  if (!response.ok) {
    throw new Error(`${operationId} answers ${response.status}: ${JSON.stringify(answer)}`);
  }
  answers[operationId] = { status: response.status, body: printedAnswer(answer) };
}
const wanted = formatted(JSON.stringify(answers));

if (readFileSync(file, "utf8") === wanted) {
  console.log(`${path} is up to date`);
} else if (process.argv.includes("--check")) {
  console.error(`${path} is out of date, run npm run generate -- api`);
  process.exitCode = 1;
} else {
  writeFileSync(file, wanted);
  console.log(`${path} written`);
}

function formatted(source: string): string {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  return execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${path}`], {
    input: source,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
}
