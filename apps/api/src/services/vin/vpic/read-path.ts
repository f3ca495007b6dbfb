import { percentDecode } from "@almanac/kernel/requests/percent-decode";
import type { CatalogueName } from "@almanac/vin";
import type { Context } from "hono";
import { type HeaderSource, headersOf } from "../../../incoming-request.ts";

const prefix = ["vpic", "api", "vehicles"];

/**
 * Reads an address. Clients may encode its parts twice, and end the path with a slash. The name of
 * the endpoint is in lower case; it is undefined outside `/vpic/api/vehicles/`.
 */
export function readAddress(url: string) {
  const { pathname, searchParams } = new URL(url);
  const parts = pathname
    .split("/")
    .slice(1)
    .map((part) => decodeAgain(percentDecode(part)).trim());
  while (parts.at(-1) === "") parts.pop();
  const isVpic = prefix.every((name, index) => parts[index]?.toLowerCase() === name);
  const [endpoint, ...path] = isVpic ? parts.slice(prefix.length) : [];
  return { endpoint: endpoint?.toLowerCase(), path, parameters: readParameters(searchParams) };
}

/** By lower-case names. The first one of a name counts, and empty ones are left out. */
export function readParameters(given: URLSearchParams): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of given) {
    const known = name.trim().toLowerCase();
    if (value.trim() !== "" && !parameters.has(known)) parameters.set(known, decodeAgain(value));
  }
  return parameters;
}

/** Decodes the escapes that are left when a client has encoded a text twice. */
function decodeAgain(text: string): string {
  return /%[0-9a-f]{2}/i.test(text) ? percentDecode(text) : text;
}

/** The headers of a request. If `X-API-Key` is missing, the value of `?api_key=` is used. */
export function headersWithQueryKey(context: Context): HeaderSource {
  const headers = headersOf(context);
  const query = new URL(context.req.raw.url).searchParams;
  const key = [...query].find(([name]) => name.toLowerCase() === "api_key")?.[1];
  if (key === undefined) return headers;
  return {
    get: (name) => {
      const given = headers.get(name);
      return name.toLowerCase() === "x-api-key" && !given ? key : given;
    },
  };
}

/** A number means exactly that id, any other text every name that contains it. */
export function meansRow(text: string): (row: CatalogueName) => boolean {
  const wanted = text.trim().toLowerCase();
  if (/^\d+$/.test(wanted)) return ({ id }) => id === Number(wanted);
  return ({ name }) => name.toLowerCase().includes(wanted);
}

/** The current name of a number. Null if the list does not have the number. */
export function nameOf(list: readonly CatalogueName[], id: number | undefined): string | null {
  const found = list.find((row) => row.id === id);
  return found === undefined ? null : found.name;
}

export function typeFields({ id, name }: CatalogueName) {
  return { VehicleTypeId: id, VehicleTypeName: name };
}
