import type { SafeResult } from "@almanac/kernel/errors/result";
import type { FieldKind } from "@almanac/questions/question";
import type { Registration } from "../command.ts";
import type { Context } from "../context.ts";
import type { Problem } from "../errors/problem.ts";
import type { Io } from "../io.ts";
import type { AnswerColumns } from "../output/answer-cells.ts";
import type { RemoteBatch } from "../remote/ask.ts";
import type { Settings } from "../settings/setting-names.ts";
import type { Column } from "../text/table.ts";
import type { InputRecord } from "./read/chunks.ts";

/** How a cell becomes the value of a field. A list of texts, or of places, has no cell. */
export type CellKind = Exclude<FieldKind, "texts" | "places">;

export interface RequestField {
  /** The name in the library's request, which is also the name of the column. */
  readonly name: string;
  readonly kind: CellKind;
}

/** The clock that decides which rules are in force. */
export interface Clock {
  readonly now: () => number;
}

/**
 * An operation that answers many requests: the rows of a file, or the lines of stdin. Its functions
 * are methods, so that each service types them by its own answers: they are called only with what
 * its `answer`, or the same operation of the API, returned.
 */
export interface BulkService<Answer extends object = object, Fault = unknown>
  extends AnswerColumns {
  readonly fields: readonly RequestField[];
  /** Lists of fields. Every request must have all fields of at least one of these lists. */
  readonly required: readonly (readonly string[])[];
  answer(
    request: Readonly<Record<string, unknown>>,
    clock: Clock,
  ): SafeResult<Answer, Fault> | Promise<SafeResult<Answer, Fault>>;
  /** The problem for an error of `answer`. Throws an error that the request did not cause. */
  problemOf(error: Fault, request: Readonly<Record<string, unknown>>): Problem;
  /** Whether other computers answer: several are asked at a time, and answers can differ. */
  readonly asksOthers?: boolean;
  /**
   * How large the heap of a thread may become that answers besides the program. If absent, the
   * program answers alone, because the tables of a second thread would take too much memory.
   */
  readonly threadHeapMb?: number;
  /** The size from which the heap is collected between two chunks, if it is not the usual one. */
  readonly collectFromMb?: number;
  readonly remote: RemoteBatch;
  /** The fields that the user's settings fill, if nothing else fills them. */
  readonly defaults?: (
    settings: Settings,
    isFilled: (field: string) => boolean,
  ) => Readonly<Record<string, string>>;
  readonly view: RowView<Answer>;
  /**
   * The fields of the options of the command, where the names differ: `income` is `gross_income`.
   */
  readonly fieldOfOption?: Readonly<Record<string, string>>;
}

/** A command that can answer many requests. */
export interface BulkRegistration extends Registration {
  /** The operation that `almanac batch <name>` asks for each record. */
  readonly bulk?: () => Promise<BulkService>;
}

/** How the text for people shows many answers: a table with one row for each answer. */
export interface RowView<Answer extends object = object> {
  readonly columns: readonly Column[];
  cells(data: Answer): readonly string[];
  readonly failedCells: (input: string, code: string) => readonly string[];
  /** The line that --quiet prints for an answer. */
  quiet(data: Answer): string;
}

/** How a record becomes a row. It is plain data, so that it can be sent to a worker. */
export interface BulkPlan {
  /** The command of the service: `dim`. */
  readonly service: string;
  /** A JSON array is read as lines. */
  readonly format: "csv" | "tsv" | "ndjson" | "lines";
  readonly output: OutputFormat;
  /** The columns of a CSV input, in their order; empty for other formats. */
  readonly header: readonly string[];
  /** Which field of the request a column fills: by its name, for CSV and for JSON. */
  readonly fieldOf: Readonly<Record<string, string>>;
  readonly constants: Readonly<Record<string, unknown>>;
  /** Whether a JSON record is the request, so that an unknown field is an error. */
  readonly isRequest: boolean;
  /** Whether the output repeats the input. */
  readonly keepsInput: boolean;
  readonly prefix: string;
  readonly fields: readonly string[] | undefined;
  readonly excelSafe: boolean;
  readonly failFast: boolean;
  /** The server that answers; undefined for this machine. */
  readonly api: string | undefined;
  /** Decides which rules are in force: milliseconds since 1970. Undefined: the present. */
  readonly nowMs: number | undefined;
}

/** What answers records: how, by which operation, and with which clock and network. */
export interface BulkRun {
  readonly plan: BulkPlan;
  readonly service: BulkService;
  readonly io: Io;
}

/** A record with its answer or its problem. */
export interface Answered {
  readonly record: InputRecord;
  readonly data?: object;
  readonly error?: Problem;
}

export type OutputFormat = "csv" | "tsv" | "ndjson" | "json";

/** The plan of a command. What is not given is as for answers without their input. */
export function createPlan(
  service: string,
  { mode, fields, settings: { api } }: Context,
  own: Partial<BulkPlan> & Pick<BulkPlan, "format" | "output" | "fieldOf" | "constants">,
): BulkPlan {
  return {
    service,
    header: [],
    isRequest: false,
    keepsInput: false,
    prefix: "",
    fields,
    excelSafe: false,
    failFast: false,
    api: api?.value,
    nowMs: undefined,
    ...own,
    output: mode === "human" ? own.output : mode,
  };
}
