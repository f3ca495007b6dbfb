import { canariesIn, redactBody, redactHeaders } from "@almanac/agent-lab";
import { applyFaults, type FaultedReply, type TransportFault } from "@almanac/storefront-fixtures";
import type { Context } from "hono";
import type { Sandbox } from "./sandboxes.ts";

/** What a handler records until the answer is sent: transcript data, and faults to apply. */
export interface ExchangeNote {
  readonly sandbox: Sandbox | undefined;
  readonly surface: string;
  readonly operation: string;
  readonly at: string;
  readonly body: unknown;
  readonly ids: Readonly<Record<string, string>>;
  readonly faults: readonly TransportFault[];
  readonly rulesFired: readonly string[];
}

/** The longest delay that a scenario can cause. */
const maxDelayMs = 60_000;

/** Applies the faults of a scenario to the answer, and records the transcript of a sandbox. */
export async function finishExchange(context: Context, note: ExchangeNote): Promise<void> {
  const answered = context.res;
  const text = await plainText(answered.clone());
  const spoilt = faulted(answered, text, note);
  record(context, note, spoilt);
  if (note.faults.length > 0) context.res = await spoil(context, spoilt);
}

/** Adds the call to the transcript of the sandbox, as the library's `recordTranscript` does. */
function record(context: Context, note: ExchangeNote, { status, text, drop }: FaultedReply): void {
  const { method, path, raw, url } = context.req;
  const sent = note.body === undefined ? "" : JSON.stringify(note.body);
  const { search, searchParams } = new URL(url);
  const query = search.slice(1);
  note.sandbox?.transcript.add({
    at: note.at,
    ...shopOf(note.sandbox),
    surface: note.surface,
    operation: note.operation,
    request: {
      method,
      path,
      ...(query === "" ? {} : { query }),
      headers: redactHeaders(raw.headers),
      ...(note.body === undefined ? {} : { body: redactBody(note.body) }),
      bytes: Number(raw.headers.get("content-length") ?? Buffer.byteLength(sent)),
    },
    response: drop
      ? { status: 0, dropped: true }
      : { status, ...bodyOf(text), bytes: Buffer.byteLength(text) },
    ids: { ...note.ids },
    rules_fired: [...note.rulesFired],
    canaries_seen: canariesIn(text),
    canaries_hit: canariesIn([...searchParams.values(), sent].join("\n")),
  });
}

/** The name of the shop, if the run has several. */
function shopOf(sandbox: ExchangeNote["sandbox"]): { shop?: string } {
  const { run } = sandbox ?? {};
  return run === undefined || run.shops.size < 2 ? {} : { shop: run.shop };
}

function bodyOf(text: string): { body?: unknown } {
  if (text === "") return {};
  try {
    return { body: redactBody(JSON.parse(text)) };
  } catch {
    return { body: redactBody(text) };
  }
}

/** The decompressed text, because scenarios and transcripts work on what the caller reads. */
async function plainText(answered: Response): Promise<string> {
  if (answered.body === null || answered.headers.get("content-encoding") !== "gzip") {
    return await answered.text();
  }
  return await new Response(answered.body.pipeThrough(new DecompressionStream("gzip"))).text();
}

/** The answer with the faults of the scenario, before it is sent. */
function faulted(answered: Response, text: string, { faults }: ExchangeNote): FaultedReply {
  const { status } = answered;
  const { "content-encoding": _encoding, ...headers } = Object.fromEntries(answered.headers);
  if (faults.length === 0) return { status, headers, text, delay_ms: 0, drop: false };
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  return applyFaults({ status, headers, body }, faults);
}

async function spoil(context: Context, spoilt: FaultedReply): Promise<Response> {
  if (spoilt.delay_ms > 0)
    await wait(Math.min(spoilt.delay_ms, maxDelayMs), context.req.raw.signal);
  if (spoilt.drop) return dropped(context);
  const { "content-length": _length, ...kept } = lowerCased(spoilt.headers);
  context.res = undefined;
  return new Response(spoilt.text, { status: spoilt.status, headers: kept });
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** Cuts the connection: the command was executed, but the caller never gets the answer. */
function dropped(context: Context): Response {
  const { incoming }: { incoming?: { socket?: { destroy(): void } } } = context.env ?? {};
  context.res = undefined;
  if (incoming?.socket !== undefined) {
    incoming.socket.destroy();
    return new Response(null);
  }
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.error(new Error("the scenario cut the connection"));
      },
    }),
  );
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
