import { type Call, CallFinder, codeOf, coreOf, elementsOf, printCall } from "./field-call.ts";
import { type Schema, unwrap, type Zod } from "./schema.ts";
import type { NamedSchema } from "./type-writer.ts";

/** What the writer must know about a package besides the schemas of its requests. */
export interface FieldSettings {
  /** Schemas that several fields have. The constant of such a field has this name. */
  readonly shared: Readonly<Record<string, Schema>>;
  /**
   * The types whose values are read as any text, because the operation itself words the
   * unknown ones.
   */
  readonly openNames: readonly Schema[];
  /**
   * By request: optional fields that come first in the list of its fields, although they do not in
   * the schema.
   */
  readonly first: Readonly<Record<string, readonly string[]>>;
}

type NamedCall = readonly [name: string, call: Call];

/** The fields of one form of a request. */
interface Form {
  readonly required: readonly NamedCall[];
  readonly optional: readonly NamedCall[];
}

interface Table {
  readonly name: string;
  readonly forms: readonly Form[];
}

/**
 * Writes the tables of fields with which requests are read without zod. The message of a schema is
 * the text that completes "must be ..." (`allowed`).
 */
export class FieldWriter {
  /** The functions that the written code calls. */
  readonly used = new Set<string>();
  readonly #zod: Zod;
  readonly #settings: FieldSettings;
  readonly #calls: CallFinder;
  /** The constants of fields that are used more than once, by their code. */
  #constants: ReadonlyMap<string, string> = new Map();

  constructor(zod: Zod, settings: FieldSettings) {
    this.#zod = zod;
    this.#settings = settings;
    this.#calls = new CallFinder(zod, settings.openNames);
  }

  /** What could not be written. */
  get issues(): readonly string[] {
    return this.#calls.issues;
  }

  /** Writes one exported table for each request, after the constants that several of them use. */
  write(requests: readonly NamedSchema[]): string {
    const tables = requests.map((request) => this.#table(request));
    const fields = tables.flatMap(({ forms }) =>
      forms.flatMap(({ required, optional }) => [...required, ...optional]),
    );
    this.#constants = this.#chooseConstants(fields);
    const calls = new Map(
      fields.flatMap(([, call]) => withElements(call)).map((call) => [codeOf(call), call]),
    );
    const declared = [...this.#constants].flatMap(([code, constant]) => {
      const call = calls.get(code);
      return call === undefined ? [] : [`const ${constant} = ${this.#code(call)};`];
    });
    const shared = this.#sharedOptions(tables);
    const options = [...shared].map(([code, constant]) => `\nconst ${constant} = ${code};`);
    const exported = tables.map((table) => this.#export(table, shared));
    return [...declared, ...options, ...exported].join("\n");
  }

  #table({ name, schema }: NamedSchema): Table {
    const { def } = coreOf(schema)._zod;
    const forms = def.type === "union" ? (def.options ?? []) : [schema];
    return { name, forms: forms.map((form) => this.#form(name, coreOf(form))) };
  }

  #form(name: string, { _zod: { def } }: Schema): Form {
    const first = this.#settings.first[name] ?? [];
    const fields = Object.entries(def.shape ?? {}).map(([field, schema]) => {
      const { isOptional } = unwrap(schema, "input", () => undefined);
      const named: NamedCall = [field, this.#calls.find(schema, `${name}.${field}`)];
      return { named, isOptional, isFirst: first.includes(field) };
    });
    const optional = fields.filter(({ isOptional }) => isOptional);
    const ordered = [
      ...optional.filter(({ isFirst }) => isFirst),
      ...optional.filter(({ isFirst }) => !isFirst),
    ];
    return {
      required: fields.filter(({ isOptional }) => !isOptional).map(({ named }) => named),
      optional: ordered.map(({ named }) => named),
    };
  }

  #chooseConstants(fields: readonly NamedCall[]): ReadonlyMap<string, string> {
    const exported = new Map(
      Object.entries(this.#settings.shared).map(([name, schema]) => {
        const call = new CallFinder(this.#zod, []).find(schema, name);
        return [codeOf(call), name];
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

  /** The constants of optional fields that several forms have in common, by their code. */
  #sharedOptions(tables: readonly Table[]): ReadonlyMap<string, string> {
    const all = tables.flatMap(({ name, forms }) =>
      forms.map(({ optional }) => [this.#object(optional), `optionalOf${name}`] as const),
    );
    const shared = new Map<string, string>();
    const seen = new Map<string, string>();
    for (const [code, constant] of all) {
      const first = seen.get(code);
      if (first !== undefined && code !== this.#object([])) shared.set(code, first);
      seen.set(code, first ?? constant);
    }
    return shared;
  }

  #export({ name, forms }: Table, shared: ReadonlyMap<string, string>): string {
    const shapes = forms.map(({ required, optional }) => {
      const others = this.#object(optional);
      return this.#call("shape", `${this.#object(required)}, ${shared.get(others) ?? others}`);
    });
    const table = shapes.length === 1 ? shapes.join("") : this.#call("forms", shapes.join(", "));
    const constant = `${name.slice(0, 1).toLowerCase()}${name.slice(1)}Fields`;
    return `\n/** The fields of a request of the type \`${name}\`. */\nexport const ${constant} = ${table};`;
  }

  #object(fields: readonly NamedCall[]): string {
    const members = fields.map(([name, call]) => {
      const code = this.#print(call);
      return code === name ? name : `${name}: ${code}`;
    });
    return `{ ${members.join(", ")} }`;
  }

  #print(call: Call): string {
    return this.#constants.get(codeOf(call)) ?? this.#code(call);
  }

  #code(call: Call): string {
    if (call.of === "textThat") this.used.add("isDate");
    return printCall(
      call,
      (each) => this.#print(each),
      (of, given) => this.#call(of, given),
    );
  }

  /** A call that a bundler may drop if its result is not used. */
  #call(of: string, given: string): string {
    this.used.add(of);
    return `/* @__PURE__ */ ${of}(${given})`;
  }
}

function withElements(call: Call): readonly Call[] {
  return [call, ...elementsOf(call).flatMap(withElements)];
}
