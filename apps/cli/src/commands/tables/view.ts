import { block } from "../../output/aligned-lines.ts";
import type { Reply } from "../../output/print-reply.ts";
import { printable } from "../../output/printable.ts";
import type { Style } from "../../output/style.ts";
import { table } from "../../output/table.ts";
import type { ServiceRegistration } from "../../services/service.ts";
import type { Shown, TableEntry, TableSet } from "../../services/table-set.ts";

/** Lists the services that have tables, with one sentence on what the tables contain. */
export function overviewReply(registrations: readonly ServiceRegistration[]): Reply {
  const services = registrations.map(({ name, tables = "" }) => ({ service: name, tables }));
  const rows = services.map((each) => [each.service, each.tables]);
  return {
    document: { services },
    records: services,
    human: (style) => table([{ title: "service" }, { title: "tables" }], rows, style),
    quiet: services.map((each) => each.service).join("\n"),
  };
}

/** All tables of one service, with one row per figure. */
export function listReply(set: TableSet): Reply {
  return {
    document: set.document,
    records: set.records,
    human: (style) => table(set.columns, set.rows, style),
    quiet: set.rows.map(([id]) => id).join("\n"),
  };
}

/** All entries with one name, with their notes and sources. */
export function shownReply({ document, entries }: Shown): Reply {
  return {
    document,
    records: entries.map((entry) => entry.record),
    human: (style) => entries.map((entry) => describe(entry, style)).join("\n"),
  };
}

function describe(entry: TableEntry, style: Style): string {
  const sources = entry.sources.map(
    ({ title, detail }) => `  ${printable(title)}\n    ${style("dim", printable(detail))}\n`,
  );
  const notes = entry.notes.map((note) => `  ${printable(note)}\n`);
  return [
    `${style("bold", printable(entry.title))}\n`,
    block(entry.rows, style),
    ...(notes.length > 0 ? ["notes\n", ...notes] : []),
    ...(sources.length > 0 ? ["sources\n", ...sources] : []),
  ].join("");
}
