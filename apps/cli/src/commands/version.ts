import type { Command } from "commander";
import type { Answer, Invocation } from "../command.ts";
import type { Reply } from "../output/print-reply.ts";
import { services } from "../services/index.ts";
import { right, table } from "../text/table.ts";
import { version } from "../version.ts";

const dayMs = 86_400_000;

/** `almanac version`: the version of the program, and the age of every table. */
export function configure(command: Command, answer: Answer): void {
  command
    .description("The version of almanac and of Node, and how old the tables of each service are.")
    .addHelpText("after", examples)
    .action(answer(versions));
}

const examples = `
The age counts from the day on which the newest source of a table was read or published, in UTC.

Examples:
  almanac version
  almanac version --json
  almanac version --fields table,age_days`;

async function versions({ context }: Invocation<object>): Promise<Reply> {
  const today = Math.floor(context.io.now() / dayMs);
  const lists = await Promise.all(
    services.map(async ({ name, dataVersions }) =>
      ((await dataVersions?.()) ?? []).map(({ sourceDate, nextChange, ...each }) => ({
        service: name,
        ...each,
        source_date: sourceDate,
        age_days: today - Math.floor(Date.parse(sourceDate) / dayMs),
        ...(nextChange === undefined ? {} : { next_change: nextChange }),
      })),
    ),
  );
  const tables = lists.flat();
  const rows = tables.map((each) => [
    each.service,
    each.table,
    each.version,
    each.source_date,
    `${each.age_days} ${each.age_days === 1 ? "day" : "days"}`,
    each.next_change ?? "",
  ]);
  return {
    document: { version, node: process.versions.node, tables },
    records: tables,
    quiet: version,
    human: (style) =>
      `almanac ${version}, Node ${process.versions.node}\n\n${table(columns, rows, style)}`,
  };
}

const columns = [
  "service",
  "table",
  "version",
  "sources until",
  right("age"),
  "next change",
] as const;
