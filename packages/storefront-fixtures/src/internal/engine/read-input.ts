import { listed } from "@almanac/kernel/messages/wording";
import { hasFields } from "@almanac/kernel/objects/objects";
import { narrowToSchema } from "@almanac/kernel/requests/narrow-to-schema";
import { readSchema } from "@almanac/kernel/requests/read-schema";
import type * as z from "zod";
import { StoreError, type StoreIssue } from "../../errors.ts";

/** Completes the issues of a schema, given a copy of the object that it refused. */
type Complete = (issues: readonly StoreIssue[], copy: object) => readonly StoreIssue[];

/**
 * Checks a value against a schema. Throws a `StoreError` that lists every issue, and nothing else.
 *
 * @param subject The name of the value in messages: `The options`.
 */
export function read<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  subject = "The request",
  complete: Complete = (issues) => issues,
): z.output<Schema> {
  // zod calls this function only for a part of the schema that has no message.
  const error = ({ path = [] }: { readonly path?: PropertyKey[] | undefined }) =>
    allowedAt(schema, path);
  let copy: unknown;
  const worded = {
    safeParse: (given: unknown, context: { readonly reportInput: true }) => {
      copy = narrowToSchema(schema, given);
      return schema.safeParse(copy, { ...context, error });
    },
  };
  const namesAt = (path: readonly PropertyKey[]) => fieldsAt(schema, path);
  const { request, issues } = readSchema(worded, value, namesAt, { subject });
  if (issues.length > 0) throw new StoreError(hasFields(copy) ? complete(issues, copy) : issues);
  // Without an issue, the schema has returned its output.
  return request as z.output<Schema>;
}

/** The part of a zod schema that this file reads. */
interface Schema {
  readonly _zod: { readonly def: Definition };
}

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly shape?: Readonly<Record<PropertyKey, Schema>>;
  readonly element?: Schema;
  readonly items?: readonly Schema[];
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly innerType?: Schema;
  readonly in?: Schema;
}

interface Check {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
  readonly value?: number;
}

/**
 * Describes what a schema allows at a path, in words that complete "must be ..." and "Send ...".
 */
export function allowedAt(schema: Schema, path: readonly PropertyKey[]): string {
  const part = partAt(schema, path);
  return part === undefined ? "a value that the documentation names" : allowedBy(part);
}

/** The names of the fields of the object at a path; none if there is no such object. */
export function fieldsAt(schema: Schema, path: readonly PropertyKey[]): readonly string[] {
  const part = partAt(schema, path);
  return Object.keys((part && coreOf(part).shape) ?? {});
}

function partAt(schema: Schema, [name, ...rest]: readonly PropertyKey[]): Schema | undefined {
  if (name === undefined) return schema;
  for (const part of partsOf(coreOf(schema), name)) {
    const found = part && partAt(part, rest);
    if (found) return found;
  }
  return undefined;
}

/** The parts of a schema under a name: one for each alternative of a union. */
function partsOf(core: Definition, name: PropertyKey): (Schema | undefined)[] {
  const { shape, element, items, valueType, options = [] } = core;
  return [
    shape?.[name] ?? element ?? items?.[Number(name)] ?? valueType,
    ...options.flatMap((option) => partsOf(coreOf(option), name)),
  ];
}

/** A schema without wrappers such as `optional`, as it applies to the input. */
function coreOf({ _zod: { def } }: Schema): Definition {
  const inner = def.innerType ?? def.in;
  return inner ? coreOf(inner) : def;
}

function allowedBy({ _zod: { def } }: Schema): string {
  const inner = def.innerType ?? def.in;
  if (inner) return `${allowedBy(inner)}${def.type === "nullable" ? " or null" : ""}`;
  switch (def.type) {
    case "string":
      return def.format === "datetime"
        ? "an instant such as 2026-01-15T12:00:00Z"
        : `a text${counted(def, "character")}`;
    case "number":
      return `a ${def.format ? "whole " : ""}number${ranged(def)}`;
    case "boolean":
      return "true or false";
    case "array":
      return `a list${counted(def, "item")}`;
    case "tuple":
      return `a list of ${def.items?.length} items`;
    case "enum":
    case "literal":
      return listed((def.values ?? Object.values(def.entries ?? {})).map(String), "or");
    case "null":
      return "null";
    case "union":
      return listed([...new Set(def.options?.map(allowedBy))], "or");
    default:
      return "an object";
  }
}

/** The limits that a schema sets. */
function limitsOf({ checks = [] }: Definition): readonly [least: number, most: number] {
  let [least, most] = [-Infinity, Infinity];
  for (const { _zod } of checks) {
    const { check, minimum, maximum, length, value } = _zod.def;
    least = minimum ?? length ?? (check === "greater_than" ? (value ?? least) : least);
    most = maximum ?? length ?? (check === "less_than" ? (value ?? most) : most);
  }
  return [least, most];
}

/** The limits of a length in words, such as ` of at most 500 characters`. */
function counted(definition: Definition, noun: string): string {
  const [least, most] = limitsOf(definition);
  if (least === most) return ` of ${least} ${noun}s`;
  if (most < Infinity) return ` of ${least > 0 ? `${least} to` : "at most"} ${most} ${noun}s`;
  return least > 0 ? ` of at least ${least} ${noun}${least === 1 ? "" : "s"}` : "";
}

/** The limits of a number in words, such as ` from 1 to 50`. */
function ranged(definition: Definition): string {
  const [least, most] = limitsOf(definition);
  if (most === Infinity) return least > -Infinity ? ` of at least ${least}` : "";
  return least > -Infinity ? ` from ${least} to ${most}` : ` of at most ${most}`;
}
