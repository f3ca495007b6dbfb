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
  outside: { exit: 4, meaning: "the outside world failed: name lookup, connection, TLS, timeout" },
  bug: { exit: 70, meaning: "a bug in almanac; --debug shows where" },
  interrupted: { exit: 130, meaning: "interrupted (Ctrl-C)" },
} as const;

/**
 * Every category an error can have, in every library: its exit code, and the status and title it has in the API. A
 * code needs no line of its own, because each library lists its codes by category.
 */
export const categories = {
  invalid: { exit: exitCodes.usage.exit, status: 400, title: "Invalid request" },
  unsupported: { exit: exitCodes.unsupported.exit, status: 400, title: "Not supported" },
  not_found: { exit: exitCodes.no.exit, status: 404, title: "Not found" },
  conflict: { exit: exitCodes.no.exit, status: 409, title: "Conflict" },
  precondition: { exit: exitCodes.no.exit, status: 412, title: "The resource has changed" },
  blocked: { exit: exitCodes.unsupported.exit, status: 403, title: "Not allowed" },
  unreachable: { exit: exitCodes.outside.exit, status: 502, title: "Host not reachable" },
  timeout: { exit: exitCodes.outside.exit, status: 504, title: "Timed out" },
  overloaded: { exit: exitCodes.outside.exit, status: 503, title: "Too busy" },
  internal: { exit: exitCodes.bug.exit, status: 500, title: "Internal error" },
} as const satisfies Record<string, { exit: number; status: number; title: string }>;

export type Category = keyof typeof categories;

export function isCategory(name: unknown): name is Category {
  return typeof name === "string" && Object.hasOwn(categories, name);
}
