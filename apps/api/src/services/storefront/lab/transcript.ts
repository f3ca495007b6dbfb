/** One call as it was sent and answered, without credentials and payment data. */
export interface TranscriptEntry {
  readonly seq: number;
  /** The time of the shop's clock. */
  readonly at: string;
  readonly surface: string;
  readonly operation: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  readonly response: { readonly status: number; readonly body?: unknown };
  readonly ids: Readonly<Record<string, string>>;
  readonly rules_fired: readonly string[];
}

/** The calls of one sandbox, oldest first. */
export interface Transcript {
  readonly entries: readonly TranscriptEntry[];
  add(entry: Omit<TranscriptEntry, "seq">): void;
  clear(): void;
}

const maxEntries = 10_000;

export function createTranscript(): Transcript {
  let entries: TranscriptEntry[] = [];
  let seq = 0;
  return {
    get entries() {
      return entries;
    },
    add(entry) {
      seq += 1;
      entries.push({ seq, ...entry });
      if (entries.length > maxEntries) entries = entries.slice(-maxEntries);
    },
    clear() {
      entries = [];
    },
  };
}

const secretHeaders = /^(?:authorization|cookie|x-api-key|x-lab-key|simulation-secret|signature)$/;
const secretFields = new Set(["credential", "token", "number", "cvc", "cryptogram"]);
const redacted = "[redacted]";

export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, secretHeaders.test(name) ? redacted : value]),
  );
}

/**
 * Returns a copy without anything that could be used to pay: credentials, tokens, card numbers, and any digits that
 * look like a card number.
 */
export function redactBody(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\b(?:\d[ -]?){13,19}\b/g, redacted);
  if (Array.isArray(value)) return value.map(redactBody);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      secretFields.has(name) || name === "payment_token" ? redacted : redactBody(field),
    ]),
  );
}
