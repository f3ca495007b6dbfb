/** What the address of a request names, in any letter case. */
export interface VpicAddress {
  /** The name of the endpoint in lower case; undefined outside `/vpic/api/vehicles/`. */
  readonly endpoint: string | undefined;
  readonly path: readonly string[];
  readonly parameters: ReadonlyMap<string, string>;
}

const prefix = ["vpic", "api", "vehicles"];

/** Reads an address. Clients may encode its parts twice, and end the path with a slash. */
export function readAddress(url: string): VpicAddress {
  const { pathname, searchParams } = new URL(url);
  const parts = pathname.split("/").slice(1).map(decodePart);
  while (parts.at(-1) === "") parts.pop();
  const isVpic = prefix.every((name, index) => parts[index]?.toLowerCase() === name);
  const [endpoint, ...path] = isVpic ? parts.slice(prefix.length) : [];
  return { endpoint: endpoint?.toLowerCase(), path, parameters: readParameters(searchParams) };
}

/** Parameters by their names in lower case. The first one of a name counts, and empty ones are left out. */
export function readParameters(given: URLSearchParams): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of given) {
    const known = name.trim().toLowerCase();
    if (value.trim() !== "" && !parameters.has(known)) parameters.set(known, decodeAgain(value));
  }
  return parameters;
}

function decodePart(text: string): string {
  return decodeAgain(decode(text)).trim();
}

/** Decodes the escapes that are left when a client has encoded a text twice. */
function decodeAgain(text: string): string {
  return /%[0-9a-f]{2}/i.test(text) ? decode(text) : text;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
