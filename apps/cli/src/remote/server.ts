import type { Place } from "@almanac/client";
import type { Io } from "../io.ts";

/** A problem document (RFC 9457) of the API, or of the client if no answer arrived. */
export interface ServerProblem {
  readonly code: string;
  /** 0 if no answer arrived. */
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly ServerFault[];
}

export interface ServerFault {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly code: string;
  readonly detail: string;
}

/** What a server answers: the data of an operation, or a problem. */
export type ServerAnswer<Answer = unknown> =
  | { readonly data: Answer }
  | { readonly problem: ServerProblem };

/** An operation that takes a body: `POST /v1/calculate`. */
export type PostPlace = Extract<Place, `POST ${string}`>;

/** The API of Almanac on another computer. */
export interface Server {
  readonly url: string;
  /** Sends a request. A server that is busy (429, 503) is asked again when it says so. */
  readonly post: (at: PostPlace, body: unknown) => Promise<ServerAnswer>;
}

/**
 * Rate limits count by the minute, so waiting for one takes little more than a minute. The client does not wait for a
 * monthly quota that is spent.
 */
const longestWaitMs = 120_000;
const retries = 10;

/** Opens the client of a server. Nothing is sent yet. */
export async function openServer(url: string, { environment, signal }: Io): Promise<Server> {
  const { createAlmanac } = await import("@almanac/client");
  const key = environment?.key;
  const almanac = createAlmanac({
    baseUrl: url.replace(/\/+$/, ""),
    ...(key === undefined || key === "" ? {} : { key }),
    retries,
    maxWaitMs: longestWaitMs,
  });
  return {
    url,
    async post(at, body) {
      const { data, error } = await almanac.request(at, { body, signal });
      if (error === undefined) return { data };
      const { code, status, message, errors } = error;
      return { problem: { code, status, detail: message, errors } };
    },
  };
}

/** Sends a request, and gives the answer the type of the library. */
export async function postTo<Answer>(
  { post }: Server,
  at: PostPlace,
  body: unknown,
): Promise<ServerAnswer<Answer>> {
  // The API answers with the types of the libraries: the contract tests compare its answers with theirs.
  return (await post(at, body)) as ServerAnswer<Answer>;
}
