/** The kind of an error. category-kinds.ts says what each category means over HTTP and on the command line. */
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
