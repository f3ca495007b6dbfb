import { listed } from "@almanac/kernel/wording";
import type * as z from "zod";

type Schema = z.core.$ZodTypes;

/** What the part of a schema at a path takes, in words that complete "must be ..." and "Send ...". */
export function allowedAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string {
  const part = partAt(schema, path);
  return part === undefined ? "a value that the documentation names" : allowedBy(part);
}

/** The names of the fields of the object at a path. */
export function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const { def } = coreOf(partAt(schema, path) ?? schema)._zod;
  return def.type === "object" ? Object.keys(def.shape) : [];
}

function partAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const parts = partsOf(coreOf(schema), name);
  for (const part of parts) {
    const found = part && partAt(part, rest);
    if (found !== undefined) return found;
  }
  return undefined;
}

function partsOf({ _zod: { def } }: Schema, name: PropertyKey): (z.core.$ZodType | undefined)[] {
  switch (def.type) {
    case "object":
      return [def.shape[String(name)]];
    case "array":
      return [def.element];
    case "tuple":
      return [def.items[Number(name)]];
    case "record":
      return [def.valueType];
    case "union":
      return def.options.flatMap((option) => partsOf(coreOf(option), name));
    default:
      return [];
  }
}

/** A schema without its wrappers, as what is sent meets it. */
function coreOf(schema: z.core.$ZodType): Schema {
  const each = schema as Schema;
  const { def } = each._zod;
  switch (def.type) {
    case "optional":
    case "nullable":
      return coreOf(def.innerType);
    case "pipe":
      return coreOf(def.in);
    default:
      return each;
  }
}

function allowedBy(schema: z.core.$ZodType): string {
  const words = wordsOf(coreOf(schema));
  return isNullable(schema) ? `${words} or null` : words;
}

function isNullable(schema: z.core.$ZodType): boolean {
  const { def } = (schema as Schema)._zod;
  return def.type === "nullable" || (def.type === "optional" && isNullable(def.innerType));
}

function wordsOf({ _zod: { def } }: Schema): string {
  const limits = limitsOf(def.checks);
  switch (def.type) {
    case "string":
      return "format" in def && def.format === "datetime"
        ? "an instant such as 2026-01-15T12:00:00Z"
        : `a text${counted(limits, "character")}`;
    case "number":
      return `${"format" in def ? "a whole number" : "a number"}${ranged(limits)}`;
    case "boolean":
      return "true or false";
    case "array":
      return `a list${counted(limits, "item")}`;
    case "enum":
      return listed(Object.values(def.entries), "or");
    case "literal":
      return listed(def.values.map(String), "or");
    case "null":
      return "null";
    case "union":
      return listed([...new Set(def.options.map(allowedBy))], "or");
    default:
      return "an object";
  }
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

/** The limits that the checks of a schema set. */
function limitsOf(checks: readonly z.core.$ZodCheck<never>[] = []): Limits {
  let [least, most] = [-Infinity, Infinity];
  for (const check of checks) {
    const { def } = (check as unknown as z.core.$ZodChecks)._zod;
    if (def.check === "min_length") least = def.minimum;
    if (def.check === "max_length") most = def.maximum;
    if (def.check === "length_equals") [least, most] = [def.length, def.length];
    if (def.check === "greater_than") least = Number(def.value);
    if (def.check === "less_than") most = Number(def.value);
  }
  return { least, most };
}

/** ` of at most 500 characters`. */
function counted({ least, most }: Limits, noun: string): string {
  if (least === most) return ` of ${least} ${noun}s`;
  if (most < Infinity) return ` of ${least > 0 ? `${least} to` : "at most"} ${most} ${noun}s`;
  return least > 0 ? ` of at least ${least} ${noun}${least === 1 ? "" : "s"}` : "";
}

/** ` from 1 to 50`. */
function ranged({ least, most }: Limits): string {
  if (least > -Infinity && most < Infinity) return ` from ${least} to ${most}`;
  if (least > -Infinity) return ` of at least ${least}`;
  return most < Infinity ? ` of at most ${most}` : "";
}
