import type * as z from "zod";
import type { FieldPlace } from "../../problems/library-problem.ts";
import type { Call, Reply } from "./call.ts";

export interface DocumentedReply {
  readonly description: string;
  readonly schema: z.ZodType;
}

/** One operation of the API: its part of the OpenAPI document, and the function that handles it. */
export interface Operation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** As in OpenAPI: `/v1/vehicles/{vin}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** The library validates the whole query, including unknown parameters, so that it can report all faults at once. */
  readonly libraryJudgesQuery?: boolean;
  readonly body?: z.ZodType;
  /** The schema of the body to use if the query is wrong. For bodies whose rows are otherwise validated one by one. */
  readonly envelope?: z.ZodType;
  /** Default: 16 KiB. */
  readonly bodyLimitBytes?: number;
  /** Replaces the rows of a parsed body that nest too deeply. Without this function the whole body is refused. */
  readonly isolateNestedRows?: (body: unknown) => unknown;
  /** Where the fields of the library's request come from. Default: the body, if there is one. */
  readonly fields?: FieldPlace;
  readonly replies: Readonly<Record<number, DocumentedReply>>;
  /** Statuses of problems besides those that every operation can answer. */
  readonly problems?: readonly number[];
  /** A repeated request would change the state again, so Idempotency-Key is supported. */
  readonly changesState?: boolean;
  /**
   * Depends only on the request. If the query is wrong, the handler runs without it to find the other faults, so that
   * the caller gets all of them at once.
   */
  readonly pure?: boolean;
  /** Needs no key: the clients of this operation cannot send one. It has a limit per address. */
  readonly open?: boolean;
  handle(call: Call): Reply | Promise<Reply>;
}
