import type { Context } from "../context.ts";
import { csv } from "./csv.ts";
import type { Style } from "./style.ts";
import { write } from "./write.ts";

/** What a command answers: the library's object, and how people read it. Printing is the frame's business. */
export interface Reply {
  /** The API's response object, for --json. */
  readonly document: unknown;
  /** The lines of --ndjson and the rows of --csv, where the document holds a list; otherwise the document itself. */
  readonly records?: readonly unknown[];
  /** The text for people, ending in a line feed. */
  readonly human: (style: Style) => string;
  /** The answer alone, for --quiet; without it, --quiet changes nothing. */
  readonly quiet?: string;
  /** True when the answer is "no" or a check failed: exit code 1. */
  readonly failed?: boolean;
  /** A document of a format of its own, printed as it is in every mode. */
  readonly text?: string;
  /** The exit code, where a convention asks for another than 0 and 1. */
  readonly exit?: number;
}

export async function printReply(reply: Reply, context: Context): Promise<void> {
  await write(context.io.stdout, render(reply, context));
}

function render(reply: Reply, context: Context): string {
  if (reply.text !== undefined) return reply.text;
  const records = reply.records ?? [reply.document];
  switch (context.mode) {
    case "json":
      return `${JSON.stringify(reply.document, null, context.io.stdout.isTTY ? 2 : undefined)}\n`;
    case "ndjson":
      return records.map((record) => `${JSON.stringify(record)}\n`).join("");
    case "csv":
      return csv(records);
    case "human":
      if (context.quiet && reply.quiet !== undefined) return `${reply.quiet}\n`;
      return reply.human(context.style);
  }
}
