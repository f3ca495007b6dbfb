// Finds rings of imports in the sources of all members, type imports included: files that import each other, directly or
// through others. For each file in a ring, its shortest ring is printed as a chain that leads back to its beginning.
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { reportFaults } from "./known-faults.ts";
import { shortestRing, stronglyConnected } from "./strongly-connected.ts";

const files = globSync("{packages,apps}/*/src/**/*.ts").sort();
const importsOf = new Map(files.map((file) => [file, importedFiles(file)]));

const faults: Record<string, string> = {};
for (const group of stronglyConnected(importsOf)) {
  for (const file of group) {
    const chain = shortestRing(importsOf, file);
    faults[file] = `a ring of imports:\n     ${chain.join("\n  -> ")}\n  -> ${chain[0]}`;
  }
}
reportFaults("ring", faults);

/** The files of our own that a file imports, from the root of the repository. */
function importedFiles(file: string): readonly string[] {
  const { importedFiles: imports } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  return imports
    .map(({ fileName }) => fileName)
    .map((specifier) => {
      if (specifier.startsWith(".")) return join(dirname(file), specifier);
      if (!specifier.startsWith("@almanac/")) return undefined;
      return relative(process.cwd(), createRequire(resolve(file)).resolve(specifier));
    })
    .filter((imported) => imported !== undefined);
}
