import type { Context } from "../context.ts";
import { write } from "./write.ts";

/** Writes text for people. On a terminal, text that is longer than the screen goes through the user's pager. */
export async function page(text: string, { io, pager }: Context): Promise<void> {
  const { stdout, page: throughPager } = io;
  const { isTTY, rows = 0 } = stdout;
  const isLong = isTTY === true && rows > 0 && countLines(text) >= rows;
  if (pager && isLong && throughPager !== undefined && (await throughPager(text))) return;
  await write(stdout, text);
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}
