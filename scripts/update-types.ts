import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { FieldWriter } from "./update-types/field-writer.ts";
import { isSchema, type Schema, type Zod } from "./update-types/schema.ts";
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
   * Types that a module of the package, or another package, already declares: the members of a
   * union of literals, or the schema of any other type, by module and type.
   */
  readonly closedNames?: Readonly<Record<string, Readonly<Record<string, ClosedName>>>>;
  /** Names of the types whose fields are all read-only, because callers only read them. */
  readonly readOnly?: readonly string[];
  /** The requests that are read without zod. */
  readonly fields?: FieldsToUpdate;
}

export interface FieldsToUpdate {
  /** The names of their types, in the order of the tables. */
  readonly of: readonly string[];
  /** Schemas that several fields have. The constant of such a field has this name. */
  readonly shared?: Readonly<Record<string, Schema>>;
  /**
   * The types whose values are read as any text, because the operation itself words the
   * unknown ones.
   */
  readonly openNames?: readonly string[];
  /**
   * By request: optional fields that come first in the list of its fields, although they do not in
   * the schema.
   */
  readonly first?: Readonly<Record<string, readonly string[]>>;
}

const header = (modules: readonly string[]) =>
  `// Written by scripts/update-types.ts from the schemas in src/${modules.join(", src/")}. Do not edit.`;

/**
 * Writes `src/types.ts` of a package. Each export `thingSchema` becomes a type `Thing`, in which
 * every field has its description as a doc comment, because comments on the keys of a zod schema
 * are not in the built declarations. Types of requests and options are the input of their schema,
 * all others the output. Also writes `test/types.test-d.ts`, which checks that each type is equal
 * to the type that zod infers, and `src/request-fields.ts`, the tables of the requests that are
 * read without zod. With `--check` it writes nothing, and fails if a file is out of date.
 */
export function updateTypes(update: TypesToUpdate): void {
  const { zod, script, modules, closedNames = {}, readOnly = [], fields } = update;
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
  const tables = fields && writeFields(update, fields, all);
  const issues = [
    ...writer.issues,
    ...(tables?.issues ?? []),
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
  if (tables) put(new URL("../src/request-fields.ts", script), tables.source);
}

/** Writes the tables of fields, with the imports that they need. */
function writeFields(
  { zod, closedNames = {} }: TypesToUpdate,
  { of, shared = {}, openNames = [], first = {} }: FieldsToUpdate,
  all: readonly ExportedSchema[],
): { readonly source: string; readonly issues: readonly string[] } {
  const closed = Object.assign({}, ...Object.values(closedNames)) as Readonly<
    Record<string, ClosedName>
  >;
  const schemaOf = (name: string): Schema[] => {
    const known = all.find((each) => each.name === name)?.schema ?? closed[name];
    return isSchema(known) ? [known] : [];
  };
  const writer = new FieldWriter(zod, { shared, openNames: openNames.flatMap(schemaOf), first });
  const requests = of.flatMap((name) => all.filter((each) => each.name === name));
  const tables = writer.write(requests);
  const functions = [...writer.used].filter((name) => name !== "isDate").sort();
  const imports = [
    ...(writer.used.has("isDate")
      ? [`import { isDate } from "@almanac/kernel/numbers/iso-date";`]
      : []),
    `import { ${functions.join(", ")} } from "@almanac/kernel/requests/field";`,
  ];
  const missing = [...of, ...openNames].filter((name) => schemaOf(name).length === 0);
  const sources = [...new Set(requests.map(({ module }) => module))];
  return {
    source: [header(sources), ...imports, "", tables, ""].join("\n"),
    issues: [...writer.issues, ...missing.map(notExported)],
  };
}

function typeName(exportedAs: string): string {
  const name = exportedAs.replace(/Schema$/, "");
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function notExported(name: string): string {
  return `no module exports a schema for ${name}`;
}

/** Writes a generated file, or with `--check` only says whether it is up to date. */
export function put(file: URL, source: string): void {
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

/**
 * Formats with Biome. Starts it by its path, so that `node_modules/.bin` need not be on the PATH.
 */
function format(path: string, source: string): string {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const input = ["check", "--write", "--linter-enabled=false", `--stdin-file-path=${path}`];
  return execFileSync(process.execPath, [biome, ...input], { input: source, encoding: "utf8" });
}
