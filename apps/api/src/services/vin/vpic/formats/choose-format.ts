import { mustBe } from "@almanac/kernel/messages/wording";
import { platformProblem } from "../../../../problems/problem-kinds.ts";
import type { VpicAnswer } from "../answer.ts";
import { writeCsv } from "./write-csv.ts";
import { writeJson } from "./write-json.ts";
import { writeXml } from "./write-xml.ts";

/** How an answer is written, and the type that its header names. */
export interface Format {
  readonly contentType: string;
  write(answer: VpicAnswer): string;
}

const formats: Readonly<Record<string, Format>> = {
  json: { contentType: "application/json; charset=utf-8", write: writeJson },
  xml: { contentType: "application/xml; charset=utf-8", write: writeXml },
  csv: { contentType: "text/csv; charset=utf-8", write: writeCsv },
};

/** The format that `format` names; without it, JSON or CSV if the header Accept names it, else XML as in the original. */
export function chooseFormat(name: string | undefined, accept: string | null): Format {
  const wanted = name?.trim().toLowerCase() ?? formatOf(accept ?? "");
  const format = Object.hasOwn(formats, wanted) ? formats[wanted] : undefined;
  if (format === undefined) {
    throw platformProblem("invalid_request", mustBe("format", "json, xml or csv", name));
  }
  return format;
}

function formatOf(accept: string): string {
  const types = accept.toLowerCase().split(",");
  for (const type of types) {
    if (/^\s*(?:application|text)\/xml\b/.test(type)) return "xml";
    if (/^\s*(?:application|text)\/json\b/.test(type)) return "json";
    if (/^\s*text\/csv\b/.test(type)) return "csv";
  }
  return "xml";
}
