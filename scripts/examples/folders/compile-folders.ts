import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compilerOptions } from "../compile-examples.ts";

/** A compiler that finds no fault in this file is not compiling. */
const broken = { file: "examples/broken.ts", code: 'export const weightKg: number = "heavy";\n' };

/** Compiles the TypeScript of all folders as it is. Returns the compiler's messages, one for each fault. */
export function compileFolders(root: string): readonly string[] {
  const project = {
    compilerOptions: {
      ...compilerOptions,
      allowImportingTsExtensions: true,
      typeRoots: [resolve("node_modules/@types")],
    },
    include: ["examples/*/*.ts", broken.file],
    // Its global `Bun` is declared by a package that the example does not need to run.
    exclude: ["examples/bun-server", "**/node_modules"],
  };
  writeFileSync(join(root, "tsconfig.json"), JSON.stringify(project));
  writeFileSync(join(root, broken.file), broken.code);
  const { stdout } = spawnSync("tsc", ["-p", root], { encoding: "utf8" });
  const faults = stdout.split("\n").filter((line) => line.includes("error TS"));
  const found = faults.filter((line) => !line.includes(broken.file));
  return faults.length > found.length ? found : [`${broken.file} compiles, and must not`, stdout];
}
