import type { Output } from "../io.ts";

/** With fewer columns, broken lines are harder to read than long ones. Some terminals report 0 for "unknown". */
const narrowest = 20;

/** The columns of a terminal. Undefined if lines must not be broken: in a pipe, a file or a very narrow terminal. */
export function terminalWidth({ isTTY, columns = 0 }: Output): number | undefined {
  return isTTY === true && columns >= narrowest ? columns : undefined;
}
