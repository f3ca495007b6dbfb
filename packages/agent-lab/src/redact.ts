const secretHeaders = /^(?:authorization|cookie|x-api-key|x-lab-key|simulation-secret|signature)$/;
const secretFields = new Set([
  "credential",
  "token",
  "payment_token",
  "number",
  "cvc",
  "cryptogram",
]);
const redacted = "[redacted]";

/** Copies headers, with the values of credentials replaced. */
export function redactHeaders(
  headers: Iterable<readonly [string, string]>,
): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [
      name,
      secretHeaders.test(name.toLowerCase()) ? redacted : value,
    ]),
  );
}

/**
 * Returns a copy without anything that could be used to pay: credentials, tokens, card numbers, and
 * any digits that look like a card number.
 */
export function redactBody(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\b(?:\d[ -]?){13,19}\b/g, redacted);
  if (Array.isArray(value)) return value.map(redactBody);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      secretFields.has(name) ? redacted : redactBody(field),
    ]),
  );
}
