import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compilerOptions } from "../compile-examples.ts";

const node = { typeRoots: [resolve("node_modules/@types")], types: ["node"] };
/**
 * The types of Bun declare globals of Node in another way, so its folder is compiled alone, with
 * its own types.
 */
const bun = { types: ["bun"] };

/**
 * Compiles the TypeScript of all folders as it is. Returns the compiler's messages, one for
 * each fault.
 */
export function compileFolders(root: string): readonly string[] {
  const examples = join(root, "examples");
  return [
    ...compile(examples, ["*/*.ts"], ["bun-server", "**/node_modules"], node),
    ...compile(join(examples, "bun-server"), ["*.ts"], [], bun),
  ];
}

/** A compiler that finds no fault in this file is not compiling. */
const broken = { file: "broken.ts", code: 'export const weightKg: number = "heavy";\n' };

function compile(
  folder: string,
  include: readonly string[],
  exclude: readonly string[],
  types: object,
): readonly string[] {
  const options = { ...compilerOptions, allowImportingTsExtensions: true, ...types };
  const project = { compilerOptions: options, include: [...include, broken.file], exclude };
  const files = { "tsconfig.json": JSON.stringify(project), [broken.file]: broken.code };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { stdout } = spawnSync("tsc", ["-p", folder, "--pretty", "false"], { encoding: "utf8" });
  for (const name of Object.keys(files)) rmSync(join(folder, name));
  const faults = stdout.split("\n").filter((line) => line.includes("error TS"));
  const found = faults.filter((line) => !line.includes(broken.file));
  return faults.length > found.length
    ? found
    : [`${folder}/${broken.file} compiles, and must not`, stdout];
}
