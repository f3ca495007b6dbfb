import { listed } from "@almanac/kernel/messages/wording";
import { identityOf, membersOf, type Schema, unwrap, type Zod } from "./schema.ts";

/**
 * A call of a function of the kernel that makes a field. An argument is code, or the call that
 * makes an element.
 */
export interface Call {
  readonly of: string;
  readonly arguments: readonly (string | Call)[];
  /** The fields of a group, by name. */
  readonly fields?: readonly (readonly [name: string, call: Call])[];
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

/**
 * Finds the call that makes the field of a schema. `issues` lists the schemas for which no field
 * can be written.
 */
export class CallFinder {
  readonly issues: string[] = [];
  readonly #zod: Zod;
  readonly #open: ReadonlySet<unknown>;

  /**
   * @param open Schemas whose values are read as any text, because the operation itself words the
   * unknown ones.
   */
  constructor(zod: Zod, open: readonly Schema[]) {
    this.#zod = zod;
    this.#open = new Set(open.map((schema) => identityOf(coreOf(schema))));
  }

  /** `place` names the field in an issue. */
  find(schema: Schema, place: string): Call {
    const core = coreOf(schema);
    const { def } = core._zod;
    if (this.#open.has(identityOf(core))) return call("text", this.#allowed(core, place));
    const members = membersOf(core);
    if (members !== undefined) {
      return oneOf(members, this.#allowed(core, place, `one of ${members.join(", ")}`));
    }
    switch (def.type) {
      case "boolean":
        return call("flag");
      case "number":
        return this.#number(core, place);
      case "string":
        return this.#text(core, place);
      case "array":
        return this.#list(core, place);
      case "record":
        return call("anything", this.#allowed(core, place));
      case "object":
        return this.#group(core, place);
      case "union":
        return this.#union(core, place);
      default:
        this.issues.push(
          `${place} is of the kind "${def.type}", for which no field can be written`,
        );
        return call("anything", '""');
    }
  }

  #number(core: Schema, place: string): Call {
    const { minimum, maximum } = this.#limits(core);
    const isWhole = core._zod.def.check === "number_format";
    const standard = `a ${isWhole ? "whole " : ""}number from ${minimum} to ${maximum}`;
    const allowed = this.#allowed(core, place, standard);
    return call(isWhole ? "wholeNumber" : "number", numeral(minimum), numeral(maximum), allowed);
  }

  #text(core: Schema, place: string): Call {
    const { format, pattern, maxLength } = this.#limits(core);
    const allowed = this.#allowed(core, place);
    if (format === "date") return call("textThat", "isDate", allowed);
    if (pattern !== undefined) return call("textLike", `/${pattern}/`, allowed);
    return maxLength === undefined
      ? call("text", allowed)
      : call("name", numeral(maxLength), allowed);
  }

  #list(core: Schema, place: string): Call {
    const { element = core } = core._zod.def;
    const { minItems, maxItems } = this.#limits(core);
    const least = minItems === undefined ? [] : [`least: ${numeral(minItems)}`];
    const most = maxItems === undefined ? [] : [`most: ${numeral(maxItems)}`];
    const limits = `{ ${[...least, ...most].join(", ")} }`;
    return call("list", this.find(element, `${place}[]`), limits, this.#allowed(core, place));
  }

  #union(core: Schema, place: string): Call {
    const options = (core._zod.def.options ?? []).map(coreOf);
    if (options.every(({ _zod }) => _zod.def.type === "object")) {
      return call("anything", '"an object"');
    }
    const members = options.map(membersOf);
    return members.every((each) => each !== undefined)
      ? oneOf(members.flat(), this.#allowed(core, place))
      : call("either", ...options.map((option) => this.find(option, place)));
  }

  /** An object all of whose fields are optional. Other objects are read by the operation itself. */
  #group(core: Schema, place: string): Call {
    const fields = Object.entries(core._zod.def.shape ?? {});
    const isGroup = fields.every(([, field]) => unwrap(field, "input", () => undefined).isOptional);
    if (!isGroup) return call("anything", '"an object"');
    return {
      ...call("group"),
      fields: fields.map(([name, field]) => [name, this.find(field, `${place}.${name}`)]),
    };
  }

  #limits(core: Schema): Limits {
    return this.#zod.toJSONSchema(core as never, { unrepresentable: "any" }) as Limits;
  }

  /** What completes "must be ...": the message of the schema. */
  #allowed(core: Schema, place: string, standard?: string): string {
    const message = core._zod.def.error?.({} as never) ?? standard;
    if (typeof message === "string") return JSON.stringify(message);
    this.issues.push(`${place} has no message that says what is allowed`);
    return '""';
  }
}

/** A schema of a request without its wrappers. */
export function coreOf(schema: Schema): Schema {
  return unwrap(schema, "input", () => undefined).core;
}

/**
 * The calls in a call: the element of a list, the two fields of `either`, the fields of a group.
 */
export function elementsOf({ arguments: given, fields = [] }: Call): readonly Call[] {
  return [...given.filter((each) => typeof each !== "string"), ...fields.map(([, call]) => call)];
}

/** The code of a call, by which equal fields are found. */
export function codeOf(call: Call): string {
  return printCall(call, codeOf, (of, given) => `${of}(${given})`);
}

/** Prints a call. `print` prints the calls in it, and `made` puts a function and its arguments together. */
export function printCall(
  { of, arguments: given, fields }: Call,
  print: (call: Call) => string,
  made: (of: string, given: string) => string,
): string {
  if (fields === undefined) {
    return made(
      of,
      given.map((each) => (typeof each === "string" ? each : print(each))).join(", "),
    );
  }
  const members = fields.map(([name, call]) => `${name}: ${print(call)}`);
  return made(of, made("shape", `{}, { ${members.join(", ")} }`));
}

function call(of: string, ...given: readonly (string | Call)[]): Call {
  return { of, arguments: given };
}

/** The call of `oneOf`, which lists its words itself unless something else is said about them. */
function oneOf(members: readonly unknown[], allowed: string): Call {
  const isUsual = allowed === JSON.stringify(listed(members.map(String), "or"));
  return call("oneOf", JSON.stringify(members), ...(isUsual ? [] : [allowed]));
}

/** A number as code: `1_000_000`. */
function numeral(value: number | undefined): string {
  const text = String(value ?? "Infinity");
  return /^\d{5,}$/.test(text) ? text.replace(/\B(?=(?:\d{3})+$)/g, "_") : text;
}
