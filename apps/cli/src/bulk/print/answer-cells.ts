import { cell, cellText, type Delimiter } from "../../output/csv.ts";
import type { AnswerColumns } from "../bulk-service.ts";

import { type Piece, shareText } from "./shared-text.ts";

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
  { columns, rest, sharing }: AnswerColumns,
  fields: readonly string[] | undefined,
  delimiter: Delimiter,
  guard: (text: string) => string,
): AnswerCells {
  const names = fields ?? [...columns, restColumn];
  const readers = names.map((name) => {
    const isRest = fields === undefined && name === restColumn;
    return isRest ? readRest(rest) : readField(name, delimiter, guard);
  });
  const variesIn = (name: string, inRest: readonly string[]) =>
    [name.split(".")[0] ?? "", ...(name === restColumn ? inRest : [])].some((field) =>
      sharing?.varying.includes(field),
    );
  const separator = (index: number) => (index === 0 ? "" : delimiter);
  const write = (data: object): string => {
    let line = "";
    for (let index = 0; index < readers.length; index++) {
      const text = readers[index]?.(data as Fields) ?? "";
      line += index === 0 ? text : delimiter + text;
    }
    return line;
  };
  return {
    names,
    empty: delimiter.repeat(Math.max(0, names.length - 1)),
    write:
      sharing === undefined
        ? write
        : shareText(sharing, (data) =>
            readers.flatMap((read, index): Piece[] => {
              const varies = variesIn(names[index] ?? "", fields === undefined ? rest : []);
              const piece: Piece = varies ? (other) => read(other as Fields) : read(data as Fields);
              return [separator(index), piece];
            }),
          ),
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
function readRest(rest: readonly string[]): ReadCell {
  const inCell = createJsonInCell();
  return (data) => {
    let text = "";
    for (const name of rest) {
      const value = data[name];
      if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
      text += `${text === "" ? "" : ","}""${name}"":${inCell(value)}`;
    }
    return text === "" ? "" : `"{${text}}"`;
  };
}

/** More different texts than this are not kept. */
const mostTexts = 5_000;

/**
 * JSON for a cell in quotes. The same warnings are in very many answers, so the text of each is kept: by the object, if a
 * library shares the object between answers, and else by its message.
 */
function createJsonInCell(): (value: unknown) => string {
  const ofObject = new WeakMap<object, string>();
  const ofMessage = new Map<string, string>();
  // Unlike `replaceAll`, `join` makes a text in one place of the memory, which is many times faster to write again.
  const escaped = (value: unknown) => JSON.stringify(value).split('"').join('""');
  const inCell = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return escaped(value);
    if (Object.isFrozen(value)) {
      const known = ofObject.get(value);
      if (known !== undefined) return known;
      const text = escaped(value);
      ofObject.set(value, text);
      return text;
    }
    if (Array.isArray(value)) return `[${value.map(inCell).join(",")}]`;
    const message = soleMessage(value);
    if (message === undefined) return escaped(value);
    const known = ofMessage.get(message);
    if (known !== undefined) return known;
    const text = escaped(value);
    if (ofMessage.size < mostTexts) ofMessage.set(message, text);
    return text;
  };
  return inCell;
}

/** The message of a warning that has nothing else but a code. A message belongs to one code. */
function soleMessage(value: object): string | undefined {
  const { code, message } = value as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code !== "string" || typeof message !== "string") return undefined;
  return Object.keys(value).length === 2 ? message : undefined;
}
