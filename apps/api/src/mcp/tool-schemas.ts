import * as z from "zod";

/** A JSON Schema of the arguments or of the answer of a tool. */
export interface ObjectSchema {
  readonly type: "object";
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * The schema of a tool's arguments. A field that an earlier tool of the service has described with
 * the same schema is not described again.
 */
export function inputSchemaOf(schema: z.ZodType, told: Set<string>): ObjectSchema {
  return toldOnce(asObject(rooted(schema, "input")), told);
}

function toldOnce({ properties = {}, ...rest }: ObjectSchema, told: Set<string>): ObjectSchema {
  const fields = Object.entries(properties).map(([name, field]): [string, Schema] => {
    const whole = `${name} ${JSON.stringify(field)}`;
    if (told.has(whole)) return [name, withoutDescriptions(field)];
    told.add(whole);
    return [name, field];
  });
  return { ...rest, properties: Object.fromEntries(fields) };
}

function withoutDescriptions({ description: _description, properties, ...rest }: Schema): Schema {
  if (properties === undefined) return rest;
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    isObject(field) ? withoutDescriptions(field) : field,
  ]);
  return { ...rest, properties: Object.fromEntries(fields) };
}

/** The schema of a tool's answer, shortened. It allows every answer that the full one allows. */
export function outputSchemaOf(schema: z.ZodType, told: Set<string>): ObjectSchema {
  const { $defs = {}, ...root } = rooted(schema, "output");
  const short = shortened(root, 0);
  // An answer inside the answer, such as one of several carriers, is a level deeper.
  const definitions = Object.fromEntries(
    Object.entries($defs).map(([name, each]) => [name, shortened(each, 1)]),
  );
  const needed = Object.keys(definitions).filter((name) =>
    JSON.stringify([short, definitions]).includes(`"#/$defs/${name}"`),
  );
  const kept = Object.fromEntries(needed.map((name) => [name, definitions[name]]));
  // Every needed name is one of the definitions.
  const whole = needed.length > 0 ? { ...short, $defs: kept as Record<string, Schema> } : short;
  return toldOnce(asObject(whole), told);
}

/** The bounds of every amount of money. */
const farthest = 1e12;

/** The JSON Schema, whose root is never a reference. */
function rooted(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    // A pattern beside a format would only repeat the format.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // Bounds that every amount has say nothing about this one.
      if (jsonSchema.maximum === farthest) delete jsonSchema.maximum;
      if (jsonSchema.minimum === -farthest) delete jsonSchema.minimum;
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
 * The longest list of allowed names that a schema of an answer keeps. The answer itself shows which
 * name it has.
 */
const longestList = 12;
const deepest = 1;

/**
 * Every assistant reads the schemas of all tools before its first call, so they must be short. The
 * schema of an answer says what its fields mean. It leaves out long lists of names, the
 * explanation, and deeply nested fields.
 */
function shortened(schema: Schema, depth: number): Schema {
  const { properties, items, anyOf, enum: names, required, additionalProperties, ...rest } = schema;
  const within = (each: Schema) => shortened(each, depth);
  const isShown = depth < deepest;
  return {
    ...rest,
    ...(names && names.length <= longestList ? { enum: names } : {}),
    ...(Array.isArray(anyOf) && isShown ? { anyOf: anyOf.map(within) } : {}),
    ...(isObject(items) ? { items: within(items) } : {}),
    ...(properties && isShown
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, fieldOf(name, field, depth)]),
          ),
          ...(required ? { required } : {}),
        }
      : {}),
    ...(isObject(additionalProperties) && isShown
      ? { additionalProperties: shortened(additionalProperties, depth + 1) }
      : {}),
  };
}

function fieldOf(name: string, field: unknown, depth: number): Schema {
  if (!isObject(field)) return {};
  if (name !== "explanation") return shortened(field, depth + 1);
  return { type: "object", description: "What decided the answer, with sources; with `explain`" };
}

function isObject(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
