import * as z from "zod";

export interface ObjectSchema {
  readonly type: "object";
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

type Schema = z.core.JSONSchema.BaseSchema;

/** A field that an earlier tool of the service described alike is not described again. */
export function inputSchemaOf(schema: z.ZodType, told: Set<string>): ObjectSchema {
  const { properties = {}, ...rest } = asObject(rooted(schema, "input"));
  const fields = Object.entries(properties).map(([name, field]): [string, Schema] => {
    const whole = `${name} ${JSON.stringify(field)}`;
    if (told.has(whole)) return [name, withoutDescriptions(field)];
    told.add(whole);
    return [name, field];
  });
  return { ...rest, properties: Object.fromEntries(fields) };
}

function withoutDescriptions({
  description: _description,
  properties: _properties,
  additionalProperties: _additional,
  ...rest
}: Schema): Schema {
  return rest;
}

/**
 * The schema of a tool's answer: the names and types of its fields, without what is in them. Every
 * assistant reads the schemas of all tools before its first call, and an answer explains itself.
 */
export function outputSchemaOf(schema: z.ZodType): ObjectSchema {
  const { properties = {} } = asObject(rooted(schema, "output"));
  const fields = Object.entries(properties).map(([name, { type }]): [string, Schema] => [
    name,
    type === undefined ? {} : { type },
  ]);
  return { type: "object", properties: Object.fromEntries(fields) };
}

/** Bounds of a value. A refusal of the library tells them. */
const bounds = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "pattern",
] as const;

/** The JSON Schema, whose root is never a reference. */
function rooted(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      for (const bound of bounds) delete jsonSchema[bound];
      delete jsonSchema.id;
    },
  });
  // `Schema` names the keywords that are read here; zod's type has all of them.
  const { $ref, $defs = {}, ...root } = described as Schema;
  const { [$ref?.split("/").at(-1) ?? ""]: target, ...others } = $defs;
  const found = target ?? root;
  return Object.keys(others).length > 0 ? { ...found, $defs: others } : found;
}

/**
 * The schema of one object. Assistants accept no alternatives at the top of a schema. If a request
 * has several forms, the schema lists the fields of all forms, and requires only those that every
 * form requires. The library decides which fields go together.
 */
function asObject({ anyOf, ...schema }: Schema): ObjectSchema {
  // A schema without alternatives at its root is that of an object.
  if (!Array.isArray(anyOf)) return { ...schema, type: "object" } as ObjectSchema;
  // The alternatives of a schema are schemas.
  const forms = anyOf as readonly Schema[];
  const [first] = forms;
  return {
    ...schema,
    type: "object",
    // Fields of JSON Schema objects, which `Object.assign` does not know.
    properties: Object.assign({}, ...forms.map(({ properties }) => properties)) as object,
    required: (first?.required ?? []).filter((name) =>
      forms.every(({ required }) => required?.includes(name)),
    ),
    additionalProperties: false,
  } as ObjectSchema;
}
