import type { Category } from "@almanac/kernel/errors/category";
import type { Issue } from "@almanac/kernel/errors/issue";
import type { SafeResult } from "@almanac/kernel/errors/result";

/** Codes of a library's errors, by category. */
export type ErrorCodes = Readonly<Partial<Record<Category, readonly string[]>>>;

/** The clock that decides which rules are in force. */
export interface Clock {
  readonly now: () => number;
}

/**
 * How a text becomes the value of a field. `year` is a number or a label; `values` are `name=value`
 * pairs, and `places` are those of several places.
 */
export type FieldKind =
  | "number"
  | "numbers"
  | "text"
  | "texts"
  | "year"
  | "flag"
  | "values"
  | "places";

/** The fields of a request. */
export interface RequestFields {
  /** How the text of each field is read, in the order of the fields. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
  /** A request has all fields of at least one of these lists. */
  readonly required: readonly (readonly string[])[];
}

/** How a question is asked many times in one request, at the path `<path>/batch`. */
export interface Batch {
  /** The most rows of one request. */
  readonly most: number;
  /** What the rows are, for the summary: `parcels`. */
  readonly rows: string;
  /** What a row gets, for the summary: `result`. */
  readonly gets: string;
  /** How many rows count as one request of the minute. Default: 50. */
  readonly rowsPerUnit?: number;
  /** Whether `?explain=true` applies to every row. Default: as for the question. */
  readonly explain?: true;
  /** What the answers take into account. Default: as for the question. */
  readonly limits?: string;
  /** The fields of an answer that have a column of their own in a table: `make`, `engine.fuel`. */
  readonly columns: readonly string[];
  /** The other fields, which share one column. */
  readonly rest: readonly string[];
}

/** How an assistant is offered a question. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /**
   * An assistant chooses a tool by this text: what it answers, when to use it, and what it does
   * not know.
   */
  readonly description: string;
  /** Whether a call asks servers on the internet. Default: no. */
  readonly asksTheWorld?: true;
}

/**
 * One operation, declared once. `Schemas` is the module with the zod schemas of the service. An
 * entry names its schemas and does not import them, so that the command line can read it without
 * loading zod.
 */
export interface Question<Schemas> {
  /** Method and path, as in OpenAPI: `GET /v1/vehicles/{vin}`. */
  readonly at: `${"GET" | "POST" | "DELETE"} /${string}`;
  readonly summary: string;
  /**
   * What the answer takes into account and what it leaves out. Default: the limits of the service.
   */
  readonly limits?: string;
  /** The schema of the request: the body of a POST, a row of a batch, the arguments of a tool. */
  readonly request?: SchemaName<Schemas>;
  /** The schema of the parameters in the path. */
  readonly params?: SchemaName<Schemas>;
  /** The schema of the parameters in the query. */
  readonly query?: SchemaName<Schemas>;
  /** Whether `?explain=true` does the same as `explain: true` in the body. */
  readonly explain?: true;
  /** Whether the library judges the whole query, so that all faults are reported at once. */
  readonly libraryJudgesQuery?: true;
  /** Whether the body may be as large as that of a batch. Default: 16 KiB. */
  readonly isLarge?: true;
  readonly answer: SchemaName<Schemas>;
  /** What the answer is, by status if it has several. */
  readonly says: string | Readonly<Record<number, string>>;
  /** The errors of the library that this question can have. Default: all that the service has. */
  readonly errorCodes?: ErrorCodes;
  /** How long clients may keep the answer, which changes only with the tables. */
  readonly cachedSeconds?: number;
  /** Whether few callers get the same answer, so that a server does not keep it compressed. */
  readonly isOfFew?: true;
  /**
   * For a question about something that is stored: answers carry an ETag that is its version.
   * `written` also honours Idempotency-Key and If-Match.
   */
  readonly state?: "read" | "written";
  /**
   * How many requests of its minute a request counts as; default 1. 50 ms of processor time are
   * worth one.
   */
  readonly weight?: (request: unknown) => number;
  /** Whether the work takes longer than a few milliseconds: always, or for some requests. */
  readonly isHeavy?: true | ((request: unknown) => boolean);
  readonly batch?: Batch;
  readonly tool?: Tool;
  /**
   * Answers a body, or the parameters of the path and the query by their names. Absent if the place
   * where the question is asked decides how: a shop has a state, and a lookup needs a network.
   */
  ask?(request: unknown, clock: Clock): SafeResult<object, Error>;
}

export type SchemaName<Schemas> = keyof Schemas & `${string}Schema`;

/** The questions that one library answers. */
export interface Service<Schemas> {
  readonly id: string;
  readonly title: string;
  /** What the service answers, in one sentence. */
  readonly says: string;
  /** What it does not do. */
  readonly limits: string;
  readonly errorCodes: ErrorCodes;
  /** The library's error, also for faults that a server has found. */
  readonly errorClass: new (
    issues: readonly Issue<never>[],
  ) => Error;
  /** The questions by operation id, in the order of the document. */
  readonly questions: Readonly<Record<string, Question<Schemas>>>;
}

/** The path of a question, as in OpenAPI: `/v1/vehicles/{vin}`. */
export function pathOf({ at }: { readonly at: string }): string {
  return at.slice(at.indexOf("/"));
}

/**
 * Where a question is asked many times in one request. A parameter at the end of its path is a
 * field of a row.
 */
export type BatchPlace<At extends string> = At extends `${string} ${infer Path}/{${string}}`
  ? `POST ${Path}/batch`
  : At extends `${string} ${infer Path}`
    ? `POST ${Path}/batch`
    : never;

/** Where a question is asked many times in one request. */
export function batchPlaceOf<At extends string>({ at }: { readonly at: At }): BatchPlace<At> {
  const path = pathOf({ at }).replace(/\/\{\w+\}$/, "");
  // The compiler does not follow the replacement. The type does the same.
  return `POST ${path}/batch` as BatchPlace<At>;
}
