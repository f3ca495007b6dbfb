import type { Problem } from "../errors/problem.ts";
import type { Column } from "../output/table.ts";
import type { RemoteBatch } from "../remote/ask-rows.ts";
import type { Settings } from "../settings/setting-names.ts";

/** How the text of a cell becomes the value of a request field. */
export type FieldKind = "number" | "text" | "flag" | "year" | "numbers" | "values";

export interface RequestField {
  /** The name in the library's request, which is also the name of the column. */
  readonly name: string;
  readonly kind: FieldKind;
}

/** The columns of an answer as CSV. They are the same for every answer of a service. */
export interface AnswerColumns {
  /**
   * Fields with a column of their own: `make`, `engine.capacityCc`. Lists of plain values are joined with semicolons.
   */
  readonly columns: readonly string[];
  /** Fields that share one column, `rest`, as JSON. */
  readonly rest: readonly string[];
}

export type BulkResult =
  | { readonly success: true; readonly data: object }
  | { readonly success: false; readonly error: unknown };

/** The clock that decides which rules are in force. */
export interface Clock {
  readonly now: () => number;
}

/** An operation that answers many requests: the rows of a file, or the lines of stdin. */
export interface BulkService extends AnswerColumns {
  readonly fields: readonly RequestField[];
  /** Lists of fields. Every request must have all fields of at least one of these lists. */
  readonly required: readonly (readonly string[])[];
  readonly answer: (
    request: Readonly<Record<string, unknown>>,
    clock: Clock,
  ) => BulkResult | Promise<BulkResult>;
  /** The problem for an error of `answer`. Throws an error that the request did not cause. */
  readonly problemOf: (error: unknown, request: Readonly<Record<string, unknown>>) => Problem;
  /**
   * True if answers come from other computers. Several are then asked for at the same time, and answers can differ from
   * run to run.
   */
  readonly asksOthers?: boolean;
  /**
   * How large the heap of a thread may become that answers besides the program. If absent, the program answers alone,
   * because the tables of a second thread would take too much memory.
   */
  readonly threadHeapMb?: number;
  /** The size from which the heap is collected between two chunks, if it is not the usual one. */
  readonly collectFromMb?: number;
  /** Where the API offers the operation. */
  readonly remote: RemoteBatch;
  /** The fields that the user's settings fill, if nothing else fills them. */
  readonly defaults?: (
    settings: Settings,
    isFilled: (field: string) => boolean,
  ) => Readonly<Record<string, string>>;
  readonly view: RowView;
}

/** How the text for people shows many answers: a table with one row for each answer. */
export interface RowView {
  readonly columns: readonly Column[];
  readonly cells: (data: object) => readonly string[];
  /** The cells of a row that failed. */
  readonly failedCells: (input: string, code: string) => readonly string[];
  /** The line that --quiet prints for an answer. */
  readonly quiet: (data: object) => string;
}
