import type * as z from "zod";
import type { FieldPlace } from "../problems/library-problem.ts";
import type { Call, Reply } from "./call.ts";

export interface DocumentedReply {
  readonly description: string;
  readonly schema: z.ZodType;
}

/** One operation of the API: what the OpenAPI document says of it, and the function that does it. */
export interface Operation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** In OpenAPI's form: `/v1/vehicles/{vin}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** The library judges the query as a whole, unknown parameters included, so that it can tell all faults at once. */
  readonly libraryJudgesQuery?: boolean;
  readonly body?: z.ZodType;
  /** What a body is judged by beside a faulty query, where its rows are judged one by one. */
  readonly envelope?: z.ZodType;
  /** 16 KiB unless said otherwise. */
  readonly bodyLimitBytes?: number;
  /** Replaces the rows of a parsed body that nest too deeply; without it, the whole body is refused. */
  readonly isolateNestedRows?: (body: unknown) => unknown;
  /** Where the fields of the library's request stand. The body's, where there is one. */
  readonly fields?: FieldPlace;
  readonly replies: Readonly<Record<number, DocumentedReply>>;
  /** Statuses of problems beyond those that every operation can answer. */
  readonly problems?: readonly number[];
  /** Repeating it would change the state again: Idempotency-Key is honoured. */
  readonly changesState?: boolean;
  /**
   * A function of the request and nothing else: where the query is faulty, it is run without one to learn what else is
   * wrong, so that the caller hears of everything at once.
   */
  readonly pure?: boolean;
  /** For clients that send no key: open, with a limit per address. */
  readonly open?: boolean;
  handle(call: Call): Reply | Promise<Reply>;
}
