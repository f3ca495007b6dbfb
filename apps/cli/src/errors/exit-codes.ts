import { categories } from "@almanac/kernel/errors/category";

/** What each exit code means. `almanac help exit-codes` prints this table. */
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
 * The kinds of error on the command line: the categories of the libraries, and a bug in almanac.
 */
export const errorKinds = {
  ...categories,
  internal: { status: 500, title: "Something broke on our side", exit: exitCodes.bug.exit },
} as const;

export type ErrorKind = keyof typeof errorKinds;
