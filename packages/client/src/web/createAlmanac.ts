import createClient from "openapi-fetch";
import { AlmanacProblem, type ProblemDetails, unwrap } from "./AlmanacProblem.ts";
import type { Almanac, Answer, PagedPath, PageOf } from "./answer.ts";
import { type EtagCacheOptions, withEtagCache } from "./etag-cache.ts";
import { honoursIdempotencyKey } from "./idempotent-operations.generated.ts";
import type { paths } from "./schema.generated.ts";
import { isProblem, type RetryOptions, retryAfterSeconds, withRetries } from "./send.ts";

/** How `createAlmanac` reaches the API. */
export interface AlmanacOptions extends RetryOptions {
  /** Address of the API, such as `http://127.0.0.1:8787`. */
  readonly baseUrl: string;
  /**
   * The API key. It is sent in the header `X-API-Key`. Not needed for a server that requires
   * no keys.
   */
  readonly key?: string;
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Keeps answers that carry an `ETag` in memory. Default: no cache. */
  readonly etagCache?: boolean | EtagCacheOptions;
}

interface RawAnswer {
  /** The body of a successful answer. */
  readonly data?: string | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Creates a client of one server. It keeps no connection open, so it needs no closing.
 *
 * A call resolves to `{ data }` or `{ error }`. It rejects only if its `signal` is aborted, with
 * the reason of the signal.
 *
 * @example
 * const almanac = createAlmanac({ baseUrl: "http://127.0.0.1:8787", key });
 * const { data, error } = await almanac.POST("/v1/calculate", {
 *   body: { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" },
 * });
 */
export function createAlmanac(options: AlmanacOptions): Almanac {
  const { baseUrl, key, etagCache = false } = options;
  const own = options.fetch ?? ((request: Request) => fetch(request));
  const retrying = withRetries(own, options);
  const send = etagCache ? withEtagCache(retrying, etagCache === true ? {} : etagCache) : retrying;
  const client = createClient<paths>({
    baseUrl,
    fetch: send,
    ...(key === undefined ? {} : { headers: { "X-API-Key": key } }),
  });
  client.use({
    onRequest({ request, schemaPath }) {
      // All attempts of one call carry the same key, so that the server acts once.
      const operation = `${request.method} ${schemaPath}`;
      if (honoursIdempotencyKey.has(operation) && !request.headers.has("idempotency-key")) {
        request.headers.set("Idempotency-Key", randomKey());
      }
    },
  });
  const call = (method: string) => (path: string, init?: Record<string, unknown>) => {
    const raw = { ...init, parseAs: "text" as const };
    // openapi-fetch derives the types of a call from the literals of method and path. Here they
    // are any.
    const request = () => client.request(method as "get", path as "/v1/usage", raw);
    return answerOf(request, signalOf(init));
  };
  // `Almanac` names the types of each path, which a function for all paths does not have.
  const methods = {
    ...Object.fromEntries(
      ["GET", "POST", "PUT", "PATCH", "DELETE"].map((name) => [name, call(name.toLowerCase())]),
    ),
    request(at: string, init?: Record<string, unknown>) {
      const [method = "", path = ""] = at.split(" ");
      return call(method.toLowerCase())(path, init);
    },
  } as unknown as Omit<Almanac, "pages">;
  return { ...methods, pages: (path, init) => pagesOf(methods, path, init) };
}

async function* pagesOf<Path extends PagedPath>(
  almanac: Pick<Almanac, "GET">,
  path: Path,
  init: { readonly params?: { readonly query?: object } } = {},
): AsyncGenerator<PageOf<Path>, void, undefined> {
  let cursor: string | null | undefined;
  do {
    const query = { ...init.params?.query, ...(cursor ? { cursor } : {}) };
    // All paths with pages have a cursor in the query and in the answer.
    const answer = await almanac.GET(path as "/v1/products", {
      ...init,
      params: { ...init.params, query },
    });
    const page = unwrap(answer);
    // The answer came from `path`. The literal above only gives the call a type.
    yield page as PageOf<Path>;
    cursor = page.next_cursor;
  } while (cursor);
}

async function answerOf(
  send: () => Promise<RawAnswer>,
  signal: AbortSignal | undefined,
): Promise<Answer<unknown>> {
  let answered: RawAnswer;
  try {
    answered = await send();
  } catch (cause) {
    signal?.throwIfAborted();
    return { error: connectionFailed(cause) };
  }
  const { data, response } = answered;
  if (!response.ok) return { error: problemOf(answered), response };
  try {
    // Each path has its own type of data; `never` fits all of them.
    return { data: (data ? JSON.parse(data) : undefined) as never, response };
  } catch (cause) {
    return { error: unexpectedAnswer(response, cause), response };
  }
}

function problemOf({ error, response }: RawAnswer): AlmanacProblem<never> {
  if (!isProblem(response.headers)) return unexpectedAnswer(response);
  const retryAfter = retryAfterSeconds(response);
  // The content type says that the body is a problem document.
  return new AlmanacProblem(error as ProblemDetails, { retryAfterSeconds: retryAfter });
}

function connectionFailed(cause: unknown): AlmanacProblem<never> {
  const reason = cause instanceof Error ? `: ${cause.message}` : "";
  const title = "The server could not be reached";
  const detail = `No answer arrived${reason}.`;
  return new AlmanacProblem({ code: "connection_failed", status: 0, title, detail }, { cause });
}

/** The problem for an answer of a proxy, or of another server. */
function unexpectedAnswer({ status }: Response, cause?: unknown): AlmanacProblem<never> {
  const title = "The answer did not come from the API";
  const detail = `The answer with status ${status} is not JSON of the API. Is baseUrl right?`;
  return new AlmanacProblem({ code: "unexpected_answer", status, title, detail }, { cause });
}

function signalOf(init: { readonly signal?: unknown } | undefined): AbortSignal | undefined {
  return init?.signal instanceof AbortSignal ? init.signal : undefined;
}

/** 128 random bits. `crypto.randomUUID` is missing on pages that were not loaded over HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
