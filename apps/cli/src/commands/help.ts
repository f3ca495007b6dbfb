import type { CommandModule, Completions, Invocation, Registration } from "../command.ts";
import { refuse } from "../errors/almanac-error.ts";
import { exitCodes } from "../errors/exit-codes.ts";
import { suggestCommand } from "../parser/usage.ts";
import { settingKinds } from "../settings/setting-names.ts";
import { quoted } from "../text/printable.ts";
import type { Style } from "../text/style.ts";

/** The commands and the topics. */
export function completionsOf(commands: readonly Registration[]): Completions {
  return {
    "<name>": () => [
      ...commands.map(({ name, summary }) => ({ value: name, help: summary })),
      ...topics.map(({ name }) => ({ value: name, help: "a topic" })),
    ],
  };
}

/** `almanac help`: prints the help of the program, of one command, or of one topic. */
export function createHelp(commands: () => readonly Registration[]): CommandModule {
  return {
    configure(command, answer) {
      command
        .description("Help for a command or a topic.")
        .argument("[name...]", "a command, or exit-codes, environment, formats")
        .action(answer((invocation) => help(invocation, commands())));
    },
  };
}

async function help(
  { words, command, context }: Invocation<object>,
  commands: readonly Registration[],
): Promise<undefined> {
  const [name] = words;
  const root = command.parent ?? command;
  if (name === undefined) {
    root.outputHelp();
    return;
  }
  const topic = topics.find((each) => each.name === name);
  if (topic !== undefined) {
    context.io.stdout.write(topic.text(context.style));
    return;
  }
  const names = root.commands.map((each) => each.name());
  if (names.includes(name)) {
    await root.parseAsync([...words, "--help"], { from: "user" });
    return;
  }
  refuseName(name, commands);
}

function refuseName(name: string, commands: readonly Registration[]): never {
  const topicNames = topics.map((each) => each.name);
  const names = [...commands.map((each) => each.name), ...topicNames];
  return refuse({
    code: "unknown_command",
    parameter: "<name>",
    what: `${quoted(name)} is neither a command nor a topic`,
    allowed: names.join(", "),
    suggestion: suggestCommand(name, commands, topicNames),
    see: "almanac help",
  });
}

/** A help page that is not about a command: `almanac help exit-codes`. */
interface Topic {
  readonly name: string;
  readonly text: (style: Style) => string;
}

type Entry = readonly [term: string, meaning: string];

const exitCodeEntries: readonly Entry[] = Object.values(exitCodes).map(({ exit, meaning }) => [
  String(exit),
  meaning,
]);

/** Every environment variable that the program, or Node for it, reads. */
const environment: readonly Entry[] = [
  ["ALMANAC_API", "server that answers look-ups and batches, as --api"],
  ["ALMANAC_API_KEY", "key for the server that --api or --url names"],
  ["ALMANAC_FORMAT", "text, json, ndjson, csv or tsv"],
  ...settingKinds
    .filter(({ name }) => name !== "api" && name !== "format")
    .map(({ variable, help, flag }): Entry => [variable, `${help}, as ${flag}`]),
  ["ALMANAC_VIN_DATA", "vin: tables of vin update (folder or file)"],
  ["XDG_CONFIG_HOME", "folder of the user's settings (default: ~/.config)"],
  ["ALMANAC_LAB_KEY", "key that shop serve asks for at /_lab, if any"],
  ["NO_COLOR", "no colours when set and not empty, as --no-color"],
  ["FORCE_COLOR", "colours even in a pipe: 1, 2 or 3; 0 for none"],
  ["NODE_DISABLE_COLORS", "no colours when set and not empty"],
  ["TERM", "no colours when it is dumb"],
  ["ALMANAC_SIMULATION_SECRET", "shop serve: what Simulation-Secret must be"],
  ["PAGER", "shows long text (default: less); cat for none"],
  ["LESS", "options of less (default: FRX)"],
  ["NODE_COMPILE_CACHE", "folder that keeps the compiled program"],
  ["NODE_DISABLE_COMPILE_CACHE", "1: compile it on every start"],
];

const formats: readonly Entry[] = [
  ["(none)", "text for people, with units; it may change in any release"],
  ["--json", "the API's response object, one document; indented on a terminal"],
  ["--ndjson", "one object per line: the items of a list, or the one answer"],
  ["--csv", "rows with a heading line; nested fields as outer.inner"],
  ["--tsv", "the same with tabs"],
  ["--quiet", "the answer alone, still with its unit"],
  ["--fields", "only these fields, in every format: make,engine.fuel"],
];

export const topics: readonly Topic[] = [
  {
    name: "exit-codes",
    text: (style) => page("Exit codes", exitCodeEntries, "The same in every output format.", style),
  },
  {
    name: "environment",
    text: (style) =>
      page(
        "Environment variables",
        environment,
        "almanac config shows every setting and where it comes from.\n" +
          "Colours are decided for stdout and stderr separately. Node reads its own\n" +
          "variables besides, such as NODE_OPTIONS. The settings of the API server are\n" +
          "in docs/operations.md.",
        style,
      ),
  },
  {
    name: "formats",
    text: (style) =>
      page(
        "Output formats",
        formats,
        "Answers go to stdout and errors to stderr. With --json and --ndjson an error\n" +
          "is the API's problem object: type, title, status, detail, code, errors[].\n" +
          "For several inputs, --json prints the API's answer to a batch: results[], each\n" +
          "with data or error. If an input fails, --ndjson prints in its place:\n" +
          '{"input": as typed, "error": the problem}.\n' +
          "CSV has the same columns for every answer of a service. Fields without a\n" +
          "column are in the column rest, as JSON. A row that failed has its problem in\n" +
          "the columns error and detail. almanac batch puts the input's columns first.\n" +
          "Input is UTF-8, with or without a byte-order mark and with either line end.\n" +
          "For more than --fields, use --ndjson with jq, or --csv with Miller.\n" +
          "Numbers in JSON carry no unit; their names do (weightKg).",
        style,
      ),
  },
];

function page(title: string, entries: readonly Entry[], closing: string, style: Style): string {
  const width = Math.max(...entries.map(([term]) => term.length));
  const lines = entries.map(([term, meaning]) => `  ${term.padEnd(width)}  ${meaning}\n`);
  return `${style("bold", `${title}:`)}\n${lines.join("")}\n${closing}\n`;
}
