import { pick } from "../../output/pick.ts";
import type { Answered } from "../answered-record.ts";
import type { BulkPlan } from "../plan.ts";
import type { ByteWriter } from "./byte-writer.ts";

/** Makes the function that writes a row as JSON. */
export function jsonRow(
  plan: BulkPlan,
  end: string,
): (out: ByteWriter, answered: Answered) => void {
  const { fields, format, header, keepsInput, output } = plan;
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
    const answer = JSON.stringify(fields === undefined ? data : pick(data, fields));
    out.text(start + answer + close + end);
  };
}
