import { UcpFault } from "../../ucp/fault.ts";
import type { UcpEndpoint } from "./endpoint.ts";

/**
 * The address of the profile in `UCP-Agent`: the string member `profile` of an RFC 8941 dictionary.
 */
export function profileOf(header: string | null): string {
  if (header === null || header.trim() === "") {
    throw invalid('The header UCP-Agent is missing. Send UCP-Agent: profile="https://..."');
  }
  const member =
    /(?:^|,)[ \t]*profile[ \t]*=[ \t]*"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"/.exec(header);
  if (member === null) {
    throw invalid('UCP-Agent must be a dictionary (RFC 8941) with a member profile="https://..."');
  }
  return checkProfile((member[1] ?? "").replaceAll(/\\(["\\])/g, "$1"));
}

export function checkProfile(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw invalid("The profile must be an https address without user and password.");
  }
  return address;
}

function invalid(content: string): UcpFault {
  return new UcpFault(400, "invalid_profile_url", content);
}

const limitBytes = 256 * 1024;
const nestingLimit = 64;

/** Reads the JSON body of a request as an endpoint needs it; undefined without one. */
export async function readBody(request: Request, needed: UcpEndpoint["body"]): Promise<unknown> {
  if (needed === "none") return undefined;
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0 && needed === "optional") return undefined;
  requireJson(request.headers);
  const text = textOf(bytes);
  if (text === "") {
    throw new UcpFault(400, "malformed_json", "The body is empty; a JSON document is needed.");
  }
  if (nestsDeeper(text)) {
    const detail = `Arrays and objects may nest at most ${nestingLimit} levels deep.`;
    throw new UcpFault(400, "nested_too_deep", detail);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    // `JSON.parse` throws only a SyntaxError.
    throw notJson((error as Error).message);
  }
}

function requireJson(headers: Headers): void {
  const given = headers.get("content-type");
  const [type = "", ...parameters] = (given ?? "").toLowerCase().split(";");
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith("charset="));
  const isJson =
    /^application\/(?:[\w.+-]+\+)?json$/.test(type.trim()) &&
    (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
  if (isJson) return;
  const named = given === null ? "none was given" : `"${given.slice(0, 100)}" was given`;
  throw new UcpFault(
    415,
    "unsupported_media_type",
    `The body must be sent with Content-Type: application/json; ${named}.`,
  );
}

function textOf(bytes: ArrayBuffer): string {
  if (bytes.byteLength > limitBytes) {
    const detail = `The body may have at most ${limitBytes} bytes here.`;
    throw new UcpFault(413, "payload_too_large", detail);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw notJson("it is not UTF-8");
  }
}

function notJson(reason: string): UcpFault {
  return new UcpFault(400, "malformed_json", `The body is not one JSON document: ${reason}.`);
}

/**
 * Whether a JSON text nests deeper than the limit. It is checked without recursion, before the text
 * is parsed.
 */
function nestsDeeper(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    if (depth > nestingLimit) return true;
  }
  return false;
}
