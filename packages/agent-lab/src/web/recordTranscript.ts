import { percentDecode } from "@almanac/kernel/requests/percent-decode";
import type { Store } from "@almanac/storefront-fixtures";
import type { FetchHandler } from "@almanac/storefront-fixtures/fetch";
import { canariesIn } from "../canariesIn.ts";
import { type CallNote, watchStore } from "../internal/watch-store.ts";
import { redactBody, redactHeaders } from "../redact.ts";
import type { TranscriptEntry } from "../types.ts";

/** A handler that records, and what it has recorded. */
export interface RecordedHandler {
  /** Answers requests as the handler does, and records them. */
  readonly fetch: FetchHandler;
  /** The calls so far, oldest first. */
  readonly entries: readonly TranscriptEntry[];
  /** The calls so far as JSON Lines, as `GET /_lab/transcript` returns them. */
  jsonLines(): string;
}

/** Options of {@link recordTranscript}. */
export interface RecordOptions {
  /** Name of the shop, in a mall of several. */
  readonly shop?: string;
  /** Where entries go, if several handlers share one transcript. */
  readonly into?: TranscriptEntry[];
}

/**
 * Records the calls that a handler answers, in the same form as `GET /_lab/transcript`: without
 * credentials, with the command and the ids that each call was about. Requests that reach no
 * command of the shop, such as pictures, are not recorded.
 *
 * @param store the shop.
 * @param createHandler creates the handler from the shop that it is given.
 * @example
 * const recorded = recordTranscript(createStore(), (shop) => createFetchHandler(shop));
 * await recorded.fetch(new Request("https://shop.example/v1/products"));
 * recorded.entries.length; // => 1
 */
export function recordTranscript(
  store: Store,
  createHandler: (store: Store) => FetchHandler,
  { shop, into = [] }: RecordOptions = {},
): RecordedHandler {
  const watched = watchStore(store);
  const handle = createHandler(watched.store);
  return {
    async fetch(request) {
      const copy = request.clone();
      watched.take();
      let response: Response;
      try {
        response = await handle(request);
      } catch (error) {
        await add(into, { note: watched.take(), shop, request: copy });
        throw error;
      }
      const note = watched.take();
      await add(into, { note, shop, request: copy, response: response.clone() });
      return response;
    },
    get entries() {
      return into;
    },
    jsonLines: () => into.map((entry) => `${JSON.stringify(entry)}\n`).join(""),
  };
}

interface Exchange {
  readonly note: CallNote | undefined;
  readonly shop: string | undefined;
  readonly request: Request;
  readonly response?: Response;
}

async function add(into: TranscriptEntry[], exchange: Exchange): Promise<void> {
  const { note, shop, request, response } = exchange;
  if (note === undefined) return;
  const sent = await request.text();
  const { pathname, search } = new URL(request.url);
  const query = search.slice(1);
  into.push({
    seq: into.length + 1,
    at: note.at,
    ...(shop === undefined ? {} : { shop }),
    surface: note.surface,
    operation: note.operation,
    request: {
      method: request.method,
      path: pathname,
      ...(query === "" ? {} : { query }),
      headers: redactHeaders(request.headers),
      ...bodyOf(sent),
      bytes: bytesOf(sent),
    },
    response: await answerOf(response),
    ids: { ...note.ids },
    rules_fired: [...note.rulesFired],
    canaries_seen: response === undefined ? [] : canariesIn(await response.clone().text()),
    canaries_hit: canariesIn(`${percentDecode(request.url)}\n${sent}`),
  });
}

async function answerOf(response: Response | undefined): Promise<TranscriptEntry["response"]> {
  if (response === undefined) return { status: 0, dropped: true };
  const text = await response.clone().text();
  return { status: response.status, ...bodyOf(text), bytes: bytesOf(text) };
}

function bodyOf(text: string): { body?: unknown } {
  if (text === "") return {};
  try {
    return { body: redactBody(JSON.parse(text)) };
  } catch {
    return { body: redactBody(text) };
  }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
