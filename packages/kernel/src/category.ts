/** What kind of error it is; categories.ts has what each category means over HTTP and at the command line. */
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
