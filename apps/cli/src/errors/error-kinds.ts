import { categories } from "@almanac/kernel/categories";
import { exitCodes } from "./exit-codes.ts";

/** What an error of the command line can be: of a category that libraries have, or a bug of almanac. */
export const errorKinds = {
  ...categories,
  internal: { status: 500, title: "Something broke on our side", exit: exitCodes.bug.exit },
} as const;

export type ErrorKind = keyof typeof errorKinds;
