/** The part of a zod schema that is read here: the same in `zod` and `zod/mini`. */
export interface Schema {
  readonly _zod: { readonly def: Definition };
}

export interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly catchall?: Schema;
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
}

/** What is used of zod itself. A package passes its own copy. */
export interface Zod {
  readonly globalRegistry: {
    get(schema: never): { readonly description?: string | undefined } | undefined;
  };
  toJSONSchema(schema: never, parameters?: { unrepresentable?: "any" }): unknown;
}

/** Which side of a schema: what a caller may send, or what comes out of parsing it. */
export type Side = "input" | "output";

/** A schema without its wrappers, and what the wrappers say. */
export interface Unwrapped {
  readonly core: Schema;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly description: string | undefined;
  readonly standard: unknown;
}

/**
 * Takes `optional`, `nullable`, `default`, `readonly`, `pipe` and `lazy` off a schema. The outermost description wins.
 * Stops at a schema for which `isNamed` holds.
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

/** The members of an enum or a literal. */
export function membersOf({ _zod: { def } }: Schema): readonly unknown[] | undefined {
  if (def.type === "enum") return Object.values(def.entries ?? {});
  return def.type === "literal" ? def.values : undefined;
}

/** Equal for two schemas of one type: descriptions and checks make a new schema over the same parts. */
export function identityOf(schema: Schema): unknown {
  const members = membersOf(schema);
  if (members !== undefined) return JSON.stringify(members);
  return schema._zod.def.shape ?? schema._zod.def;
}
