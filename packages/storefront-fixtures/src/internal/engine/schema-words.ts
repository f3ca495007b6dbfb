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

function wordsOf({ _zod: { def, bag } }: Schema): string {
  const limits = bag as Limits;
  switch (def.type) {
    case "string":
      return limits.format === "datetime"
        ? "an instant such as 2026-01-15T12:00:00Z"
        : `a text${counted(limits, "character")}`;
    case "number":
      return `${limits.format === "safeint" ? "a whole number" : "a number"}${ranged(limits)}`;
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

/** What zod keeps of the limits of a schema. */
interface Limits {
  readonly format?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

/** ` of at most 500 characters`. */
function counted({ minimum = 0, maximum = Infinity }: Limits, noun: string): string {
  if (minimum === 0 && maximum === Infinity) return "";
  if (minimum === maximum) return ` of ${minimum} ${noun}s`;
  if (maximum === Infinity) return ` of at least ${minimum} ${noun}${minimum === 1 ? "" : "s"}`;
  return ` of ${minimum === 0 ? "at most" : `${minimum} to`} ${maximum} ${noun}s`;
}

/** ` from 1 to 50`. The bounds of the whole numbers that a double counts exactly are left out. */
function ranged({ minimum = -Infinity, maximum = Infinity }: Limits): string {
  const hasLeast = minimum > -Number.MAX_SAFE_INTEGER;
  const hasMost = maximum < Number.MAX_SAFE_INTEGER;
  if (hasLeast && hasMost) return ` from ${minimum} to ${maximum}`;
  if (hasLeast) return ` of at least ${minimum}`;
  return hasMost ? ` of at most ${maximum}` : "";
}
