import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { membersOf, type Schema, unwrap } from "../update-types/schema.ts";

/** A position in a program, and the names that an editor must offer at that position. */
export interface Probe {
  readonly what: string;
  readonly position: number;
  readonly names: readonly string[];
  /** Whether the names are fields. Every field must have a sentence on hover. */
  readonly areFields: boolean;
}

interface Program {
  readonly source: string;
  readonly probes: readonly Probe[];
}

/** Marks the position of a probe in a program that is not complete yet. */
const here = "\u0000";

interface Question {
  readonly what: string;
  readonly expression: string;
  readonly names: readonly string[];
  readonly areFields: boolean;
}

/** All schemas that the schema modules of a library export. The key is the name of the type. */
async function schemasOf(folder: string): Promise<ReadonlyMap<string, Schema>> {
  const files = globSync(["src/schema.ts", "src/schema/*.ts"], { cwd: folder }).sort();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(resolve(folder, file)).href)),
  );
  const exported = modules.flatMap((module) => Object.entries(module as Record<string, Schema>));
  return new Map(
    exported
      .filter(([name]) => name.endsWith("Schema"))
      .map(([name, schema]) => [name.slice(0, 1).toUpperCase() + name.slice(1, -6), schema]),
  );
}

/**
 * A program with one unfinished value for each object and each closed name in every request type.
 */
export async function probesOfRequests(folder: string, library: string): Promise<Program> {
  const schemas = await schemasOf(folder);
  let source = `import type * as library from "${library}";\n`;
  const probes: Probe[] = [];
  for (const [name, schema] of schemas) {
    if (!name.endsWith("Request")) continue;
    for (const { what, expression, names, areFields } of questionsOf(schema, name)) {
      source += `export const probe${probes.length}: library.${name} = `;
      const offset = expression.indexOf(here);
      probes.push({ what, position: source.length + offset, names, areFields });
      source += `${expression.replace(here, "")};\n`;
    }
  }
  return {
    source: `// @ts-nocheck\n${source}`,
    probes: probes.map(moved("// @ts-nocheck\n".length)),
  };
}

function moved(by: number): (probe: Probe) => Probe {
  return (probe) => ({ ...probe, position: probe.position + by });
}

function questionsOf(
  schema: Schema,
  path: string,
  within: (inner: string) => string = (inner) => inner,
): Question[] {
  const { core } = unwrap(schema, "input", () => undefined);
  const { def } = core._zod;
  const names = membersOf(core)?.filter((name) => typeof name === "string");
  if (names !== undefined && names.length > 0) {
    return [{ what: path, expression: within(`"${here}"`), names, areFields: false }];
  }
  if (def.type === "object") {
    const fields = Object.entries(def.shape ?? {});
    const own = { names: fields.map(([name]) => name), areFields: true };
    return [
      { what: path, expression: within(`{ ${here} }`), ...own },
      ...fields.flatMap(([name, field]) =>
        questionsOf(field, `${path}.${name}`, (inner) => within(`{ ${name}: ${inner} }`)),
      ),
    ];
  }
  if (def.type === "array" && def.element) {
    return questionsOf(def.element, `${path}[]`, (inner) => within(`[${inner}]`));
  }
  if (def.type === "record" && def.valueType) {
    return questionsOf(def.valueType, `${path}{}`, (inner) => within(`{ name: ${inner} }`));
  }
  return (def.options ?? []).flatMap((option) => questionsOf(option, path, within));
}
