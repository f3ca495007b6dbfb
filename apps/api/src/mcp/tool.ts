import { unwrap } from "@almanac/kernel/errors/result";
import type { Question, Service } from "@almanac/questions/question";
import * as z from "zod";
import { schemaNamed } from "../http/operation/questions.ts";
import type { ServiceId } from "../service-id.ts";

/** What tools need besides their arguments. */
export interface ToolContext {
  readonly now: () => number;
  /**
   * Looks up a certificate, under the rules of the place where the server runs. A thread has
   * no network.
   */
  readonly inspectCertificate?: (request: unknown, signal: AbortSignal) => Promise<object>;
  /** Runs a tool on a worker thread, where there are threads. */
  readonly runOnThread?: (tool: string, given: unknown, signal: AbortSignal) => Promise<object>;
}

/** One question that an assistant can ask. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /**
   * An assistant chooses a tool by this text: what it answers, when to use it, and what it does
   * not know.
   */
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  readonly annotations: {
    readonly title: string;
    readonly readOnlyHint: true;
    readonly destructiveHint: false;
    readonly idempotentHint: true;
    readonly openWorldHint: boolean;
  };
  /** The service whose scope and quota a call needs. Undefined if the arguments name none. */
  serviceOf(given: unknown): ServiceId | undefined;
  /** How many requests of its minute a call counts as; default 1. As the weight of an operation. */
  readonly weight?: ((given: unknown) => number) | undefined;
  /** Whether a call takes longer than a few milliseconds, so that it belongs on a worker thread. */
  readonly isHeavy?: boolean | undefined;
  /**
   * Answers, or throws the library's error. `signal` is aborted when the caller cancels the call.
   */
  run(given: unknown, context: ToolContext, signal: AbortSignal): object | Promise<object>;
}

interface ToolOptions
  extends Pick<Tool, "name" | "title" | "description" | "run" | "weight" | "isHeavy"> {
  readonly service: ServiceId | Tool["serviceOf"];
  readonly request: z.ZodType;
  readonly answer: z.ZodType;
  /** Whether a call asks servers on the internet. Default: no. */
  readonly asksTheWorld?: boolean;
}

type Schemas = Readonly<Record<string, unknown>>;

/**
 * The tools of a service: its questions that an assistant can ask. `answers` answers those that the
 * library alone cannot.
 */
export function toolsOf<Module extends Schemas>(
  { id: service, questions }: Service<Module> & { readonly id: ServiceId },
  schemas: Module,
  answers: Readonly<Record<string, Tool["run"]>> = {},
): readonly Tool[] {
  const told = new Set<string>();
  return Object.entries<Question<Module>>(questions).flatMap(([id, question]) => {
    const { tool, ask, request, answer, weight, isHeavy } = question;
    if (tool === undefined) return [];
    const run = answers[id] ?? (ask && ((given, { now }) => unwrap(ask(given, { now }))));
    if (run === undefined || request === undefined) throw new TypeError(`nothing answers ${id}`);
    const described = {
      ...tool,
      service,
      request: schemaNamed(schemas, request),
      answer: schemaNamed(schemas, answer),
      ...(weight === undefined ? {} : { weight }),
      ...(isHeavy === true ? { isHeavy } : {}),
      run,
    };
    return defineTool(described, told);
  });
}

/**
 * Describes a tool by the schemas of the library. `told` has the fields that earlier tools
 * describe. All tools only read.
 */
export function defineTool(options: ToolOptions, told = new Set<string>()): Tool {
  const { name, title, description, service, run, weight, isHeavy, asksTheWorld = false } = options;
  return {
    name,
    title,
    description,
    inputSchema: inputSchemaOf(options.request, told),
    outputSchema: toldOnce(outputSchemaOf(options.answer), told),
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: asksTheWorld,
    },
    serviceOf: typeof service === "function" ? service : () => service,
    weight,
    isHeavy,
    run,
  };
}

/** A JSON Schema of the arguments or of the answer of a tool. */
interface ObjectSchema {
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
function inputSchemaOf(schema: z.ZodType, told: Set<string>): ObjectSchema {
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
function outputSchemaOf(schema: z.ZodType): ObjectSchema {
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
  return asObject(needed.length > 0 ? { ...short, $defs: kept as Record<string, Schema> } : short);
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
    ...(Array.isArray(anyOf) ? { anyOf: anyOf.map(within) } : {}),
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
