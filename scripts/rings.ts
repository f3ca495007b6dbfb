// Finds rings of imports: files that import each other, directly or through other files. Type
// imports count too. For each file in a ring, prints the shortest ring as a chain that ends with
// the file at which it begins.
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { reportFaults } from "./report-faults.ts";
import { shortestRing, stronglyConnected } from "./strongly-connected.ts";

const files = globSync("{packages,apps}/*/src/**/*.ts").sort();
const importsOf = new Map(files.map((file) => [file, importedFiles(file)]));

const faults: string[] = [];
for (const group of stronglyConnected(importsOf)) {
  for (const file of group) {
    const chain = shortestRing(importsOf, file);
    faults.push(`a ring of imports:\n     ${chain.join("\n  -> ")}\n  -> ${chain[0]}`);
  }
}
reportFaults("ring", faults);

/** The files of this repository that a file imports, as paths from the root. */
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
