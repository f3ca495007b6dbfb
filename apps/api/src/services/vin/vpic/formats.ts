import { mustBe } from "@almanac/kernel/messages/wording";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import { yieldAfter } from "../../../work/turns.ts";
import type { ResultShape, VpicAnswer, VpicRecord, VpicValue } from "./endpoint.ts";

/** How an answer is written, result by result, and the type that its header names. */
interface Format {
  readonly contentType: string;
  before(answer: VpicAnswer): string;
  result(record: VpicRecord, shape: ResultShape): string;
  readonly separator: string;
  after(answer: VpicAnswer): string;
}

const formats: Readonly<Record<string, Format>> = {
  json: {
    contentType: "application/json; charset=utf-8",
    // Names are in ASCII order, as in the original.
    before({ count, message, searchCriteria, results }) {
      const head = { Message: message, SearchCriteria: searchCriteria };
      const all = { Count: count ?? results.length, ...head };
      return `${JSON.stringify(all).slice(0, -1)},"Results":[`;
    },
    result: (record) => JSON.stringify(sortNames(record)),
    separator: ",",
    after: () => "]}",
  },
  xml: {
    contentType: "application/xml; charset=utf-8",
    before: beforeXml,
    result: (record, { item, fields }) => writeItem(item, record, fields),
    separator: "",
    after: ({ results }) => `${results.length === 0 ? "" : "</Results>"}</Response>`,
  },
  csv: {
    contentType: "text/csv; charset=utf-8",
    before: ({ shape }) => csvRow(shape.fields.map((name) => name.toLowerCase())),
    result: (record, { fields }) => csvRow(fields.map((name) => textOf(record[name] ?? null))),
    separator: "",
    after: () => "",
  },
};

/** How many results are written before the time is looked at. */
const resultsPerLook = 100;

/**
 * Writes an answer. The longest lists have 30,000 results, so other callers get a turn every 5 ms.
 *
 * @param resume called when the work goes on after a turn of others.
 */
export async function writeAnswer(
  answer: VpicAnswer,
  { before, result, separator, after }: Format,
  resume: () => void,
): Promise<string> {
  const { results, shape } = answer;
  const nextTurn = yieldAfter(5);
  let text = before(answer);
  for (const [index, record] of results.entries()) {
    const turn = index % resultsPerLook === resultsPerLook - 1 ? nextTurn() : undefined;
    if (turn !== undefined) {
      await turn;
      resume();
    }
    text += (index === 0 ? "" : separator) + result(record, shape);
  }
  return text + after(answer);
}

/** The format that `format` names, else JSON or CSV by Accept, else XML as in the original. */
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

/** A record of RFC 4180. The header has the names in lower case. */
function csvRow(texts: readonly string[]): string {
  return `${texts.map(toCell).join(",")}\r\n`;
}

/** A list of records becomes the names in it. */
function textOf(value: VpicValue): string {
  if (value === null) return "";
  if (typeof value !== "object") return String(value);
  return value.map((record) => textOf(record.Name ?? null)).join("; ");
}

/**
 * Quotes a cell where CSV needs it. Puts an apostrophe before a cell that a spreadsheet would read
 * as a formula. Numbers are not changed.
 */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function sortNames(record: VpicRecord): VpicRecord {
  const names = Object.keys(record).sort();
  return Object.fromEntries(names.map((name) => [name, sortValue(record[name] ?? null)]));
}

function sortValue(value: VpicValue): VpicValue {
  return typeof value === "object" && value !== null ? value.map(sortNames) : value;
}

const namespaces =
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"';

/** XML up to the results. As in the original, null is left out, an empty text is empty. */
function beforeXml({ count, message, searchCriteria, results }: VpicAnswer): string {
  const head = [
    element("Count", String(count ?? results.length)),
    element("Message", escapeText(message)),
    searchCriteria === null ? "" : element("SearchCriteria", escapeText(searchCriteria)),
    results.length === 0 ? "<Results />" : "<Results>",
  ].join("");
  return `<?xml version="1.0" encoding="utf-8"?><Response ${namespaces}>${head}`;
}

function writeItem(name: string, record: VpicRecord, fields: readonly string[]): string {
  const inner = fields.map((field) => writeField(field, record[field] ?? null)).join("");
  return element(name, inner);
}

function writeField(name: string, value: VpicValue): string {
  if (value === null) return "";
  if (typeof value === "number") return element(name, String(value));
  if (typeof value !== "object") return element(name, escapeText(String(value)));
  const singular = name.replace(/s$/, "");
  const records = value.map((record) => writeItem(singular, record, Object.keys(record)));
  return element(name, records.join(""));
}

function element(name: string, inner: string): string {
  return inner === "" ? `<${name} />` : `<${name}>${inner}</${name}>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Finds a text that is not written as it is. Most are, and one search is a third of the work. */
const notPlain = /[^\t\n\r\u0020-\u0025\u0027-\u003b\u003d\u003f-\uD7FF\uE000-\uFFFD]/;

/** Escapes a text. Characters that XML 1.0 does not allow become the replacement character. */
function escapeText(text: string): string {
  if (!notPlain.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replace(/[&<>]/g, (symbol) => entities[symbol] ?? symbol);
}
