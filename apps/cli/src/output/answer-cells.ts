import { fieldsOf, hasFields } from "@almanac/kernel/objects/objects";
import { cell, cellText, type Delimiter } from "../text/csv.ts";
import type { ByteWriter } from "./byte-writer.ts";

type Fields = Readonly<Record<string, unknown>>;
type ReadCell = (data: Fields) => string;

/** The columns of an answer as CSV. They are the same for every answer of a service. */
export interface AnswerColumns {
  /**
   * Fields with a column of their own: `make`, `engine.capacityCc`. Lists of plain values are
   * joined with semicolons.
   */
  readonly columns: readonly string[];
  /** Fields that share one column, `rest`, as JSON. */
  readonly rest: readonly string[];
}

/** The column that holds all fields without a column of their own. */
export const restColumn = "rest";

/** The columns of an answer and the function that writes its cells, ready for a line. */
interface AnswerCells {
  readonly names: readonly string[];
  readonly write: (out: ByteWriter, data: object) => void;
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
  const readers = groupsOf(fields ?? answer.columns).map((paths) =>
    readGroup(paths, delimiter, written),
  );
  if (fields === undefined) readers.push(createReadRest(answer.rest));
  const write = (out: ByteWriter, data: object): void => {
    const answered = fieldsOf(data);
    let row = "";
    for (let index = 0; index < readers.length; index++) {
      if (index > 0) row += delimiter;
      row += readers[index]?.(answered) ?? "";
    }
    out.text(row);
  };
  return { names, write, empty: delimiter.repeat(Math.max(0, names.length - 1)) };
}

/**
 * Neighbouring columns that are in the same field of the answer: `engine.fuel`
 * and `engine.powerKw`.
 */
function groupsOf(columns: readonly string[]): string[][] {
  const groups: string[][] = [];
  const outerOf = (path = "") => path.split(".")[0];
  for (const path of columns) {
    const last = groups.at(-1);
    if (last !== undefined && outerOf(last[0]) === outerOf(path)) last.push(path);
    else groups.push([path]);
  }
  return groups;
}

/**
 * Makes the function that reads the cells of a group. Libraries share frozen objects between
 * answers, so the text of these is kept.
 */
function readGroup(
  paths: readonly string[],
  delimiter: Delimiter,
  written: (value: unknown) => string,
): ReadCell {
  const [[outer = ""] = []] = paths.map((path) => path.split("."));
  const inner = paths.map((path) => path.split(".").slice(1));
  const empty = delimiter.repeat(paths.length - 1);
  const texts = new WeakMap<object, string>();
  const read = (value: unknown): string =>
    inner.map((names) => written(names.reduce(memberOf, value))).join(delimiter);
  return (data) => {
    const value = data[outer];
    if (value === undefined) return empty;
    if (typeof value !== "object" || value === null) return empty + written(value);
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = flat(read(value));
    if (Object.isFrozen(value)) texts.set(value, text);
    return text;
  };
}

function memberOf(value: unknown, name: string): unknown {
  return hasFields(value) ? value[name] : undefined;
}

/** The fields without a column that hold something, as one JSON object; empty if there are none. */
function createReadRest(rest: readonly string[]): ReadCell {
  return (data) => {
    let text = "";
    for (const name of rest) {
      const value = data[name];
      if (isEmpty(value)) continue;
      text += `${text === "" ? "" : ","}""${name}"":${jsonInCell(value)}`;
    }
    return text === "" ? "" : `"{${text}}"`;
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/**
 * Makes the engine store a text in one place. A text that was joined with `+` is a tree of its
 * parts, and copying a tree takes many times longer. Reading a character turns the tree into
 * one part.
 */
function flat(text: string): string {
  text.charCodeAt(0);
  return text;
}

/**
 * The characters that JSON or a quoted cell writes differently: quotes, backslashes, control
 * characters and surrogates without their other half.
 */
const special = /["\\\p{Cc}\p{Cs}]/u;
const [space, quote, backslash, tilde] = [0x20, 0x22, 0x5c, 0x7e];

/** JSON for a cell in quotes: `JSON.stringify`, with each quote doubled. */
export function jsonInCell(value: unknown): string {
  if (typeof value === "string") return ofText(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  return ofObject(value);
}

function ofObject(value: object): string {
  if (Array.isArray(value)) {
    let list = "";
    for (let index = 0; index < value.length; index++) {
      list += index === 0 ? jsonInCell(value[index]) : `,${jsonInCell(value[index])}`;
    }
    return `[${list}]`;
  }
  let members = "";
  const fields = fieldsOf(value);
  for (const name in fields) {
    const member = fields[name];
    if (member === undefined) continue;
    members += `${members === "" ? "" : ","}${ofText(name)}:${jsonInCell(member)}`;
  }
  return `{${members}}`;
}

function ofText(text: string): string {
  const isPlain = isPlainAscii(text) || !special.test(text);
  return isPlain ? `""${text}""` : JSON.stringify(text).replaceAll('"', '""');
}

/**
 * Whether a text has only characters that JSON writes unchanged, all of them ASCII. A regular
 * expression takes twice as long.
 */
function isPlainAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < space || unit > tilde || unit === quote || unit === backslash) return false;
  }
  return true;
}
