import type { Context } from "../context.ts";
import { csv } from "./csv.ts";
import type { Style } from "./style.ts";
import { write } from "./write.ts";

/** What a command returns: the library's object, and functions that format it. `printReply` prints it. */
export interface Reply {
  /** The API's response object, for --json. */
  readonly document: unknown;
  /** The lines of --ndjson and the rows of --csv. By default there is one: the document. */
  readonly records?: readonly unknown[];
  /** The text for people. It ends with a line feed. */
  readonly human: (style: Style) => string;
  /** The text for --quiet: only the answer. If it is missing, --quiet has no effect. */
  readonly quiet?: string;
  /** True when the answer is "no" or a check failed: exit code 1. */
  readonly failed?: boolean;
  /** A document in another format, such as iCalendar. It is printed unchanged in every output mode. */
  readonly text?: string;
  /** The exit code, if another program expects codes other than 0 and 1 (monitoring plug-ins). */
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
