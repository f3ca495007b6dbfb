import { docComment } from "./doc-comment.ts";
import { rangeSentence } from "./range-sentence.ts";
import {
  identityOf,
  isSchema,
  membersOf,
  type Schema,
  type Side,
  unwrap,
  type Zod,
} from "./schema.ts";

/** A schema for which a type is declared, and the name of the type. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
  readonly side: Side;
  /** Whether all fields of the type are read-only, also the nested ones. */
  readonly isReadOnly: boolean;
}

/** A type that exists already, given by its members or by the schemas of its values. */
export type ClosedName = readonly unknown[] | Schema;

interface Place {
  readonly named: NamedSchema;
  /** The path that messages print: `Vehicle.engine.fuel`. */
  readonly path: string;
  readonly depth: number;
}

const keywords: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  int: "number",
  boolean: "boolean",
  bigint: "bigint",
  date: "Date",
  null: "null",
  undefined: "undefined",
  unknown: "unknown",
  any: "any",
  never: "never",
};

/** Writes TypeScript declarations from zod schemas. `issues` lists what it could not write. */
export class TypeWriter {
  readonly issues: string[] = [];
  /** Names of types that other declarations use. */
  readonly used = new Set<string>();
  readonly #zod: Zod;
  readonly #names: ReadonlyMap<unknown, string>;

  /** @param closedNames Types that exist already, by name. */
  constructor(
    zod: Zod,
    all: readonly NamedSchema[],
    closedNames: Readonly<Record<string, ClosedName>>,
  ) {
    this.#zod = zod;
    const closed = Object.entries(closedNames).flatMap(([name, closed]) =>
      identitiesOf(closed).map((identity) => [identity, name] as const),
    );
    const declared = all.map(
      ({ name, schema, side }) => [identityOf(this.#core(schema, side)), name] as const,
    );
    this.#names = new Map([...declared.toReversed(), ...closed]);
  }

  /** Writes a type with its description: an interface for an object, an alias for anything else. */
  declare(named: NamedSchema): string {
    const { name, schema, side } = named;
    const place = { named, path: name, depth: 0 };
    const { core, description } = unwrap(schema, side, this.#describe);
    if (description === undefined) this.#missing(place);
    const comment = docComment([description, this.#range(core)], 0);
    const body = this.#structure(core, place);
    const isInterface = core._zod.def.type === "object";
    return `${comment}export ${isInterface ? `interface ${name} ${body}` : `type ${name} = ${body};`}\n`;
  }

  #type(schema: Schema, place: Place): string {
    const { core, isNullable } = unwrap(schema, place.named.side, this.#describe);
    const name = this.#names.get(identityOf(core));
    if (name !== undefined) this.used.add(name);
    const type = name ?? this.#structure(core, place);
    return isNullable ? `${type} | null` : type;
  }

  #structure(schema: Schema, place: Place): string {
    const { def } = schema._zod;
    const members = membersOf(schema);
    if (members !== undefined) return members.map((member) => JSON.stringify(member)).join(" | ");
    const { isReadOnly } = place.named;
    switch (def.type) {
      case "object":
        return this.#object(schema, place);
      case "array":
        return `${isReadOnly ? "readonly " : ""}${this.#item(def.element, `${place.path}[]`, place)}[]`;
      case "tuple":
        return `${isReadOnly ? "readonly " : ""}[${this.#each(def.items, place).join(", ")}]`;
      case "union":
        return [...new Set(this.#each(def.options, place))].join(" | ");
      case "record": {
        const [key = "", value = ""] = this.#each([def.keyType, def.valueType], place);
        return `${isReadOnly ? "Readonly<" : ""}Record<${key}, ${value}>${isReadOnly ? ">" : ""}`;
      }
      default:
        return keywords[def.type] ?? this.#unknownKind(def.type, place);
    }
  }

  #object({ _zod: { def } }: Schema, place: Place): string {
    const fields = Object.entries(def.shape ?? {}).map(([name, schema]) =>
      this.#field(name, schema, {
        ...place,
        path: `${place.path}.${name}`,
        depth: place.depth + 1,
      }),
    );
    const hasOthers = def.catchall !== undefined && def.catchall._zod.def.type !== "never";
    return `{\n${fields.join("\n")}\n${hasOthers ? "[field: string]: unknown;\n" : ""}}`;
  }

  #field(name: string, schema: Schema, place: Place): string {
    const { core, description, isOptional, standard } = unwrap(
      schema,
      place.named.side,
      this.#describe,
    );
    if (description === undefined) this.#missing(place);
    const comment = docComment(
      [
        description,
        this.#range(core),
        standard === undefined ? undefined : `Default: \`${JSON.stringify(standard)}\`.`,
      ],
      place.depth,
    );
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const modifier = place.named.isReadOnly ? "readonly " : "";
    const type = this.#type(schema, place);
    return `${comment}${modifier}${key}${isOptional ? "?" : ""}: ${type}${isOptional ? " | undefined" : ""};`;
  }

  /**
   * The type of an array's elements. A union is put in brackets, so that `[]` applies to all of it.
   */
  #item(schema: Schema | undefined, path: string, place: Place): string {
    const [type = "unknown"] = this.#each([schema], { ...place, path });
    const isSimple = /^[\w"]+$/.test(type) || (type.startsWith("{") && type.endsWith("}"));
    return isSimple ? type : `(${type})`;
  }

  #each(schemas: readonly (Schema | undefined)[] | undefined, place: Place): string[] {
    return (schemas ?? [])
      .filter((schema) => schema !== undefined)
      .map((schema) => this.#type(schema, place));
  }

  /** The sentence about the limits of a plain value. Objects and named types have none here. */
  #range(core: Schema): string | undefined {
    const { type } = core._zod.def;
    if (!["string", "number", "int", "array"].includes(type)) return undefined;
    const limits = this.#zod.toJSONSchema(core as never, { unrepresentable: "any" });
    return rangeSentence(limits as Parameters<typeof rangeSentence>[0]);
  }

  readonly #describe = (schema: Schema): string | undefined =>
    this.#zod.globalRegistry.get(schema as never)?.description;

  #core(schema: Schema, side: Side): Schema {
    return unwrap(schema, side, this.#describe).core;
  }

  #missing({ path }: Place): void {
    this.issues.push(`${path} has no description`);
  }

  #unknownKind(kind: string, { path }: Place): string {
    this.issues.push(`${path} is of the kind "${kind}", for which no type can be written`);
    return "unknown";
  }
}

function identitiesOf(closed: ClosedName): readonly unknown[] {
  const all: readonly unknown[] = "_zod" in closed ? [closed] : closed;
  return all.every(isSchema) ? all.map(identityOf) : [JSON.stringify(all)];
}
