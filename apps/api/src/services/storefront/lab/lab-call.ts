import type * as z from "zod";
import type { Asker } from "../../../http/asker.ts";
import type { SelectedShop } from "../http/select-shop.ts";
import type { Surfaces } from "../surfaces.ts";

/** One request to the control API. */
export interface LabCall {
  readonly surfaces: Surfaces;
  readonly asker: Asker;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly selected: () => Promise<SelectedShop>;
  /** The body, judged by its schema. */
  body<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
}

export interface LabReply {
  readonly status?: number;
  readonly body?: unknown;
  /** Instead of a body: one JSON document a line. */
  readonly lines?: readonly unknown[];
}

/** One operation of the control API. */
export interface LabOperation {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** In Hono's form: `/_lab/sandboxes/:id`. */
  readonly path: string;
  handle(call: LabCall): Promise<LabReply>;
}
