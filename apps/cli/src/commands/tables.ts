import type { Invocation, Registration, Service, TableEntry, TableSet } from "../command.ts";
import { AlmanacError, type Fault } from "../errors/almanac-error.ts";
import { nearest } from "../errors/nearest.ts";
import { block } from "../output/block.ts";
import { printable, quoted } from "../output/printable.ts";
import type { Reply } from "../output/reply.ts";
import type { Style } from "../output/style.ts";
import { table } from "../output/table.ts";
import { commands } from "./index.ts";

export const service: Service = {
  configure(command, answer) {
    command
      .description("The figures behind the answers, with their sources and dates.")
      .usage("[service] [list | show <name>] [options]")
      .argument("[service]", `whose tables: ${serviceNames().join(", ")}`)
      .argument("[action]", "list (the default) or show")
      .argument("[name]", "what to show, as list prints it")
      .addHelpText("after", examples)
      .action(answer(tables));
  },
};

const examples = `
Examples:
  almanac tables dim list
  almanac tables dim show dhl
  almanac tables dim show ups.metric@2025-08-18 --json`;

async function tables({ words }: Invocation<object>): Promise<Reply> {
  const [name, action = "list", entry] = words;
  if (name === undefined) return overview();
  const registration = withTables().find((each) => each.name === name);
  if (registration === undefined) {
    throw refuse("<service>", name, "has no tables", serviceNames(), "almanac tables");
  }
  const set = (await registration.load()).service.tables;
  if (set === undefined) throw new TypeError(`${name} is registered with tables and has none`);
  if (action === "list" && entry === undefined) return list(set);
  if (action === "show" && entry !== undefined) return show(set, name, entry);
  throw misuse(name, action, entry);
}

function overview(): Reply {
  const services = withTables().map((each) => ({ service: each.name, tables: each.tables ?? "" }));
  const rows = services.map((each) => [each.service, each.tables]);
  return {
    document: { services },
    records: services,
    human: (style) => table([{ title: "service" }, { title: "tables" }], rows, style),
    quiet: services.map((each) => each.service).join("\n"),
  };
}

function list(set: TableSet): Reply {
  return {
    document: set.document,
    records: set.records,
    human: (style) => table(set.columns, set.rows, style),
    quiet: set.rows.map(([id]) => id).join("\n"),
  };
}

function show(set: TableSet, service: string, name: string): Reply {
  const shown = set.show(name);
  if (shown === undefined) {
    const fault: Fault = {
      code: "not_found",
      parameter: "<name>",
      what: `<name> ${quoted(name)} is not in the tables of ${service}`,
      suggestion: nearest(name, set.names),
      see: `almanac tables ${service} list`,
    };
    throw new AlmanacError("not_found", [fault]);
  }
  return {
    document: shown.document,
    records: shown.entries.map((entry) => entry.record),
    human: (style) => shown.entries.map((entry) => describe(entry, style)).join("\n"),
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

function misuse(service: string, action: string, entry: string | undefined): AlmanacError {
  const see = `almanac help tables`;
  if (action === "show") {
    const what = "show needs the name of what to show";
    return new AlmanacError("invalid", [
      {
        code: "missing_field",
        parameter: "<name>",
        what,
        allowed: `almanac tables ${service} show <name>`,
        see,
      },
    ]);
  }
  if (action === "list") {
    const what = `list takes no name, and got ${quoted(entry ?? "")}`;
    return new AlmanacError("invalid", [
      {
        code: "unknown_field",
        parameter: "<name>",
        what,
        suggestion: `almanac tables ${service} show ${entry}`,
        see,
      },
    ]);
  }
  return refuse("<action>", action, "is not an action", ["list", "show"], see);
}

function refuse(
  parameter: string,
  given: string,
  why: string,
  allowed: readonly string[],
  see: string,
): AlmanacError {
  return new AlmanacError("invalid", [
    {
      code: "invalid_value",
      parameter,
      what: `${parameter} ${quoted(given)} ${why}`,
      allowed: allowed.join(", "),
      suggestion: nearest(given, allowed),
      see,
    },
  ]);
}

function withTables(): readonly Registration[] {
  return commands.filter((each) => each.tables !== undefined);
}

function serviceNames(): string[] {
  return withTables().map((each) => each.name);
}
