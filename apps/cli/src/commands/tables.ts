import { nearestName } from "@almanac/kernel/messages/nearest";
import { type CommandModule, type Completions, plainOffers } from "../command.ts";
import { AlmanacError, fault, missingField, refuse, wrongWord } from "../errors/almanac-error.ts";
import { listReply, type Reply } from "../output/print-reply.ts";
import type { ServiceRegistration, Shown, TableEntry, TableSet } from "../services/service.ts";
import { block } from "../text/lines.ts";
import { printable, quoted } from "../text/printable.ts";
import type { Style } from "../text/style.ts";

/** `almanac tables`: prints the tables of the given services. */
export function createTables(services: readonly ServiceRegistration[]): CommandModule {
  const withTables = services.filter((each) => each.tables !== undefined);
  const names = withTables.map((each) => each.name);
  return {
    configure(command, answer) {
      command
        .description("The figures behind the answers, with their sources and dates.")
        .usage("[service] [list | show <name>] [options]")
        .argument("[service]", `whose tables: ${names.join(", ")}`)
        .argument("[action]", "list (the default) or show")
        .argument("[name]", "what to show, as list prints it")
        .addHelpText("after", examples)
        .action(answer(({ words }) => tables(words, withTables)));
    },
  };
}

const examples = `
Examples:
  almanac tables dim list
  almanac tables dim show dhl
  almanac tables dim show ups.metric@2025-08-18 --json`;

const see = "almanac help tables";

async function tables(
  words: readonly string[],
  services: readonly ServiceRegistration[],
): Promise<Reply> {
  const [name, action = "list", entry] = words;
  if (name === undefined) return overviewReply(services);
  const registration = services.find((each) => each.name === name);
  if (registration === undefined) {
    const names = services.map((each) => each.name);
    return refuse(wrongWord("<service>", names, name, { see: "almanac tables" }));
  }
  const { readTables } = await registration.load();
  if (readTables === undefined) {
    throw new TypeError(`${name} is registered with tables and has none`);
  }
  const set = readTables();
  if (action === "list" && entry === undefined) return listReply(set);
  if (action === "show" && entry !== undefined) return show(set, name, entry);
  return refuseUse(name, action, entry);
}

function show(set: TableSet, service: string, name: string): Reply {
  const shown = set.show(name);
  if (shown !== undefined) return shownReply(shown);
  const why = `${quoted(name)} is not in the tables of ${service}`;
  const suggestion = nearestName(name, set.names);
  const see = `almanac tables ${service} list`;
  const issue = fault("not_found", "<name>", why, { suggestion, see });
  throw new AlmanacError("not_found", [issue]);
}

/** Refuses an action that does not exist, or has too few or too many arguments. */
function refuseUse(service: string, action: string, entry = ""): never {
  const show = `almanac tables ${service} show`;
  if (action === "show") return refuse(missingField("<name>", `${show} <name>`, see));
  if (action !== "list") refuse(wrongWord("<action>", ["list", "show"], action, { see }));
  const what = `list takes no name, and got ${quoted(entry)}`;
  const suggestion = `${show} ${entry}`;
  return refuse({ code: "unknown_field", parameter: "<name>", what, suggestion, see });
}

/** Lists the services that have tables, with one sentence on what the tables contain. */
function overviewReply(registrations: readonly ServiceRegistration[]): Reply {
  const services = registrations.map(({ name, tables = "" }) => ({ service: name, tables }));
  return listReply({
    document: { services },
    records: services,
    columns: ["service", "tables"],
    rows: services.map((each) => [each.service, each.tables]),
  });
}

/** All entries with one name, with their notes and sources. */
function shownReply({ document, entries }: Shown): Reply {
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

/** The values of `almanac tables`, with the names in the tables of the typed service. */
export function tableCompletions(services: readonly ServiceRegistration[]): Completions {
  const withTables = services.filter(({ tables }) => tables !== undefined);
  return {
    "<service>": () => withTables.map(({ name, tables = "" }) => ({ value: name, help: tables })),
    "<action>": () => plainOffers(["list", "show"]),
    "<name>": async (typed) => {
      const registration = withTables.find(({ name }) => name === typed("<service>"));
      const service = await registration?.load();
      const isShow = typed("<action>") === "show";
      return isShow ? plainOffers(service?.readTables?.().names ?? []) : [];
    },
  };
}
