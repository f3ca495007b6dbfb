import { fieldsOf, hasFields } from "@almanac/kernel/objects/objects";
import { cell, cellText, type Delimiter } from "../text/csv.ts";

/** The columns of an answer as CSV. They are the same for every answer of a service. */
export interface AnswerColumns {
  /**
   * Fields with a column of their own: `make`, `engine.capacityCc`. Lists of plain values are
   * joined with semicolons.
   */
  readonly columns: readonly string[];
  /** Fields that share one column, `rest`, as JSON. */
  readonly rest: readonly string[];
  /** Which answers have most of their cells in common, if many have. */
  readonly alike?: AlikeAnswers;
}

/** Answers that have most of their cells in common. */
interface AlikeAnswers {
  /** Alike answers have the same text. Whether they are equal is compared, field by field. */
  groupOf(data: object): string;
  /** The fields that differ even between alike answers. */
  readonly own: readonly string[];
}

/** The column that holds all fields without a column of their own. */
export const restColumn = "rest";

/** The columns of an answer and the function that writes its cells, ready for a line. */
interface AnswerCells {
  readonly names: readonly string[];
  readonly textOf: (data: object) => string;
  /** Empty cells for a row without an answer, one for each of `names`. */
  readonly empty: string;
}

/**
 * Makes the cells of an answer. Without `fields`, they are all columns of the service, and `rest`.
 */
export function createAnswerCells(
  answer: AnswerColumns,
  fields: readonly string[] | undefined,
  delimiter: Delimiter,
  guard: (text: string) => string,
): AnswerCells {
  const names = fields ?? [...answer.columns, restColumn];
  const written = (value: unknown): string => {
    if (value === undefined) return "";
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    return cell(guard(cellText(value)), delimiter);
  };
  const parts = groupsOf(fields ?? answer.columns).map(({ outer, paths }): Part => {
    const empty = delimiter.repeat(paths.length - 1);
    return {
      fields: [outer],
      textOf: (data) => {
        const value = data[outer];
        return hasFields(value)
          ? paths.map((path) => written(path.reduce(memberOf, value))).join(delimiter)
          : empty + written(value);
      },
    };
  });
  const rest = fields === undefined ? answer.rest : [];
  const json = new SharedJson();
  if (fields === undefined)
    parts.push({ fields: rest, textOf: (data) => restCell(rest, data, json) });
  const { alike } = answer;
  const learn = (data: Fields) => {
    for (const name of rest) json.learn(data[name]);
  };
  const textOf = (data: object) => parts.map((part) => part.textOf(fieldsOf(data))).join(delimiter);
  return {
    names,
    textOf: alike === undefined ? textOf : rememberAlike(alike, parts, delimiter, textOf, learn),
    empty: delimiter.repeat(Math.max(0, names.length - 1)),
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Neighbouring cells. */
interface Part {
  /** The fields of the answer that decide their text. */
  readonly fields: readonly string[];
  readonly textOf: (data: Fields) => string;
}

/**
 * Neighbouring columns that are in the same field of the answer: `engine.fuel`
 * and `engine.powerKw`.
 */
interface Group {
  readonly outer: string;
  /** The paths of the columns in the field. */
  readonly paths: readonly string[][];
}

function groupsOf(columns: readonly string[]): Group[] {
  const groups: { outer: string; paths: string[][] }[] = [];
  for (const column of columns) {
    const [outer = "", ...path] = column.split(".");
    const last = groups.at(-1);
    if (last?.outer === outer) last.paths.push(path);
    else groups.push({ outer, paths: [path] });
  }
  return groups;
}

function memberOf(value: unknown, name: string): unknown {
  return hasFields(value) ? value[name] : undefined;
}

/** Fields as one JSON object in a cell. Empty lists are left out. */
function restCell(names: readonly string[], data: Fields, json: SharedJson): string {
  let members = "";
  for (const name of names) {
    const value = data[name];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    members += `${members === "" ? "" : ","}""${name}"":${json.textOf(value)}`;
  }
  return members === "" ? "" : `"{${members}}"`;
}

/** Writes JSON for a cell in quotes. Parts that were learned are written once. */
class SharedJson {
  readonly #texts = new WeakMap<object, string>();

  textOf(value: unknown): string {
    if (!hasFields(value)) return jsonInCell(value);
    const known = this.#texts.get(value);
    if (known !== undefined) return known;
    return Array.isArray(value)
      ? `[${value.map((item) => this.textOf(item)).join()}]`
      : jsonInCell(value);
  }

  /** Keeps the text of a value and of its items, if they are frozen: answers share them. */
  learn(value: unknown): void {
    if (!hasFields(value) || !Object.isFrozen(value) || this.#texts.has(value)) return;
    if (Array.isArray(value)) for (const item of value) this.learn(item);
    this.#texts.set(value, inOnePlace(this.textOf(value)));
  }
}

/**
 * Makes the engine store a text in one place. A text that was joined is a tree of its parts, and
 * copying a tree takes many times longer.
 */
function inOnePlace(text: string): string {
  text.charCodeAt(0);
  return text;
}

function jsonInCell(value: unknown): string {
  return JSON.stringify(value).replaceAll('"', '""');
}

/** The most texts that are remembered. */
const mostKnown = 8_192;

/** The last of the answers of a group. */
interface Known {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
  /** The cells before, between and after those of the own fields. */
  readonly texts: readonly string[];
}

/**
 * Makes the function that writes the cells of an answer like those of the last answer of its group,
 * if both differ in nothing but the own fields.
 */
function rememberAlike(
  { groupOf, own }: AlikeAnswers,
  parts: readonly Part[],
  delimiter: Delimiter,
  alone: (data: Fields) => string,
  learn: (data: Fields) => void,
): (data: object) => string {
  const ownParts = parts.filter(({ fields }) => fields.some((name) => own.includes(name)));
  const ownFields = new Set([...own, ...ownParts.flatMap(({ fields }) => fields)]);
  let known = new Map<string, Known>();
  const remember = (data: Fields): Known => {
    learn(data);
    const texts = [""];
    for (const [index, part] of parts.entries()) {
      const before = index === 0 ? "" : delimiter;
      const last = texts.length - 1;
      texts[last] += before;
      if (ownParts.includes(part)) texts.push("");
      else texts[last] += part.textOf(data);
    }
    const names = Object.keys(data);
    const values = names.map((name) => (ownFields.has(name) ? ownValue : data[name]));
    return { names, values, texts: texts.map(inOnePlace) };
  };
  return (answer) => {
    const data = fieldsOf(answer);
    const group = groupOf(answer);
    let found = known.get(group);
    if (found === undefined) {
      if (known.size >= mostKnown) known = new Map();
      // Nothing is kept of the first answer of a group, because it may stay the only one.
      known.set(group, nothingKnown);
      return alone(data);
    }
    if (!isAlike(found, data)) {
      found = remember(data);
      known.set(group, found);
    }
    const { texts } = found;
    let text = texts[0] ?? "";
    for (let index = 0; index < ownParts.length; index++) {
      text += (ownParts[index]?.textOf(data) ?? "") + (texts[index + 1] ?? "");
    }
    return text;
  };
}

const nothingKnown: Known = { names: [], values: [], texts: [] };

/** Stands for the value of an own field. */
const ownValue = Symbol("own");

function isAlike({ names, values }: Known, data: Fields): boolean {
  let place = 0;
  for (const name in data) {
    if (names[place] !== name) return false;
    const value = values[place++];
    if (value !== ownValue && value !== data[name]) return false;
  }
  return place === names.length;
}
