import { fieldsOf, hasFields } from "@almanac/kernel/objects/objects";
import { cell, cellText, type Delimiter } from "../text/csv.ts";
import type { ByteWriter } from "./byte-writer.ts";

/** The columns of an answer as CSV. They are the same for every answer of a service. */
export interface AnswerColumns {
  /** Fields with a column of their own: `make`, `engine.capacityCc`. Semicolons join lists. */
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
  const groups = groupsOf(fields ?? answer.columns);
  const rest = fields === undefined ? answer.rest : [];
  const empty = groups.map(({ paths }) => delimiter.repeat(paths.length - 1));
  const slotsOf = new Map<string, Slot[]>();
  const addSlot = (name: string, slot: Slot) =>
    slotsOf.set(name, [...(slotsOf.get(name) ?? []), slot]);
  for (const [place, { outer, paths }] of groups.entries()) {
    const textOf = (value: unknown): string =>
      hasFields(value)
        ? paths.map((path) => written(path.reduce(memberOf, value))).join(delimiter)
        : empty[place] + written(value);
    addSlot(outer, { place, textOf: rememberFrozen(textOf) });
  }
  for (const [index, name] of rest.entries()) {
    const textOf = (value: unknown) => memberInCell(name, value);
    addSlot(name, { place: groups.length + index, textOf: rememberFrozen(textOf) });
  }
  const noTexts = [...empty, ...rest.map(() => "")];
  const write = (out: ByteWriter, data: object): void => {
    const texts = noTexts.slice();
    const answered = fieldsOf(data);
    // A loop over the fields of the answer takes a fraction of the time of asking for each column,
    // because answers with different fields have different types for the engine.
    for (const name in answered) {
      const value = answered[name];
      if (value === undefined) continue;
      for (const { place, textOf } of slotsOf.get(name) ?? []) texts[place] = textOf(value);
    }
    if (fields === undefined) {
      let members = "";
      for (const text of texts.splice(groups.length)) {
        members += members === "" || text === "" ? text : `,${text}`;
      }
      texts.push(members === "" ? "" : `"{${members}}"`);
    }
    out.text(texts.join(delimiter));
  };
  return { names, write, empty: delimiter.repeat(Math.max(0, names.length - 1)) };
}

/** Where a field of the answer is written: in the cells of a group of columns, or in `rest`. */
interface Slot {
  readonly place: number;
  readonly textOf: (value: unknown) => string;
}

/** Neighbouring columns in one field of the answer: `engine.fuel`, `engine.powerKw`. */
interface Group {
  readonly outer: string;
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

/** Keeps the texts of frozen objects, because libraries share these between answers. */
function rememberFrozen(textOf: Slot["textOf"]): Slot["textOf"] {
  const texts = new WeakMap<object, string>();
  return (value) => {
    if (!hasFields(value)) return textOf(value);
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = textOf(value);
    // Reading a character makes the engine store the text in one place. A text that was joined is a
    // tree of its parts, and copying a tree takes many times longer.
    text.charCodeAt(0);
    if (Object.isFrozen(value)) texts.set(value, text);
    return text;
  };
}

function memberOf(value: unknown, name: string): unknown {
  return hasFields(value) ? value[name] : undefined;
}

const jsonInCell = rememberFrozen((value) => JSON.stringify(value).replaceAll('"', '""'));

/** A member of a JSON object for a cell in quotes; empty for an empty list. */
function memberInCell(name: string, value: unknown): string {
  if (Array.isArray(value) && value.length === 0) return "";
  const json = Array.isArray(value) ? `[${value.map(jsonInCell).join(",")}]` : jsonInCell(value);
  return `""${name}"":${json}`;
}
