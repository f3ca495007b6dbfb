import ts from "typescript";
import { expect, test } from "vitest";
import { questions } from "../apps/api/src/web/try/mount-try.ts";
import { addressOf } from "../apps/api/src/web/try/question.ts";
import { createTestApp } from "../apps/api/test/create-test-app.ts";
import { linesOf } from "../apps/api/test/web/lines-to-copy.ts";

const folder = new URL("../apps/api/test/", import.meta.url).pathname;
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.NodeNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ["lib.es2024.d.ts"],
  types: ["node"],
};

/**
 * Compiles programs that exist only in memory, as if they were in a folder that can import
 * every library.
 */
function faultsOf(programs: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => programs.get(name) ?? readFile.call(host, name);
  host.fileExists = (name) => programs.has(name) || fileExists.call(host, name);
  const program = ts.createProgram([...programs.keys()], options, host);
  return [...programs.keys()].flatMap((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`),
  );
}

test("every TypeScript program of the forms compiles under strict, and a broken one does not", async () => {
  const app = createTestApp();
  const programs = new Map<string, string>();
  for (const question of questions) {
    for (const [index, { values }] of question.examples.entries()) {
      const page = await (await app.request(addressOf(question, values))).text();
      const name = `${folder}${question.path.replaceAll("/", "-").slice(1)}-${index}.ts`;
      programs.set(name, linesOf(page).get("TypeScript") ?? "this is no program");
    }
  }
  expect(programs.size).toBeGreaterThan(15);
  expect(faultsOf(programs)).toEqual([]);
  const [name = "", program = ""] = [...programs][0] ?? [];
  const broken = program.replace("lengthCm", "lengthMm");
  expect(faultsOf(new Map([[name, broken]])).join()).toContain("lengthMm");
});
