import type { NamedSchema } from "./type-writer.ts";

/** A named schema, with its export name and its module. */
export interface ExportedSchema extends NamedSchema {
  readonly exportedAs: string;
  /** Path from `src`, such as `schema.ts`. */
  readonly module: string;
}

const readOnlyType = `
type ReadOnly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> }
  : Value;
`;

/** Writes a type test that checks that every declared type is equal to the type that zod infers. */
export function writeTypeTest(header: string, all: readonly ExportedSchema[]): string {
  const modules = [...new Set(all.map(({ module }) => module))];
  const imports = modules.map(
    (module) => `import type * as ${nameOf(module)} from "../src/${module}";`,
  );
  const checks = all.map(({ name, exportedAs, module, side, isReadOnly }) => {
    const inferred = `z.${side}<typeof ${nameOf(module)}.${exportedAs}>`;
    const wanted = isReadOnly ? `ReadOnly<${inferred}>` : inferred;
    return `  expectTypeOf<types.${name}>().toEqualTypeOf<${wanted}>();`;
  });
  return `${header}
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
${imports.join("\n")}
import type * as types from "../src/types.ts";
${all.some(({ isReadOnly }) => isReadOnly) ? readOnlyType : ""}
test("every declared type equals the type of its schema", () => {
${checks.join("\n")}
});
`;
}

/**
 * The name under which a module is imported: `schema.ts` as `schema`, `schema/cart-line.ts`
 * as `schemaCartLine`.
 */
function nameOf(module: string): string {
  return module
    .replace(/\.ts$/, "")
    .replaceAll(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
}
