import { cell, cellText, type Delimiter } from "../../output/csv.ts";
import type { AnswerColumns } from "../bulk-service.ts";
import { createJsonInCell, jsonInCell } from "./json-in-cell.ts";
import { createOwnText } from "./own-text.ts";
import { type Parts, type Reader, type Sharing, shareText } from "./shared-text.ts";
import { type Own, type Template, TemplateBuilder } from "./template.ts";

type Fields = Readonly<Record<string, unknown>>;
type ReadCell = (data: Fields) => string;

/** The column of the fields that have none of their own. */
export const restColumn = "rest";

/** The columns of an answer and the function that writes its cells, ready for a line. */
export interface AnswerCells {
  readonly names: readonly string[];
  /** Without `own`, `data` is the whole answer. Else the fields of `own` replace those of `data`, which others share. */
  readonly write: (data: object, own?: Own) => string;
  /** As many empty cells. */
  readonly empty: string;
}

/** Without `fields`, all columns of the service and `rest`. */
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
  const write = (data: object): string => {
    let line = "";
    for (let index = 0; index < readers.length; index++) {
      const text = readers[index]?.(data as Fields) ?? "";
      line += index === 0 ? text : delimiter + text;
    }
    return line;
  };
  const { sharing } = answer;
  const writeWhole =
    sharing === undefined
      ? write
      : shareText(sharing, createPartsOf(answer, sharing, names, readers, delimiter));
  const writeOwn = createOwnText(createToTemplate(answer, names, readers, delimiter));
  return {
    names,
    empty: delimiter.repeat(Math.max(0, names.length - 1)),
    write: (data, own) => (own === undefined ? writeWhole(data) : writeOwn(data, own)),
  };
}

/** Makes the function that divides a line into what answers of one kind have in common and what varies. */
function createPartsOf(
  { rest }: AnswerColumns,
  { varying }: Sharing,
  names: readonly string[],
  cells: readonly ReadCell[],
  delimiter: Delimiter,
): (data: object) => Parts {
  const readers = names.map((name, index): Reader | undefined => {
    const read = (data: object) => cells[index]?.(data as Fields) ?? "";
    const isRest = index === names.length - 1 && name === restColumn;
    const [field, ...others] = varying.filter((each) =>
      isRest ? rest.includes(each) : each === name.split(".")[0],
    );
    if (field === undefined) return undefined;
    return isRest && others.length === 0 ? { read, field } : { read };
  });
  const varyingReaders = readers.filter((reader) => reader !== undefined);
  return (data) => {
    const texts = [""];
    for (let index = 0; index < readers.length; index++) {
      const before = index === 0 ? "" : delimiter;
      const isFixed = readers[index] === undefined;
      texts.push(`${texts.pop()}${before}${isFixed ? cells[index]?.(data as Fields) : ""}`);
      if (!isFixed) texts.push("");
    }
    return { texts, readers: varyingReaders };
  };
}

/** Makes the function that writes what answers share, with gaps for what is their own. */
function createToTemplate(
  { rest }: AnswerColumns,
  names: readonly string[],
  cells: readonly ReadCell[],
  delimiter: Delimiter,
): (shared: object, own: Own) => Template {
  return (shared, own) => {
    const template = new TemplateBuilder();
    for (let index = 0; index < names.length; index++) {
      const [name = "", read] = [names[index], cells[index]];
      if (index > 0) template.text(delimiter);
      if (read === undefined) continue;
      const isRest = name === restColumn && index === names.length - 1;
      if (isRest && rest.some((each) => each in own)) addRest(template, shared, own, rest);
      else if ((name.split(".")[0] ?? "") in own) template.gap(read);
      else template.text(read(shared as Fields));
    }
    return template.build();
  };
}

/** The cell of the fields without a column, some of which are an answer's own. */
function addRest(template: TemplateBuilder, shared: object, own: Own, rest: readonly string[]) {
  let start = '"{';
  for (const name of rest) {
    const isOwn = name in own;
    const value = isOwn ? own[name] : (shared as Fields)[name];
    if (isEmpty(value)) {
      if (isOwn) template.noList(name);
      continue;
    }
    template.text(`${start}""${name}"":`);
    start = ",";
    if (!isOwn) template.text(jsonInCell(value));
    else if (Array.isArray(value)) template.list(name, (shared as Fields)[name], value, jsonInCell);
    else template.gap((other) => jsonInCell(other[name]));
  }
  if (start === ",") template.text('}"');
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
