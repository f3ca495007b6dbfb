import type { VpicAnswer, VpicRecord, VpicValue } from "../answer.ts";

const namespaces =
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"';

/** The answer as XML. As in the original, null is left out and an empty text is an empty element. */
export function writeXml(answer: VpicAnswer): string {
  const { count, message, searchCriteria, results, shape } = answer;
  const items = results.map((record) => writeItem(shape.item, record, shape.fields)).join("");
  const head = [
    element("Count", String(count ?? results.length)),
    element("Message", escapeText(message)),
    searchCriteria === null ? "" : element("SearchCriteria", escapeText(searchCriteria)),
  ].join("");
  return `<?xml version="1.0" encoding="utf-8"?><Response ${namespaces}>${head}${element("Results", items)}</Response>`;
}

function writeItem(name: string, record: VpicRecord, fields: readonly string[]): string {
  const inner = fields.map((field) => writeField(field, record[field] ?? null)).join("");
  return element(name, inner);
}

function writeField(name: string, value: VpicValue): string {
  if (value === null) return "";
  if (typeof value !== "object") return element(name, escapeText(String(value)));
  const singular = name.replace(/s$/, "");
  const records = value.map((record) => writeItem(singular, record, Object.keys(record)));
  return element(name, records.join(""));
}

function element(name: string, inner: string): string {
  return inner === "" ? `<${name} />` : `<${name}>${inner}</${name}>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes a text. Characters that XML 1.0 does not allow become the replacement character. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replace(/[&<>]/g, (symbol) => entities[symbol] ?? symbol);
}
