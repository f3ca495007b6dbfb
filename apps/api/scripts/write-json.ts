import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Writes a generated JSON file of this member. With --check it only reports whether the file is up
 * to date.
 */
export function writeJson(path: string, value: unknown): void {
  const file = new URL(`../${path}`, import.meta.url);
  const wanted = formatted(path, JSON.stringify(value));
  if (existsSync(file) && readFileSync(file, "utf8") === wanted) {
    console.log(`${path} is up to date`);
  } else if (process.argv.includes("--check")) {
    console.error(`${path} is out of date, run npm run generate -- api`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, wanted);
    console.log(`${path} written`);
  }
}

function formatted(path: string, source: string): string {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  return execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${path}`], {
    input: source,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
}
