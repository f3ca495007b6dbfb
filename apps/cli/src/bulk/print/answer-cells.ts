import { fieldsOf, hasFields } from "@almanac/kernel/objects/fields-of";
import { cell, cellText, type Delimiter } from "../../output/csv.ts";
import type { AnswerColumns } from "../bulk-service.ts";
import type { ByteWriter } from "./byte-writer.ts";
import { FormBuilder, type Gap, type Own } from "./form.ts";
import { createJsonInCell, jsonInCell } from "./json-in-cell.ts";
import { createOwnText } from "./own-text.ts";
import { type Sharing, shareText } from "./shared-text.ts";

type Fields = Readonly<Record<string, unknown>>;
type ReadCell = (data: Fields) => string;

/** The column that holds all fields without a column of their own. */
export const restColumn = "rest";

/** The columns of an answer and the function that writes its cells, ready for a line. */
export interface AnswerCells {
  readonly names: readonly string[];
  /**
   * Without `own`, `data` is the whole answer. With `own`, its fields replace those of `data`, which other answers
   * share.
   */
  readonly write: (out: ByteWriter, data: object, own?: Own) => void;
  /** The texts of the cells, one for each of `names`. */
  readonly texts: (data: object) => readonly string[];
  /** Empty cells for a row without an answer, one for each of `names`. */
  readonly empty: string;
}

/** Makes the cells of an answer. Without `fields`, they are all columns of the service, and `rest`. */
export function createAnswerCells(
  answer: AnswerColumns,
  fields: readonly string[] | undefined,
  delimiter: Delimiter,
  guard: (text: string) => string,
): AnswerCells {
  const names = fields ?? [...answer.columns, restColumn];
  const readRest = fields === undefined ? createReadRest(answer.rest) : undefined;
  const readers = names.map((name) =>
    name === restColumn && readRest !== undefined ? readRest : readField(name, delimiter, guard),
  );
  const write = (out: ByteWriter, data: object): void => {
    const answered = fieldsOf(data);
    for (let index = 0; index < readers.length; index++) {
      if (index > 0) out.text(delimiter);
      out.text(readers[index]?.(answered) ?? "");
    }
  };
  const { sharing } = answer;
  const writeWhole =
    sharing === undefined
      ? write
      : shareText(sharing, createToSharedForm(answer, sharing, names, readers, delimiter));
  const writeOwn = createOwnText(createToOwnForm(answer, names, readers, delimiter));
  return {
    names,
    texts: (data) => readers.map((read) => read(fieldsOf(data))),
    empty: delimiter.repeat(Math.max(0, names.length - 1)),
    write: (out, data, own) =>
      own === undefined ? writeWhole(out, data) : writeOwn(out, data, own),
  };
}

/** Makes the function that writes what answers of one kind have in common, with gaps for what varies. */
function createToSharedForm(
  { rest }: AnswerColumns,
  { varying }: Sharing,
  names: readonly string[],
  cells: readonly ReadCell[],
  delimiter: Delimiter,
): (data: object) => FormBuilder<object> {
  const gaps = names.map((name, index): Gap<object> | undefined => {
    const read = (data: object) => cells[index]?.(fieldsOf(data)) ?? "";
    const isRest = index === names.length - 1 && name === restColumn;
    const [field, ...others] = varying.filter((each) =>
      isRest ? rest.includes(each) : each === name.split(".")[0],
    );
    if (field === undefined) return undefined;
    return isRest && others.length === 0 ? { read, field } : { read };
  });
  return (data) => {
    const form = new FormBuilder(data);
    for (const [index, gap] of gaps.entries()) {
      if (index > 0) form.text(delimiter);
      if (gap === undefined) form.text(cells[index]?.(fieldsOf(data)) ?? "");
      else form.gap(gap);
    }
    return form;
  };
}

/** Makes the function that writes what answers share, with gaps for the fields that each answer replaces. */
function createToOwnForm(
  { rest }: AnswerColumns,
  names: readonly string[],
  cells: readonly ReadCell[],
  delimiter: Delimiter,
): (shared: object, own: Own) => FormBuilder {
  const gaps = cells.map((read): Gap<Own> => ({ read }));
  return (shared, own) => {
    const form = new FormBuilder(own);
    for (const [index, gap] of gaps.entries()) {
      const name = names[index] ?? "";
      if (index > 0) form.text(delimiter);
      const isRest = name === restColumn && index === names.length - 1;
      if (isRest && rest.some((each) => each in own)) addRest(form, shared, own, rest);
      else if ((name.split(".")[0] ?? "") in own) form.gap(gap);
      else form.text(gap.read(fieldsOf(shared)));
    }
    return form;
  };
}

/** The cell of the fields without a column, some of which only this answer has. */
function addRest(form: FormBuilder, shared: object, own: Own, rest: readonly string[]) {
  let start = '"{';
  for (const name of rest) {
    const isOwn = name in own;
    const value = isOwn ? own[name] : fieldsOf(shared)[name];
    if (isEmpty(value)) {
      if (isOwn) form.noList(name);
      continue;
    }
    form.text(`${start}""${name}"":`);
    start = ",";
    if (!isOwn) form.text(jsonInCell(value));
    else if (Array.isArray(value)) form.list(name, fieldsOf(shared)[name], value, jsonInCell);
    else form.gap({ read: (other) => jsonInCell(other[name]) });
  }
  if (start === ",") form.text('}"');
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
      if (!hasFields(value)) return "";
      value = value[name];
    }
    return written(value);
  };
}

/** The fields without a column that hold something, as one JSON object; empty if there are none. */
function createReadRest(rest: readonly string[]): ReadCell {
  const inCell = createJsonInCell();
  return (data) => {
    let text = "";
    for (const name of rest) {
      const value = data[name];
      if (isEmpty(value)) continue;
      text += `${text === "" ? "" : ","}""${name}"":${inCell(value)}`;
    }
    return text === "" ? "" : `"{${text}}"`;
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
