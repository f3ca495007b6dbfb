import type { Service } from "../http/service.ts";

/** The key itself, or the file from which the shell reads it when the command runs. */
export type ShownKey = string | { readonly file: string };

/** An example request to a service, as a command line. `base` is the address of this instance. */
export function curlLine(
  { example }: Pick<Service, "example">,
  base: string,
  key: ShownKey = "YOUR_KEY",
): string {
  const parts = [`curl ${quoted(`${base}${example.path}`)}`, `-H ${keyHeader(key)}`];
  if (example.method !== "GET" && example.body === undefined) parts.push(`-X ${example.method}`);
  if (example.body !== undefined) {
    parts.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example.body))}`);
  }
  return parts.join(" ");
}

function keyHeader(key: ShownKey): string {
  if (typeof key === "string") return quoted(`X-API-Key: ${key}`);
  return `"X-API-Key: $(cat ${quoted(key.file)})"`;
}

export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
