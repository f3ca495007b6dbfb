import { pick } from "../../output/pick.ts";
import { type Answered, wholeAnswer } from "../answered-record.ts";
import type { AnswerColumns } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import { createOwnText } from "./own-text.ts";
import { type Parts, type Reader, shareText } from "./shared-text.ts";
import { type Own, type Template, TemplateBuilder } from "./template.ts";

/** Makes the function that writes a row as JSON. */
export function jsonRow(
  plan: BulkPlan,
  { sharing }: AnswerColumns,
  end: string,
): (answered: Answered) => string {
  const { fields, format, header, keepsInput, output } = plan;
  const write = createWriteAnswer(fields, sharing);
  const names = header.map((name) => `${JSON.stringify(name)}:`);
  const inputOf = ({ cells, text = "null" }: Answered["record"]): string => {
    if (format === "lines") return JSON.stringify(text);
    if (cells === undefined) return text;
    return `{${names.map((name, index) => name + JSON.stringify(cells[index] ?? "")).join(",")}}`;
  };
  return (answered) => {
    const { record, data, error } = answered;
    if (data === undefined) {
      const { line } = record;
      // In a JSON document without its input, a row has the same shape as in the API's answer to a batch.
      if (output === "json" && !keepsInput) return `{"error":${JSON.stringify(error)}}`;
      const place = line === 0 ? "" : `"line":${line},`;
      return `{${place}"input":${inputOf(record)},"error":${JSON.stringify(error)}}${end}`;
    }
    const answer = write(answered, data);
    if (keepsInput) {
      return `{"line":${record.line},"input":${inputOf(record)},"data":${answer}}${end}`;
    }
    return output === "json" ? `{"data":${answer}}` : `${answer}${end}`;
  };
}

/** Makes the function that writes an answer, or the chosen fields of it. */
function createWriteAnswer(
  fields: readonly string[] | undefined,
  sharing: AnswerColumns["sharing"],
): (answered: Answered, data: object) => string {
  if (fields !== undefined) {
    return (answered, data) => JSON.stringify(pick(wholeAnswer(answered, data), fields));
  }
  const writeWhole =
    sharing === undefined
      ? (data: object) => JSON.stringify(data)
      : shareText(sharing, createJsonPartsOf(sharing.varying));
  const writeOwn = createOwnText(toJsonTemplate);
  return ({ own }, data) => (own === undefined ? writeWhole(data) : writeOwn(data, own));
}

/** The JSON of what answers share, with gaps for what is their own. */
function toJsonTemplate(shared: object, own: Own): Template {
  const template = new TemplateBuilder();
  let start = "{";
  for (const [name, sharedValue] of Object.entries(shared)) {
    const isOwn = name in own;
    const value: unknown = isOwn ? own[name] : sharedValue;
    if (value === undefined) continue;
    template.text(`${start}${JSON.stringify(name)}:`);
    start = ",";
    if (!isOwn) template.text(JSON.stringify(value));
    else if (Array.isArray(value)) template.list(name, sharedValue, value, JSON.stringify);
    else template.gap((other) => JSON.stringify(other[name]));
  }
  template.text(start === "{" ? "{}" : "}");
  return template.build();
}

/** Makes the function that divides the JSON of an answer into what answers of one kind have in common and what varies. */
function createJsonPartsOf(varying: readonly string[]): (data: object) => Parts {
  const jsonOf = createKnownJson();
  const readers = new Map<string, Reader>();
  for (const name of varying) {
    readers.set(name, { read: (data) => jsonOf((data as Record<string, unknown>)[name]) });
  }
  return (data) => {
    const texts: string[] = [];
    const used: Reader[] = [];
    let text = "";
    for (const [name, value] of Object.entries(data)) {
      if (value === undefined) continue;
      text += `${text === "" && used.length === 0 ? "{" : ","}${JSON.stringify(name)}:`;
      const reader = readers.get(name);
      if (reader === undefined) {
        text += JSON.stringify(value);
        continue;
      }
      used.push(reader);
      texts.push(text);
      text = "";
    }
    const isEmpty = text === "" && used.length === 0;
    return { texts: [...texts, isEmpty ? "{}" : `${text}}`], readers: used };
  };
}

/** JSON of parts that a library shares between answers: the text of each is kept. */
function createKnownJson(): (value: unknown) => string {
  const known = new WeakMap<object, string>();
  return (value) => {
    if (typeof value !== "object" || value === null || !Object.isFrozen(value)) {
      return JSON.stringify(value);
    }
    const text = known.get(value) ?? JSON.stringify(value);
    known.set(value, text);
    return text;
  };
}
