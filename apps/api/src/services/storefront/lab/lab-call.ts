import type * as z from "zod";
import type { CallerContext } from "../../../http/operation/operation.ts";
import type { SelectedShop } from "../http/select-shop.ts";
import type { Surfaces } from "../surfaces.ts";

/** One request to the control API. */
export interface LabCall {
  readonly surfaces: Surfaces;
  readonly callerContext: CallerContext;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly selected: () => Promise<SelectedShop>;
  /** Validates the body with a schema and returns it. */
  body<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
}

export interface LabReply {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent instead of a body, as one JSON document per line. */
  readonly lines?: readonly unknown[];
}

/** One operation of the control API. */
export interface LabOperation {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** As in Hono: `/_lab/sandboxes/:id`. */
  readonly path: string;
  handle(call: LabCall): Promise<LabReply>;
}
