/** The part of a zod schema that these scripts read. It is the same in `zod` and in `zod/mini`. */
export interface Schema {
  readonly _zod: { readonly def: Definition };
}

export interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema | undefined;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly items?: readonly Schema[];
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly in?: Schema;
  readonly out?: Schema;
  readonly getter?: () => Schema;
  readonly defaultValue?: unknown;
  /** `number_format` for a whole number. */
  readonly check?: string | undefined;
  /** Returns the message with which the schema was created. */
  readonly error?: ((issue: never) => unknown) | undefined;
}

/** The functions of zod that these scripts call. Each package passes its own copy of zod. */
export interface Zod {
  readonly globalRegistry: {
    get(schema: never): { readonly description?: string | undefined } | undefined;
  };
  toJSONSchema(schema: never, parameters?: { unrepresentable?: "any" }): unknown;
}

/**
 * The input of a schema is the value that a caller may send. The output is the value that
 * parsing returns.
 */
export type Side = "input" | "output";

/** A schema without its wrappers, and the properties that the wrappers gave it. */
export interface Unwrapped {
  readonly core: Schema;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly description: string | undefined;
  readonly standard: unknown;
}

/**
 * Removes the wrappers `optional`, `nullable`, `default`, `readonly`, `pipe` and `lazy` from a
 * schema. If several of them have a description, the outermost one is used.
 */
export function unwrap(
  schema: Schema,
  side: Side,
  describe: (schema: Schema) => string | undefined,
): Unwrapped {
  let core = schema;
  let isOptional = false;
  let isNullable = false;
  let description = describe(core);
  let standard: unknown;
  for (let inner = innerOf(core, side); inner !== undefined; inner = innerOf(core, side)) {
    const { type, defaultValue } = core._zod.def;
    const hasDefault = type === "default" || type === "prefault";
    isOptional ||= type === "optional" || (hasDefault && side === "input");
    isNullable ||= type === "nullable";
    if (hasDefault) standard ??= defaultValue;
    core = inner;
    description ??= describe(core);
  }
  return { core, isOptional, isNullable, description, standard };
}

function innerOf(schema: Schema, side: Side): Schema | undefined {
  const { type, innerType, getter, in: input, out: output } = schema._zod.def;
  switch (type) {
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "readonly":
    case "nonoptional":
      return innerType;
    case "lazy":
      return getter?.();
    case "pipe":
      return side === "input" ? input : output;
    default:
      return undefined;
  }
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && "_zod" in value;
}

/** The members of an enum or a literal. */
export function membersOf({ _zod: { def } }: Schema): readonly unknown[] | undefined {
  if (def.type === "enum") return Object.values(def.entries ?? {});
  return def.type === "literal" ? def.values : undefined;
}

/**
 * Returns the same value for two schemas of one type. A schema with a new description or check
 * shares the parts of the old one.
 */
export function identityOf(schema: Schema): unknown {
  const members = membersOf(schema);
  if (members !== undefined) return JSON.stringify(members);
  return schema._zod.def.shape ?? schema._zod.def;
}
