import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Schema, Zod } from "./update-types/schema.ts";
import { type ExportedSchema, writeTypeTest } from "./update-types/type-test.ts";
import { type ClosedName, TypeWriter } from "./update-types/type-writer.ts";

export interface TypesToUpdate {
  /** The copy of zod that created the schemas. */
  readonly zod: Zod;
  /** `import.meta.url` of the calling script, which is in the folder `scripts` of a package. */
  readonly script: string;
  /** The modules that export schemas. The key is their path from `src`. */
  readonly modules: Readonly<Record<string, object>>;
  /**
   * Types that a module of the package, or another package, already declares: the members of a union of literals, or the
   * schema of any other type, by module and type.
   */
  readonly closedNames?: Readonly<Record<string, Readonly<Record<string, ClosedName>>>>;
  /** Names of the types whose fields are all read-only, because callers only read them. */
  readonly readOnly?: readonly string[];
}

const header = (modules: readonly string[]) =>
  `// Written by scripts/update-types.ts from the schemas in src/${modules.join(", src/")}. Do not edit.`;

/**
 * Writes `src/types.ts` of a package. Each export `thingSchema` becomes a type `Thing`, in which every field has its
 * description as a doc comment, because comments on the keys of a zod schema are not in the built declarations. Types of
 * requests and options are the input of their schema, all others the output. Also writes `test/types.test-d.ts`, which
 * checks that each type is equal to the type that zod infers. With `--check` it writes nothing, and fails if a file is
 * out of date.
 */
export function updateTypes(update: TypesToUpdate): void {
  const { zod, script, modules, closedNames = {}, readOnly = [] } = update;
  const all = Object.entries(modules).flatMap(([module, exports]) =>
    Object.entries(exports).flatMap(([exportedAs, schema]): ExportedSchema[] => {
      if (!exportedAs.endsWith("Schema") || !isSchema(schema)) return [];
      const name = typeName(exportedAs);
      const side = /(?:Request|Options)$/.test(name) ? "input" : "output";
      return [{ name, exportedAs, module, schema, side, isReadOnly: readOnly.includes(name) }];
    }),
  );
  const writer = new TypeWriter(zod, all, Object.assign({}, ...Object.values(closedNames)));
  const declarations = all.map((named) => writer.declare(named));
  const issues = [
    ...writer.issues,
    ...readOnly.filter((name) => !all.some((each) => each.name === name)).map(notExported),
  ];
  if (issues.length > 0) {
    process.stderr.write(`update-types: ${issues.join("\nupdate-types: ")}\n`);
    process.exitCode = 1;
    return;
  }
  const firstLine = header(Object.keys(modules));
  const imports = Object.entries(closedNames).map(([module, names]) => {
    const used = Object.keys(names).filter((name) => writer.used.has(name));
    const from = module.startsWith("@") ? module : `./${module}`;
    return `import type { ${used.join(", ")} } from "${from}";\n`;
  });
  const source = [firstLine, ...imports, "", ...declarations].join("\n");
  put(new URL("../src/types.ts", script), source);
  put(new URL("../test/types.test-d.ts", script), writeTypeTest(firstLine, all));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && "_zod" in value;
}

function typeName(exportedAs: string): string {
  const name = exportedAs.replace(/Schema$/, "");
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function notExported(name: string): string {
  return `no module exports a schema for ${name}`;
}

function put(file: URL, source: string): void {
  const path = relative(process.cwd(), fileURLToPath(file));
  const text = format(path, source);
  if (existsSync(file) && readFileSync(file, "utf8") === text) {
    process.stdout.write(`${path}: up to date\n`);
  } else if (process.argv.includes("--check")) {
    process.stderr.write(`${path}: out of date, run npm run generate\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    process.stdout.write(`${path}: written\n`);
  }
}

/** Formats with Biome. Starts it by its path, so that `node_modules/.bin` need not be on the PATH. */
function format(path: string, source: string): string {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const input = ["check", "--write", "--linter-enabled=false", `--stdin-file-path=${path}`];
  return execFileSync(process.execPath, [biome, ...input], { input: source, encoding: "utf8" });
}
