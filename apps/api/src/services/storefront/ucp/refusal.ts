import type { Message, StoreError, StoreIssue } from "@almanac/storefront-fixtures";
import { unrecoverable } from "./envelope.ts";
import { jsonPath, UcpFault } from "./fault.ts";

/** Codes of the standard for what the shop says no to as a shop. */
const businessCodes: Readonly<Record<string, string>> = {
  cart_not_found: "not_found",
  checkout_not_found: "not_found",
  order_not_found: "not_found",
  product_not_found: "not_found",
  line_not_found: "not_found",
  variant_required: "item_unavailable",
  insufficient_stock: "out_of_stock",
};

/** Statuses for what is wrong with the call, not with the purchase. */
const callStatuses: Readonly<Record<string, number>> = {
  invalid: 400,
  unsupported: 400,
  not_found: 404,
  conflict: 409,
  precondition: 412,
  overloaded: 503,
};

/** The shop's refusal as messages of an envelope, where it is a matter of business; else it is thrown. */
export function refusal(error: StoreError): readonly Message[] {
  const messages = error.issues.map((issue) => messageOf(issue));
  if (messages.length > 0 && messages.every((message) => message !== undefined)) return messages;
  throw callFault(error);
}

/** The shop's refusal as a status. */
export function callFault(error: StoreError): UcpFault {
  return new UcpFault(callStatuses[error.category] ?? 400, error.code, error.message, {
    errors: error.issues.map(({ path, message }) => ({ path: jsonPath(path), content: message })),
    ...(error.category === "overloaded" ? { headers: { "Retry-After": "1" } } : {}),
  });
}

function messageOf({ code, message, path }: StoreIssue): Message | undefined {
  const known = businessCodes[code];
  if (known === undefined) return undefined;
  // The command calls the lines by another name than the standard does.
  const [first, index] = path;
  const where =
    first === "lines" && typeof index === "number" ? `$.line_items[${index}]` : undefined;
  return unrecoverable(known, message, where);
}
