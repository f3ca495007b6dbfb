import { type RetryOptions, retryWaitMs } from "./retry-wait.ts";

export type Send = (request: Request) => Promise<Response>;

/**
 * Sends a request until it is answered or the attempts are used up. Every attempt reads the whole body, so that a
 * connection that breaks in the middle of an answer counts as a failed attempt.
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
