import type { StoreError, StoreIssue } from "../errors.ts";
import type { Message } from "../types.ts";
import { unrecoverable } from "./envelope.ts";
import { jsonPath, UcpFault } from "./fault.ts";

/** The codes of the standard for business refusals. */
const businessCodes: Readonly<Record<string, string>> = {
  cart_not_found: "not_found",
  checkout_not_found: "not_found",
  order_not_found: "not_found",
  product_not_found: "not_found",
  line_not_found: "not_found",
  variant_required: "item_unavailable",
  insufficient_stock: "out_of_stock",
};

/** The HTTP statuses for errors in the call itself. */
const callStatuses: Readonly<Record<string, number>> = {
  invalid: 400,
  unsupported: 400,
  not_found: 404,
  conflict: 409,
  precondition: 412,
  overloaded: 503,
};

/** Converts a business refusal to messages of an envelope. Any other refusal is thrown. */
export function refusal(error: StoreError): readonly Message[] {
  const messages = error.issues.map((issue) => messageOf(issue));
  if (messages.length > 0 && messages.every((message) => message !== undefined)) return messages;
  throw callFault(error);
}

/** Converts a refusal of the shop to a fault with an HTTP status. */
export function callFault(error: StoreError): UcpFault {
  return new UcpFault(callStatuses[error.category] ?? 400, error.code, error.message, {
    errors: error.issues.map(({ path, message }) => ({ path: jsonPath(path), content: message })),
    ...(error.category === "overloaded" ? { headers: { "Retry-After": "1" } } : {}),
  });
}

function messageOf({ code, message, path }: StoreIssue): Message | undefined {
  const known = businessCodes[code];
  if (known === undefined) return undefined;
  // The command calls the lines `lines`; the standard calls them `line_items`.
  const [first, index] = path;
  const where =
    first === "lines" && typeof index === "number" ? `$.line_items[${index}]` : undefined;
  return unrecoverable(known, message, where);
}
