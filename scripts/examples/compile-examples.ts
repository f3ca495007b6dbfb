import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Example } from "./find-examples.ts";

export const compilerOptions = {
  strict: true,
  module: "nodenext",
  target: "es2024",
  lib: ["es2024", "dom", "dom.iterable"],
  types: ["node"],
  noEmit: true,
};

/**
 * Compiles the examples as they are printed. Returns the compiler's messages, one for each fault.
 */
export function compileExamples(folder: string, examples: readonly Example[]): readonly string[] {
  const sources = join(folder, "printed");
  rmSync(sources, { recursive: true, force: true });
  mkdirSync(sources);
  for (const { file, code } of examples) writeFileSync(join(sources, `${file}.ts`), code);
  const project = { compilerOptions, include: ["printed"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
  const { stdout } = spawnSync("npx", ["tsc", "-p", ".", "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
  });
  return stdout.split("\n").filter((line) => line.includes("error TS"));
}
