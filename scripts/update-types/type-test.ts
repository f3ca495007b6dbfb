import type { NamedSchema } from "./type-writer.ts";

/** A named schema, and where it is exported. */
export interface ExportedSchema extends NamedSchema {
  readonly exportedAs: string;
  /** From `src`, such as `schema.ts`. */
  readonly module: string;
}

const readOnlyType = `
type ReadOnly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> }
  : Value;
`;

/** A type test that holds every declared type equal to the type that zod infers. */
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

/** `schema.ts` is `schema`, `schema/cart-line.ts` is `schemaCartLine`. */
function nameOf(module: string): string {
  return module
    .replace(/\.ts$/, "")
    .replaceAll(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
}
