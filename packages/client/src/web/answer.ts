import type { FetchResponse, MaybeOptionalInit } from "openapi-fetch";
import type { HttpMethod, PathsWithMethod, RequiredKeysOf } from "openapi-typescript-helpers";
import type { AlmanacProblem } from "./AlmanacProblem.ts";
import type { paths } from "./schema.generated.ts";

type Json = `${string}/${string}`;
type Operation = Record<string | number, unknown>;
type Raw<Described> = Described extends Operation ? FetchResponse<Described, object, Json> : never;

/** The body of a successful answer of an operation. */
export type DataOf<Described> = NonNullable<Raw<Described>["data"]>;

/** The codes of the problems that an operation documents. */
export type CodeOf<Described> =
  Raw<Described> extends infer Each
    ? Each extends { readonly error: infer Body }
      ? Body extends { readonly code: infer Code extends string }
        ? Code
        : never
      : never
    : never;

/**
 * The answer to a request: data or a problem, never both, and the response that carried it, if
 * one arrived.
 */
export type Answer<Described> =
  | { readonly data: DataOf<Described>; readonly error?: never; readonly response: Response }
  | {
      readonly data?: never;
      readonly error: AlmanacProblem<CodeOf<Described>>;
      readonly response?: Response | undefined;
    };

type Parameters<Init> =
  RequiredKeysOf<Init> extends never ? [init?: Init | undefined] : [init: Init];

/** Calls one path with one method. Parameters and body have the types of the OpenAPI document. */
export type Call<Method extends HttpMethod> = <Path extends PathsWithMethod<paths, Method>>(
  path: Path,
  ...init: Parameters<MaybeOptionalInit<paths[Path], Method>>
) => Promise<Answer<paths[Path][Method & keyof paths[Path]]>>;

type OperationsOf<Method extends HttpMethod> = {
  readonly [Path in PathsWithMethod<
    paths,
    Method
  > as `${Uppercase<Method>} ${Path}`]: paths[Path][Method & keyof paths[Path]];
};

type OperationsByPlace = OperationsOf<"get"> & OperationsOf<"post"> & OperationsOf<"delete">;

/** Method and path of an operation, as in the document: `POST /v1/calculate`. */
export type Place = keyof OperationsByPlace;

/** What a request has besides its place. The compiler does not check it: the API does. */
export interface UncheckedInit {
  readonly params?: {
    readonly path?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
  };
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

type Paged = {
  readonly responses: {
    readonly 200: {
      readonly content: { readonly "application/json": { readonly next_cursor?: string | null } };
    };
  };
};

/** The paths whose answer is one page of several. */
export type PagedPath = {
  [Path in keyof paths]: paths[Path] extends { readonly get: Paged } ? Path : never;
}[keyof paths];

/** One page of a list. */
export type PageOf<Path extends PagedPath> = DataOf<paths[Path]["get"]>;

/** The client that `createAlmanac` returns. */
export interface Almanac {
  /** Reads something. */
  readonly GET: Call<"get">;
  /** Calculates, or creates something. */
  readonly POST: Call<"post">;
  /** Replaces something. */
  readonly PUT: Call<"put">;
  /** Changes a part of something. */
  readonly PATCH: Call<"patch">;
  /** Removes something. */
  readonly DELETE: Call<"delete">;
  /**
   * Calls an operation with input that the program has not written itself, such as a file of its
   * user. The answer has the type of the OpenAPI document.
   */
  readonly request: <At extends Place>(
    at: At,
    init?: UncheckedInit,
  ) => Promise<Answer<OperationsByPlace[At]>>;
  /**
   * Reads a list page by page. The next page is requested when the loop asks for it.
   *
   * @throws {AlmanacProblem} if a page cannot be read
   */
  readonly pages: <Path extends PagedPath>(
    path: Path,
    init?: MaybeOptionalInit<paths[Path], "get">,
  ) => AsyncGenerator<PageOf<Path>, void, undefined>;
}
