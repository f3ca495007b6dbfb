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

/** The API of Almanac on another computer. */
export interface Server {
  readonly url: string;
  /** Sends a request. A server that is busy (429, 503) is asked again when it says so. */
  readonly post: (path: string, body: unknown) => Promise<ServerAnswer>;
}
