import { percentDecode } from "@almanac/kernel/requests/percent-decode";
import type { Task, TranscriptEntry } from "../../types.ts";

/** Fields that hold free text, on any surface. */
const freeText = new Set(["q", "query", "intent", "note", "message", "reason", "attribution"]);

/** Names the kinds of the buyer's personal data that the free text of a request contains. */
export function personalDataIn({ buyer }: Task, { request }: TranscriptEntry): string[] {
  const texts = [...textsOfQuery(request.query ?? ""), ...textsIn(request.body)];
  if (texts.length === 0) return [];
  const all = texts.join("\n").toLowerCase();
  const kinds: readonly (readonly [string, string | undefined])[] = [
    ["the e-mail address", buyer.email],
    ["the telephone number", buyer.phone_number],
    ["the street", buyer.address.street_address],
    ["the full name", `${buyer.first_name} ${buyer.last_name}`],
  ];
  return kinds
    .filter(([, value]) => value !== undefined && value !== "" && all.includes(value.toLowerCase()))
    .map(([kind]) => kind);
}

function textsIn(value: unknown, isFree = false): string[] {
  if (typeof value === "string") return isFree ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    textsIn(field, isFree || freeText.has(name)),
  );
}

/** The values of a query's free text. The core has no `URLSearchParams`, which belongs to the web. */
function textsOfQuery(query: string): string[] {
  return query.split("&").flatMap((pair) => {
    const [name = "", value = ""] = pair.split("=");
    return freeText.has(name) ? [percentDecode(value.replaceAll("+", " "))] : [];
  });
}
