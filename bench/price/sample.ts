import { pick, type Random, wideObject, wordFor } from "./words.ts";

/** The parts of a JSON Schema that values are drawn from. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** Draws a value that mostly fits the schema. `name` is that of its field. */
export function sample(schema: Schema, schemas: Schemas, random: Random, name = ""): unknown {
  if (schema.$ref !== undefined) {
    return sample(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, schemas, random, name);
  }
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return sample(pick(branches, random), schemas, random, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum, random);
  if (schema.properties) return sampleObject(schema, schemas, random);
  const type = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  if (type === "array") return sampleArray(schema, schemas, random, name);
  if (type === "integer" || type === "number") return sampleNumber(schema, type, random);
  if (type === "boolean") return random(2) === 0;
  if (type === "object") return {};
  if (schema.examples && random(3) === 0) return pick(schema.examples, random);
  return wordFor(name, random);
}

function sampleObject(schema: Schema, schemas: Schemas, random: Random): object {
  // Half of the objects begin with an example, because random values rarely pass the checks that
  // come before the work.
  const example = schema.examples && random(2) === 0 ? pick(schema.examples, random) : {};
  const drawn = Object.entries(schema.properties ?? {})
    .filter(([name]) => (schema.required?.includes(name) ? true : random(3) === 0))
    .map(([name, property]) => [name, sample(property, schemas, random, name)]);
  const unknown = random(20) === 0 ? wideObject(10 ** random(5), "x") : {};
  return { ...Object.fromEntries(drawn), ...Object(example), ...unknown };
}

function sampleArray(schema: Schema, schemas: Schemas, random: Random, name: string): unknown[] {
  const most = Math.min(schema.maxItems ?? 1_000, 1_000);
  const length = pick([1, 2, Math.ceil(most / 10), most, most], random);
  const item = () => sample(schema.items ?? {}, schemas, random, name);
  if (random(2) === 0) return Array.from({ length }, item);
  const [first, second] = [item(), item()];
  return Array.from({ length }, (_, at) => (at % 2 === 0 ? first : second));
}

function sampleNumber({ minimum = 0, maximum = 1e12 }: Schema, type: string, random: Random) {
  const value = pick(
    [minimum, maximum, 1, 2025, 2026, 10 ** random(13), random(1_000_000)],
    random,
  );
  return type === "integer" ? value : value + pick([0, 0, 0.37], random);
}

/** The first value with a part of the second in place of its own. */
export function mix(first: unknown, second: unknown, random: Random): unknown {
  if (!isObject(first) || !isObject(second) || random(6) === 0) return second;
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])].filter(
    (name) => first[name] !== second[name],
  );
  if (names.length === 0) return second;
  const name = pick(names, random);
  const mixed = mix(first[name], second[name], random);
  if (Array.isArray(first)) return first.map((item, at) => (String(at) === name ? mixed : item));
  const { [name]: _replaced, ...rest } = first;
  return mixed === undefined ? rest : { ...rest, [name]: mixed };
}

/** The value with one of its numbers made larger or smaller. */
export function vary(value: unknown, random: Random): unknown {
  if (typeof value === "number") {
    const varied = value * pick([0.5, 0.8, 1.25, 2], random);
    return Number.isInteger(value) ? Math.round(varied) : varied;
  }
  if (!isObject(value)) return value;
  const names = Object.keys(value).filter(
    (name) => typeof value[name] === "number" || isObject(value[name]),
  );
  if (names.length === 0) return value;
  const name = pick(names, random);
  const varied = vary(value[name], random);
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === name ? varied : item));
  return { ...value, [name]: varied };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
