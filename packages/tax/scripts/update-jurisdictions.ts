// Writes what follows from the files in src/us and src/intl: the subpath exports of the manifest and the list of the
// states. With --check nothing is written, and whatever is out of date fails.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

const root = new URL("../", import.meta.url);
const others = new Set(["countries", "states", "types"]);
const isCheck = process.argv.includes("--check");

const stateCodes = modulesIn("src/us/").filter((name) => name !== "us");
const subpaths: Readonly<Record<string, string>> = {
  ".": "index",
  "./calculator": "createTaxCalculator",
  "./schema": "schema",
  "./us": "us/us",
  ...Object.fromEntries(stateCodes.map((code) => [`./us-${code}`, `us/${code}`])),
  ...Object.fromEntries(modulesIn("src/intl/").map((code) => [`./${code}`, `intl/${code}`])),
};

const manifestFile = new URL("package.json", root);
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
manifest.exports = { ...map((path) => `./src/${path}.ts`), "./package.json": "./package.json" };
manifest.publishConfig.exports = {
  ...map((path) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` })),
  "./package.json": "./package.json",
};
put(manifestFile, `${JSON.stringify(manifest, undefined, 2)}\n`);

const imports = stateCodes.map((code) => `import { ${exportOf(code)} } from "./${code}.ts";`);
const list = stateCodes.map((code) => `  ${exportOf(code)},`);
put(
  new URL("src/us/states.ts", root),
  `import type { Jurisdiction } from "../internal/jurisdiction.ts";
${imports.join("\n")}

/** Every state and the District of Columbia, by code. */
export const states: readonly Jurisdiction[] = [
${list.join("\n")}
];
`,
);

function modulesIn(folder: string): string[] {
  return readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => basename(name, ".ts"))
    .filter((name) => !others.has(name))
    .sort();
}

function exportOf(code: string): string {
  return `us${code.slice(0, 1).toUpperCase()}${code.slice(1)}`;
}

function map<Value>(value: (path: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(subpaths).map(([key, path]) => [key, value(path)]));
}

function put(file: URL, text: string): void {
  if (readOrNothing(file) === text) return;
  const name = file.pathname.slice(root.pathname.length);
  if (isCheck) {
    process.stdout.write(`update-exports: ${name} is out of date\n`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, text);
}

function readOrNothing(file: URL): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
