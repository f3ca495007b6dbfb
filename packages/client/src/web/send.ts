export type Send = (request: Request) => Promise<Response>;

/**
 * Sends a request until it is answered or the attempts are used up. Every attempt reads the whole
 * body, so that a connection that breaks in the middle of an answer counts as a failed attempt.
 */
export function withRetries(send: Send, options: RetryOptions): Send {
  return async (request) => {
    for (let attempt = 0; ; attempt++) {
      let failure: unknown;
      const response = await sendOnce(send, request.clone()).catch((error: unknown) => {
        failure = error;
        return undefined;
      });
      request.signal.throwIfAborted();
      const waitMs = retryWaitMs(response, attempt, options);
      if (waitMs !== undefined) await wait(waitMs, request.signal);
      else if (response === undefined) throw failure;
      else return response;
    }
  };
}

async function sendOnce(send: Send, request: Request): Promise<Response> {
  const response = await send(request);
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}

/** How failed requests are repeated. */
export interface RetryOptions {
  /** How often a request is repeated. Default 3; 0 for never. */
  readonly retries?: number;
  /**
   * The longest wait before a repetition, in milliseconds. Default 30,000. If the server asks for
   * a longer wait, for example because the quota of the month is spent, the problem is returned
   * at once.
   */
  readonly maxWaitMs?: number;
}

const defaultRetries = 3;
const defaultMaxWaitMs = 30_000;
const firstWaitMs = 250;
/** Statuses that say that the same request may succeed later. */
const temporary = new Set([408, 429, 503]);
/**
 * Statuses of a gateway. If the API itself sends them, the target of a lookup has failed, and a
 * repetition does not help.
 */
const ofGateway = new Set([502, 504]);

/** The wait before the next attempt, in milliseconds. Undefined if there must be none. */
export function retryWaitMs(
  response: Response | undefined,
  attempt: number,
  { retries = defaultRetries, maxWaitMs = defaultMaxWaitMs }: RetryOptions,
): number | undefined {
  if (attempt >= retries || (response !== undefined && !isTemporary(response))) return undefined;
  const asked = response && retryAfterSeconds(response);
  // Random waits keep clients that failed together from returning together.
  if (asked === undefined) {
    const longest = Math.min(maxWaitMs, firstWaitMs * 2 ** attempt);
    return longest * (0.5 + Math.random() / 2);
  }
  const askedMs = asked * 1000;
  return askedMs > maxWaitMs ? undefined : askedMs + Math.random() * firstWaitMs;
}

function isTemporary({ status, headers }: Response): boolean {
  if (status < 400) return false;
  if (temporary.has(status) || headers.has("retry-after")) return true;
  return ofGateway.has(status) && !isProblem(headers);
}

export function isProblem(headers: Headers): boolean {
  return headers.get("content-type")?.startsWith("application/problem+json") === true;
}

/** `Retry-After` in seconds; it may also be a date (RFC 9110, section 10.2.3). */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const given = headers.get("retry-after");
  if (given === null) return undefined;
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
