import { identityOf, membersOf, type Schema, unwrap, type Zod } from "./schema.ts";
import type { NamedSchema } from "./type-writer.ts";

/** A call of a function of the kernel that makes a field. An argument is code, or the call that makes an element. */
interface Call {
  readonly of: string;
  readonly arguments: readonly (string | Call)[];
}

/** What the writer must know about a package besides the schemas of its requests. */
export interface FieldSettings {
  /** Schemas that a module exports for several fields. The constant of such a field has the name of the export. */
  readonly shared: Readonly<Record<string, Schema>>;
  /** The types whose values are read as any text, because the operation itself words the unknown ones. */
  readonly openNames: readonly Schema[];
  /** By request: optional fields that come first in the list of its fields, although they do not in the schema. */
  readonly first: Readonly<Record<string, readonly string[]>>;
}

/** The keywords of a JSON Schema that a field needs. */
interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

interface ShapeParts {
  readonly required: readonly (readonly [name: string, call: Call])[];
  readonly optional: readonly (readonly [name: string, call: Call])[];
}

/**
 * Writes the tables of fields with which requests are read without zod. The message of a schema is the text that
 * completes "must be ..." (`allowed`). `issues` lists what it could not write.
 */
export class FieldWriter {
  readonly issues: string[] = [];
  /** The functions that the written code calls. */
  readonly used = new Set<string>();
  readonly #zod: Zod;
  readonly #settings: FieldSettings;
  readonly #openNames: ReadonlySet<unknown>;

  constructor(zod: Zod, settings: FieldSettings) {
    this.#zod = zod;
    this.#settings = settings;
    this.#openNames = new Set(settings.openNames.map((schema) => identityOf(coreOf(schema))));
  }

  /** Writes one exported table for each request, after the constants that several of them use. */
  write(requests: readonly NamedSchema[]): string {
    const tables = requests.map(({ name, schema }) => {
      const core = coreOf(schema);
      const forms = core._zod.def.type === "union" ? (core._zod.def.options ?? []) : [core];
      return { name, forms: forms.map((form) => this.#parts(name, coreOf(form))) };
    });
    const parts = tables.flatMap(({ forms }) => forms);
    const fields = parts.flatMap(({ required, optional }) => [...required, ...optional]);
    const constants = this.#constants(fields);
    const print = (call: Call): string => constants.get(codeOf(call)) ?? this.#code(call, print);
    const declared = [...constants].map(([code, constant]) => {
      const call = fields
        .flatMap(([, each]) => withElements(each))
        .find((each) => codeOf(each) === code);
      return call === undefined ? "" : `const ${constant} = ${this.#code(call, print)};`;
    });
    const options = new Map<string, string>();
    for (const { name, forms } of tables) {
      for (const { optional } of forms) {
        const code = objectOf(optional, print);
        const isShared = parts.filter((each) => objectOf(each.optional, print) === code).length > 1;
        if (isShared && optional.length > 0 && !options.has(code))
          options.set(code, `optionalOf${name}`);
      }
    }
    const shared = [...options].map(([code, constant]) => `\nconst ${constant} = ${code};`);
    const exported = tables.map(({ name, forms }) => {
      const shapes = forms.map(({ required, optional }) => {
        const others = objectOf(optional, print);
        return this.#call(
          "shape",
          `${objectOf(required, print)}, ${options.get(others) ?? others}`,
        );
      });
      const [only = ""] = shapes;
      const table = shapes.length === 1 ? only : this.#call("forms", shapes.join(", "));
      return `\n/** The fields of a request of the type \`${name}\`. */\nexport const ${tableName(name)} = ${table};`;
    });
    return [...declared, ...shared, ...exported].join("\n");
  }

  #parts(name: string, { _zod: { def } }: Schema): ShapeParts {
    const first = this.#settings.first[name] ?? [];
    const fields = Object.entries(def.shape ?? {});
    const isOptional = ([, schema]: readonly [string, Schema]) =>
      unwrap(schema, "input", () => undefined).isOptional;
    const isFirst = ([field]: readonly [string, Schema]) => first.includes(field);
    const optional = fields.filter(isOptional);
    const toCall = ([field, schema]: readonly [string, Schema]) =>
      [field, this.#callOf(coreOf(schema), `${name}.${field}`)] as const;
    return {
      required: fields.filter((field) => !isOptional(field)).map(toCall),
      optional: [...optional.filter(isFirst), ...optional.filter((field) => !isFirst(field))].map(
        toCall,
      ),
    };
  }

  /** The constants of fields that are used more than once, by their code. */
  #constants(fields: readonly (readonly [string, Call])[]): Map<string, string> {
    const exported = new Map(
      Object.entries(this.#settings.shared).flatMap(([name, schema]) => {
        const call = this.#read(coreOf(schema), name, []);
        return call === undefined ? [] : [[codeOf(call), name] as const];
      }),
    );
    const uses = new Map<string, number>();
    const names = new Map<string, string>();
    const count = (name: string, call: Call) => {
      const code = codeOf(call);
      const before = uses.get(code) ?? 0;
      uses.set(code, before + 1);
      if (before > 0) return;
      // The elements come first, because the constant of a list uses theirs.
      for (const element of elementsOf(call)) count(name, element);
      names.set(code, exported.get(code) ?? name);
    };
    for (const [name, call] of fields) count(name, call);
    const isShort = (code: string) => code === "flag()" || code.startsWith("anything(");
    const repeated = [...names].filter(([code]) => (uses.get(code) ?? 0) > 1 && !isShort(code));
    // Of two fields with one name, only the first has a constant.
    const codes = new Map(repeated.toReversed().map(([code, name]) => [name, code]));
    return new Map(repeated.filter(([code, name]) => codes.get(name) === code));
  }

  #callOf(core: Schema, place: string): Call {
    const call = this.#read(core, place, this.issues);
    return call ?? { of: "anything", arguments: ['""'] };
  }

  /** The call that makes the field of a schema. */
  #read(core: Schema, place: string, issues: string[]): Call | undefined {
    const { def } = core._zod;
    const members = membersOf(core);
    if (this.#openNames.has(identityOf(core)))
      return field("text", this.#allowed(core, place, issues));
    if (members !== undefined) {
      const standard = `one of ${members.join(", ")}`;
      return field("oneOf", JSON.stringify(members), this.#allowed(core, place, issues, standard));
    }
    const limits = ["string", "number", "int", "array"].includes(def.type)
      ? (this.#zod.toJSONSchema(core as never, { unrepresentable: "any" }) as Limits)
      : {};
    switch (def.type) {
      case "boolean":
        return field("flag");
      case "number":
        return this.#number(core, limits, place, issues);
      case "string":
        return this.#text(core, limits, place, issues);
      case "array":
        return this.#list(core, limits, place, issues);
      case "record":
        return field("anything", this.#allowed(core, place, issues));
      case "object":
        return field("anything", '"an object"');
      case "union":
        return this.#union(core, place, issues);
      default:
        issues.push(`${place} is of the kind "${def.type}", for which no field can be written`);
        return undefined;
    }
  }

  #number(core: Schema, { minimum, maximum }: Limits, place: string, issues: string[]): Call {
    const isWhole = core._zod.def.check === "number_format";
    const standard = `a ${isWhole ? "whole " : ""}number from ${minimum} to ${maximum}`;
    const allowed = this.#allowed(core, place, issues, standard);
    return field(isWhole ? "wholeNumber" : "number", numeral(minimum), numeral(maximum), allowed);
  }

  #text(
    core: Schema,
    { format, pattern, maxLength }: Limits,
    place: string,
    issues: string[],
  ): Call {
    const allowed = this.#allowed(core, place, issues);
    if (format === "date") return field("textThat", "isDate", allowed);
    if (pattern !== undefined) return field("textLike", `/${pattern}/`, allowed);
    return maxLength === undefined
      ? field("text", allowed)
      : field("name", numeral(maxLength), allowed);
  }

  #list(
    core: Schema,
    { minItems, maxItems }: Limits,
    place: string,
    issues: string[],
  ): Call | undefined {
    const { element } = core._zod.def;
    const each = element && this.#read(coreOf(element), `${place}[]`, issues);
    if (each === undefined) return undefined;
    const least = minItems === undefined ? [] : [`least: ${numeral(minItems)}`];
    const most = maxItems === undefined ? [] : [`most: ${numeral(maxItems)}`];
    const limits = `{ ${[...least, ...most].join(", ")} }`;
    return field("list", each, limits, this.#allowed(core, place, issues));
  }

  #union(core: Schema, place: string, issues: string[]): Call | undefined {
    const options = (core._zod.def.options ?? []).map(coreOf);
    const members = options.map(membersOf);
    if (members.every((each) => each !== undefined)) {
      return field("oneOf", JSON.stringify(members.flat()), this.#allowed(core, place, issues));
    }
    if (options.every(({ _zod }) => _zod.def.type === "object"))
      return field("anything", '"an object"');
    const calls = options.map((option) => this.#read(option, place, issues));
    const known = calls.filter((call) => call !== undefined);
    return known.length < calls.length
      ? undefined
      : field("either", ...known, this.#allowed(core, place, issues));
  }

  /** What completes "must be ...": the message of the schema. */
  #allowed(core: Schema, place: string, issues: string[], standard?: string): string {
    const message: unknown = core._zod.def.error?.({}) ?? standard;
    if (typeof message === "string") return JSON.stringify(message);
    issues.push(`${place} has no message that says what is allowed`);
    return '""';
  }

  #code({ of, arguments: given }: Call, print: (call: Call) => string): string {
    if (of === "textThat") this.used.add("isDate");
    return this.#call(
      of,
      given.map((each) => (typeof each === "string" ? each : print(each))).join(", "),
    );
  }

  /** A call that a bundler may drop if its result is not used. */
  #call(of: string, given: string): string {
    this.used.add(of);
    return `/* @__PURE__ */ ${of}(${given})`;
  }
}

/** The name of the table of a request. */
function tableName(request: string): string {
  return `${request.slice(0, 1).toLowerCase()}${request.slice(1)}Fields`;
}

function coreOf(schema: Schema): Schema {
  return unwrap(schema, "input", () => undefined).core;
}

function field(of: string, ...given: readonly (string | Call)[]): Call {
  return { of, arguments: given };
}

/** The calls in the arguments of a call: the element of a list, the two fields of `either`. */
function elementsOf({ arguments: given }: Call): readonly Call[] {
  return given.filter((each) => typeof each !== "string");
}

function withElements(call: Call): readonly Call[] {
  return [call, ...elementsOf(call).flatMap(withElements)];
}

/** The code of a call, by which equal fields are found. */
function codeOf({ of, arguments: given }: Call): string {
  return `${of}(${given.map((each) => (typeof each === "string" ? each : codeOf(each))).join(", ")})`;
}

function objectOf(
  fields: readonly (readonly [string, Call])[],
  print: (call: Call) => string,
): string {
  const members = fields.map(([name, call]) => {
    const code = print(call);
    return code === name ? name : `${name}: ${code}`;
  });
  return `{ ${members.join(", ")} }`;
}

/** A number as code: `1_000_000`. */
function numeral(value: number | undefined): string {
  const text = String(value ?? "Infinity");
  return /^\d{5,}$/.test(text) ? text.replace(/\B(?=(?:\d{3})+$)/g, "_") : text;
}
