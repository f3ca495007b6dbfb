/** The kind of an error. */
export type Category =
  | "invalid"
  | "unsupported"
  | "not_found"
  | "conflict"
  | "precondition"
  | "blocked"
  | "unreachable"
  | "timeout"
  | "overloaded"
  | "unavailable";

/** What the category of an error means outside the libraries. */
export interface CategoryKind {
  /** The HTTP status of an answer. */
  readonly status: number;
  /** The `title` of a problem document (RFC 9457). */
  readonly title: string;
  /**
   * The exit code of the command line. 1: the answer is no. 2: wrong usage. 3: not supported. 4:
   * the outside world failed.
   */
  readonly exit: number;
}

/**
 * Every category that a library's error can have. Libraries list their codes by category, so
 * neither the API nor the command line needs a line per code.
 */
export const categories = {
  invalid: { status: 400, title: "The request is invalid", exit: 2 },
  unsupported: { status: 400, title: "There are no rules for what was asked", exit: 3 },
  not_found: { status: 404, title: "Nothing was found", exit: 1 },
  conflict: { status: 409, title: "The request conflicts with the present state", exit: 1 },
  precondition: { status: 412, title: "The resource has changed", exit: 1 },
  blocked: { status: 403, title: "Connecting to the target is not allowed", exit: 3 },
  unreachable: { status: 502, title: "The looked-up host failed", exit: 4 },
  timeout: { status: 504, title: "The looked-up host did not answer in time", exit: 4 },
  overloaded: { status: 503, title: "Too many requests are in progress", exit: 4 },
  unavailable: { status: 503, title: "The data behind the service cannot be used", exit: 4 },
} as const satisfies Record<Category, CategoryKind>;

/** Whether a text is the name of a category. */
export function isCategory(name: unknown): name is Category {
  return typeof name === "string" && Object.hasOwn(categories, name);
}
