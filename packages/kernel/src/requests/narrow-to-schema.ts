import type * as z from "zod";
import { hasFields } from "../objects/objects.ts";
import { copyRequest } from "./copy-request.ts";

/** The definition of a zod schema: the members of all kinds of schemas that are read here. */
export interface Form {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly catchall?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
}

/**
 * The objects and lists that a schema accepts: what is in a list, in a map, and in an object that
 * has no other names.
 */
interface Outline {
  readonly element: Outline | undefined;
  readonly entry: Outline | undefined;
  readonly fields: Readonly<Record<string, Outline | undefined>> | undefined;
}

const withoutObjects: ReadonlySet<string> = new Set(
  "string number int boolean null undefined literal enum array tuple".split(" "),
);

// purity: a cache. The outline depends only on the schema.
const outlines = new WeakMap<z.core.$ZodType, { readonly outline: Outline | undefined }>();

/**
 * Copies every object of a value that accepts no other names than those of its fields, as
 * {@link copyRequest} does. zod lists every unknown name of an object, so a value is narrowed
 * before zod checks it.
 */
export function narrowToSchema(schema: z.core.$ZodType, value: unknown): unknown {
  const { outline } = outlines.get(schema) ?? remember(schema);
  return outline === undefined ? value : narrow(outline, value);
}

function remember(schema: z.core.$ZodType) {
  const found = { outline: outlineOf(formsOf(schema)) };
  outlines.set(schema, found);
  return found;
}

/** The definitions of a schema without its wrappers; of a union, those of each form. */
export function formsOf(schema: z.core.$ZodType): readonly Form[] {
  // `Form` names the members of all kinds of schemas.
  const definition = schema._zod.def as unknown as Form;
  const inner = definition.innerType ?? definition.in;
  if (inner !== undefined) return formsOf(inner);
  return definition.options === undefined ? [definition] : definition.options.flatMap(formsOf);
}

function outlineOf(forms: readonly Form[]): Outline | undefined {
  if (forms.length === 0) return undefined;
  const partOf = (choose: (form: Form) => z.core.$ZodType | undefined) =>
    outlineOf(forms.flatMap((form) => formsIn(choose(form))));
  const element = partOf((form) => form.element);
  const names = forms.flatMap(({ shape = {} }) => Object.keys(shape));
  const entry = names.length > 0 ? undefined : partOf((form) => form.valueType);
  const fields =
    names.length > 0 && forms.every(isClosed)
      ? Object.fromEntries(names.map((name) => [name, partOf(({ shape }) => shape?.[name])]))
      : undefined;
  return element || entry || fields ? { element, entry, fields } : undefined;
}

function formsIn(schema: z.core.$ZodType | undefined): readonly Form[] {
  return schema === undefined ? [] : formsOf(schema);
}

/** Whether a form accepts no object, or only one without other names than those of its fields. */
function isClosed({ type, catchall }: Form): boolean {
  return type === "object" ? catchall?._zod.def.type === "never" : withoutObjects.has(type);
}

function narrow({ element, entry, fields }: Outline, value: unknown): unknown {
  if (!hasFields(value)) return value;
  if (Array.isArray(value)) {
    return element ? Array.from(value, (each) => narrow(element, each)) : value;
  }
  if (entry) {
    const entries = Object.entries(value).map(([name, each]) => [name, narrow(entry, each)]);
    return Object.fromEntries(entries);
  }
  if (fields === undefined) return value;
  const copy = copyRequest(value, Object.keys(fields)) ?? {};
  for (const [name, part] of Object.entries(fields)) {
    if (part && Object.hasOwn(copy, name)) copy[name] = narrow(part, copy[name]);
  }
  return copy;
}
