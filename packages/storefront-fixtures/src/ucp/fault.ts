import { firstIssues, shortPath, summary } from "@almanac/kernel/errors/report-limits";
import type * as z from "zod";
import type { StoreError, StoreIssue } from "../errors.ts";
import type { Message } from "../types.ts";

/**
 * An error that occurs before the shop is asked. It is reported as an HTTP status or as a
 * JSON-RPC error.
 */
export class UcpFault extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly UcpFieldFault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    content: string,
    extra: {
      readonly errors?: readonly UcpFieldFault[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(content);
    this.name = "UcpFault";
    this.status = status;
    this.code = code;
    this.errors = extra.errors ?? [];
    this.headers = extra.headers ?? {};
  }
}

/** One invalid field of a request. */
interface UcpFieldFault {
  /** An RFC 9535 JSONPath into the request. */
  readonly path: string;
  readonly content: string;
}

/**
 * Writes an RFC 9535 JSONPath, with member names in dot notation where that is possible, and
 * elements by index.
 */
function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    const name = String(part);
    return /^[A-Za-z_]\w*$/.test(name)
      ? `${text}.${name}`
      : `${text}['${name.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}']`;
  }, "$");
}

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

export function unrecoverable(code: string, content: string, path?: string): Message {
  return {
    type: "error",
    code,
    content,
    ...(path === undefined ? {} : { path }),
    severity: "unrecoverable",
  };
}

/** Validates what was sent. Throws a {@link UcpFault} that lists every fault. */
export function readRequest<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const faults = issues.map(({ path, message }) => ({
    path: jsonPath(shortPath(path.map((part) => (typeof part === "symbol" ? String(part) : part)))),
    content: message,
  }));
  const errors = firstIssues(faults);
  const sentences = errors.map((fault) => `${fault.path}: ${fault.content}.`);
  throw new UcpFault(400, "invalid_request", summary(sentences, issues.length), { errors });
}
