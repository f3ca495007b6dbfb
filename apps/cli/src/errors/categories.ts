/** What each exit code means; `almanac help exit-codes` prints this table. */
export const exitCodes = {
  success: { exit: 0, meaning: "success" },
  no: {
    exit: 1,
    meaning: 'the answer is "no": nothing found, or a check failed',
  },
  usage: { exit: 2, meaning: "usage: unknown command or option, missing or malformed value" },
  unsupported: {
    exit: 3,
    meaning: "understood, but not supported: no rules for it, or not allowed here",
  },
  outside: {
    exit: 4,
    meaning: "the outside world failed: lookup, connection, TLS, timeout, data file",
  },
  bug: { exit: 70, meaning: "a bug in almanac; --debug shows where" },
  interrupted: { exit: 130, meaning: "interrupted (Ctrl-C)" },
} as const;

/**
 * Every category an error can have, in every library: its exit code, and the status and title it has in the API. A
 * code needs no line of its own, because each library lists its codes by category.
 */
export const categories = {
  invalid: { exit: exitCodes.usage.exit, status: 400, title: "The request is invalid" },
  unsupported: {
    exit: exitCodes.unsupported.exit,
    status: 400,
    title: "There are no rules for what was asked",
  },
  not_found: { exit: exitCodes.no.exit, status: 404, title: "Nothing was found" },
  conflict: {
    exit: exitCodes.no.exit,
    status: 409,
    title: "The request conflicts with the present state",
  },
  precondition: { exit: exitCodes.no.exit, status: 412, title: "The resource has changed" },
  blocked: {
    exit: exitCodes.unsupported.exit,
    status: 403,
    title: "The target may not be reached from here",
  },
  unreachable: { exit: exitCodes.outside.exit, status: 502, title: "The looked-up host failed" },
  timeout: {
    exit: exitCodes.outside.exit,
    status: 504,
    title: "The looked-up host did not answer in time",
  },
  overloaded: { exit: exitCodes.outside.exit, status: 503, title: "Too much is under way" },
  unavailable: {
    exit: exitCodes.outside.exit,
    status: 503,
    title: "The data behind the service cannot be used",
  },
  internal: { exit: exitCodes.bug.exit, status: 500, title: "Something broke on our side" },
} as const satisfies Record<string, { exit: number; status: number; title: string }>;

export type Category = keyof typeof categories;

export function isCategory(name: unknown): name is Category {
  return typeof name === "string" && Object.hasOwn(categories, name);
}
