import type { Output } from "../io.ts";

/** Below this, breaking lines makes text harder to read; some terminals also say 0 for "not known". */
const narrowest = 20;

/** The columns of a terminal, or undefined where lines must not be broken: in a pipe or a file. */
export function terminalWidth({ isTTY, columns = 0 }: Output): number | undefined {
  return isTTY === true && columns >= narrowest ? columns : undefined;
}
