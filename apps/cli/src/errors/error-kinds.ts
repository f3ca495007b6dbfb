import { categories } from "@almanac/kernel/errors/category-kinds";
import { exitCodes } from "./exit-codes.ts";

/** The kinds of error on the command line: the categories of the libraries, and a bug in almanac. */
export const errorKinds = {
  ...categories,
  internal: { status: 500, title: "Something broke on our side", exit: exitCodes.bug.exit },
} as const;

export type ErrorKind = keyof typeof errorKinds;
