import { nearestName } from "@almanac/kernel/messages/nearest-name";
import type { CommandModule } from "../command.ts";
import { AlmanacError } from "../errors/almanac-error.ts";
import { refuse } from "../errors/refuse.ts";
import { wrongWord } from "../errors/wrong-word.ts";
import type { Reply } from "../output/print-reply.ts";
import { quoted } from "../output/printable.ts";
import type { ServiceRegistration } from "../services/service.ts";
import type { TableSet } from "../services/table-set.ts";
import { listReply, overviewReply, shownReply } from "./tables/view.ts";

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
  throw new AlmanacError("not_found", [
    {
      code: "not_found",
      parameter: "<name>",
      what: `<name> ${quoted(name)} is not in the tables of ${service}`,
      suggestion: nearestName(name, set.names),
      see: `almanac tables ${service} list`,
    },
  ]);
}

/** Throws the usage error for an action that does not exist, or that has too few or too many arguments. */
function refuseUse(service: string, action: string, entry = ""): never {
  const parameter = "<name>";
  switch (action) {
    case "show":
      return refuse({
        code: "missing_field",
        parameter,
        what: "<name> is missing",
        allowed: `almanac tables ${service} show <name>`,
        see,
      });
    case "list":
      return refuse({
        code: "unknown_field",
        parameter,
        what: `list takes no name, and got ${quoted(entry)}`,
        suggestion: `almanac tables ${service} show ${entry}`,
        see,
      });
    default:
      return refuse(wrongWord("<action>", ["list", "show"], action, { see }));
  }
}
