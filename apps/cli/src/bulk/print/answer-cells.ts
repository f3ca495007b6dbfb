import { cell, cellText, type Delimiter } from "../../output/csv.ts";
import type { AnswerColumns } from "../bulk-service.ts";

type Fields = Readonly<Record<string, unknown>>;
type ReadCell = (data: Fields) => string;

/** The column of the fields that have none of their own. */
export const restColumn = "rest";

/** The columns of an answer and the function that writes its cells, ready for a line. */
export interface AnswerCells {
  readonly names: readonly string[];
  readonly write: (data: object) => string;
  /** As many empty cells. */
  readonly empty: string;
}

/** Without `fields`, all columns of the service and `rest`. */
export function createAnswerCells(
  { columns, rest }: AnswerColumns,
  fields: readonly string[] | undefined,
  delimiter: Delimiter,
  guard: (text: string) => string,
): AnswerCells {
  const names = fields ?? [...columns, restColumn];
  const readers = names.map((name) => {
    const isRest = fields === undefined && name === restColumn;
    return isRest ? readRest(rest, delimiter) : readField(name, delimiter, guard);
  });
  return {
    names,
    empty: delimiter.repeat(Math.max(0, names.length - 1)),
    write: (data) => {
      let line = "";
      for (let index = 0; index < readers.length; index++) {
        const text = readers[index]?.(data as Fields) ?? "";
        line += index === 0 ? text : delimiter + text;
      }
      return line;
    },
  };
}

function readField(path: string, delimiter: Delimiter, guard: (text: string) => string): ReadCell {
  const [outer = "", ...inner] = path.split(".");
  const written = (value: unknown): string => {
    if (value === undefined) return "";
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    return cell(guard(cellText(value)), delimiter);
  };
  if (inner.length === 0) return (data) => written(data[outer]);
  return (data) => {
    let value = data[outer];
    for (const name of inner) {
      if (typeof value !== "object" || value === null) return "";
      value = (value as Fields)[name];
    }
    return written(value);
  };
}

/** The fields without a column that hold something, as one JSON object; empty if there are none. */
function readRest(rest: readonly string[], delimiter: Delimiter): ReadCell {
  // The parts of answers are often shared between answers of one kind, so their text is kept.
  const texts = new WeakMap<object, string>();
  return (data) => {
    let text = "";
    for (const name of rest) {
      const value = data[name];
      if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
      text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${jsonOf(value, texts)}`;
    }
    return text === "" ? "" : cell(`{${text}}`, delimiter);
  };
}

function jsonOf(value: unknown, texts: WeakMap<object, string>): string {
  if (typeof value !== "object" || value === null || !Object.isFrozen(value)) {
    return JSON.stringify(value);
  }
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}
