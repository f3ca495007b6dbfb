import { fieldsOf } from "@almanac/kernel/objects/fields-of";
import { pick } from "../../output/pick.ts";
import { type Answered, wholeAnswer } from "../answered-record.ts";
import type { AnswerColumns } from "../bulk-service.ts";
import type { BulkPlan } from "../plan.ts";
import type { ByteWriter } from "./byte-writer.ts";
import { FormBuilder, type Gap, type Own } from "./form.ts";
import { createOwnText } from "./own-text.ts";
import { shareText } from "./shared-text.ts";

/** Makes the function that writes a row as JSON. */
export function jsonRow(
  plan: BulkPlan,
  { sharing }: AnswerColumns,
  end: string,
): (out: ByteWriter, answered: Answered) => void {
  const { fields, format, header, keepsInput, output } = plan;
  const write = createWriteAnswer(fields, sharing);
  const names = header.map((name) => `${JSON.stringify(name)}:`);
  const inputOf = ({ cells, text = "null" }: Answered["record"]): string => {
    if (format === "lines") return JSON.stringify(text);
    if (cells === undefined) return text;
    return `{${names.map((name, index) => name + JSON.stringify(cells[index] ?? "")).join(",")}}`;
  };
  const failed = ({ record, error }: Answered): string => {
    const { line } = record;
    // In a JSON document that does not repeat the input, a row has the same shape as in the API's answer to a batch.
    if (output === "json" && !keepsInput) return `{"error":${JSON.stringify(error)}}`;
    const place = line === 0 ? "" : `"line":${line},`;
    return `{${place}"input":${inputOf(record)},"error":${JSON.stringify(error)}}${end}`;
  };
  const [start, close] = output === "json" || keepsInput ? ['"data":', "}"] : ["", ""];
  return (out, answered) => {
    const { record, data } = answered;
    if (data === undefined) return out.text(failed(answered));
    if (keepsInput) out.text(`{"line":${record.line},"input":${inputOf(record)},`);
    else if (start !== "") out.text("{");
    out.text(start);
    write(out, answered, data);
    out.text(close + end);
  };
}

/** Makes the function that writes an answer, or the chosen fields of it. */
function createWriteAnswer(
  fields: readonly string[] | undefined,
  sharing: AnswerColumns["sharing"],
): (out: ByteWriter, answered: Answered, data: object) => void {
  if (fields !== undefined) {
    return (out, answered, data) =>
      out.text(JSON.stringify(pick(wholeAnswer(answered, data), fields)));
  }
  const writeWhole =
    sharing === undefined
      ? (out: ByteWriter, data: object) => out.text(JSON.stringify(data))
      : shareText(sharing, createToSharedForm(sharing.varying));
  const writeOwn = createOwnText(toOwnForm);
  return (out, { own }, data) =>
    own === undefined ? writeWhole(out, data) : writeOwn(out, data, own);
}

/** The JSON of what answers share, with gaps for the fields that each answer replaces. */
function toOwnForm(shared: object, own: Own): FormBuilder {
  const form = new FormBuilder(own);
  let start = "{";
  for (const [name, sharedValue] of Object.entries(shared)) {
    const isOwn = name in own;
    const value: unknown = isOwn ? own[name] : sharedValue;
    if (value === undefined) continue;
    form.text(`${start}${JSON.stringify(name)}:`);
    start = ",";
    if (!isOwn) form.text(JSON.stringify(value));
    else if (Array.isArray(value)) form.list(name, sharedValue, value, JSON.stringify);
    else form.gap({ read: (other) => JSON.stringify(other[name]) });
  }
  form.text(start === "{" ? "{}" : "}");
  return form;
}

/** Makes the function that writes the JSON that answers of one kind have in common, with gaps for what varies. */
function createToSharedForm(varying: readonly string[]): (data: object) => FormBuilder<object> {
  const jsonOf = createKnownJson();
  const gaps = new Map<string, Gap<object>>();
  for (const name of varying) {
    gaps.set(name, { read: (data) => jsonOf(fieldsOf(data)[name]) });
  }
  return (data) => {
    const form = new FormBuilder(data);
    let start = "{";
    for (const [name, value] of Object.entries(data)) {
      if (value === undefined) continue;
      form.text(`${start}${JSON.stringify(name)}:`);
      start = ",";
      const gap = gaps.get(name);
      if (gap === undefined) form.text(JSON.stringify(value));
      else form.gap(gap);
    }
    form.text(start === "{" ? "{}" : "}");
    return form;
  };
}

/**
 * Makes a function that writes values as JSON. It keeps the text of frozen objects, which a library shares between
 * answers.
 */
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
