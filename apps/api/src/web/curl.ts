import type { Service } from "../services/service.ts";

/** A first request to a service, as a line for the shell. `base` is the address of this instance. */
export function curlLine(
  { example }: Pick<Service, "example">,
  base: string,
  key = "YOUR_KEY",
): string {
  const parts = [`curl '${base}${example.path}'`, `-H 'X-API-Key: ${key}'`];
  if (example.method !== "GET" && example.body === undefined) parts.push(`-X ${example.method}`);
  if (example.body !== undefined) {
    parts.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(example.body)}'`);
  }
  return parts.join(" ");
}
