import type { TransportFault } from "./types.ts";

/** An answer before it is written as text. */
export interface FaultableReply {
  /** HTTP status. */
  readonly status: number;
  /** Headers by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, before it is written as JSON. */
  readonly body: unknown;
}

/** An answer after the faults of the scenario. */
export interface FaultedReply {
  /** HTTP status. */
  readonly status: number;
  /** Headers by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body that is sent. */
  readonly text: string;
  /** How long to wait before answering, in milliseconds. */
  readonly delay_ms: number;
  /** Close the connection instead of answering. */
  readonly drop: boolean;
}

/**
 * Applies the faults of a scenario to an answer. The function is pure, so that every surface can
 * use it: the caller does the waiting, and closes the connection.
 *
 * @example
 * applyFaults({ status: 200, headers: {}, body: { total: 1 } }, [{ kind: "truncate" }]).text; // => '{"tot'
 */
export function applyFaults(
  reply: FaultableReply,
  faults: readonly TransportFault[],
): FaultedReply {
  let faulted: FaultedReply = {
    status: reply.status,
    headers: reply.headers,
    text: JSON.stringify(reply.body) ?? "",
    delay_ms: 0,
    drop: false,
  };
  for (const fault of faults) faulted = applyOne(faulted, fault);
  return faulted;
}

function applyOne(reply: FaultedReply, fault: TransportFault): FaultedReply {
  switch (fault.kind) {
    case "delay":
      return { ...reply, delay_ms: reply.delay_ms + fault.ms };
    case "drop":
      return { ...reply, drop: true };
    case "status":
      return {
        ...reply,
        status: fault.status,
        headers:
          fault.retry_after_s === undefined
            ? reply.headers
            : withHeader(reply.headers, "Retry-After", String(fault.retry_after_s)),
      };
    case "truncate":
      return { ...reply, text: reply.text.slice(0, Math.floor(reply.text.length / 2)) };
    case "content_type":
      return { ...reply, headers: withHeader(reply.headers, "Content-Type", fault.value) };
    case "html":
      return {
        ...reply,
        status: 502,
        headers: withHeader(reply.headers, "Content-Type", "text/html; charset=utf-8"),
        text: "<!doctype html><title>Bad gateway</title><h1>502</h1><p>The mock shop is behind a broken proxy.</p>",
      };
    case "mutate":
      return { ...reply, text: mutate(reply.text, fault.how) };
  }
}

function withHeader(
  headers: FaultedReply["headers"],
  name: string,
  value: string,
): Record<string, string> {
  const others = Object.entries(headers).filter(
    ([key]) => key.toLowerCase() !== name.toLowerCase(),
  );
  return { ...Object.fromEntries(others), [name]: value };
}

type Mutation = Extract<TransportFault, { kind: "mutate" }>["how"];

const amounts = ["price", "unit_price", "total", "amount", "totals", "price_range"];
const enums = ["status", "availability", "type"];

function mutate(text: string, how: Mutation): string {
  const body: unknown = text === "" ? {} : JSON.parse(text);
  if (!isRecord(body)) return text;
  if (how === "extra_fields") {
    return JSON.stringify({ ...body, x_undocumented: { since: "always", values: [1, null] } });
  }
  const found = find(body, how === "unknown_enum" ? enums : amounts, how);
  if (!found) return text;
  const { holder, key } = found;
  if (how === "missing_field") delete holder[key];
  else if (how === "null_price") holder[key] = null;
  else if (how === "string_number") holder[key] = String(holder[key]);
  else holder[key] = "mystery";
  return JSON.stringify(body);
}

type Holder = Record<string, unknown>;

/** Finds the first field with one of the names, level by level. */
function find(
  body: Holder,
  names: readonly string[],
  how: Mutation,
): { holder: Holder; key: string } | undefined {
  const wanted = how === "string_number" ? "number" : how === "unknown_enum" ? "string" : undefined;
  let level: unknown[] = [body];
  while (level.length > 0) {
    for (const holder of level) {
      if (!isRecord(holder)) continue;
      const key = names.find(
        (name) =>
          Object.hasOwn(holder, name) && (wanted === undefined || typeof holder[name] === wanted),
      );
      if (key !== undefined) return { holder, key };
    }
    level = level.flatMap((part) =>
      typeof part === "object" && part !== null ? Object.values(part) : [],
    );
  }
  return undefined;
}

function isRecord(value: unknown): value is Holder {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
