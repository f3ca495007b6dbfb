import { applyFaults } from "@almanac/storefront-fixtures";
import type { Context, MiddlewareHandler } from "hono";
import { redactBody, redactHeaders } from "../lab/transcript.ts";
import type { Exchange, ExchangeNote } from "./exchange-note.ts";

/** The longest delay that a scenario can cause. */
const maxDelayMs = 60_000;

/** Applies the faults of a scenario to the answer, and records the transcript of a sandbox. */
export function exchange(): MiddlewareHandler {
  return async (context, next) => {
    const current: Exchange = {};
    context.set("exchange", current);
    await next();
    const { note } = current;
    if (note === undefined || (note.faults.length === 0 && note.sandbox === undefined)) return;
    const answered = context.res;
    const text = await answered.clone().text();
    note.sandbox?.transcript.add({
      at: note.at,
      surface: note.surface,
      operation: note.operation,
      request: {
        method: context.req.method,
        path: context.req.path,
        headers: redactHeaders(context.req.raw.headers),
        ...(note.body === undefined ? {} : { body: redactBody(note.body) }),
      },
      response: { status: answered.status, ...bodyOf(text) },
      ids: note.ids,
      rules_fired: note.rulesFired,
    });
    if (note.faults.length > 0) context.res = await spoil(context, answered, text, note);
  };
}

function bodyOf(text: string): { body?: unknown } {
  if (text === "") return {};
  try {
    return { body: redactBody(JSON.parse(text)) };
  } catch {
    return { body: redactBody(text) };
  }
}

async function spoil(
  context: Context,
  answered: Response,
  text: string,
  { faults }: ExchangeNote,
): Promise<Response> {
  const headers = Object.fromEntries(answered.headers);
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  const spoilt = applyFaults({ status: answered.status, headers, body }, faults);
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
  const { incoming } = (context.env ?? {}) as {
    incoming?: { socket?: { destroy(): void } };
  };
  incoming?.socket?.destroy();
  context.res = undefined;
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
