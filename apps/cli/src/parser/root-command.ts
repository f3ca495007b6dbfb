import { Command, type Option } from "commander";
import type { Answer, Registration } from "../command.ts";
import type { Context } from "../context.ts";
import { terminalWidth } from "../text/style.ts";
import { version } from "../version.ts";

const outro = `
Examples:
  almanac dim 40x30x20cm 2kg --carrier dhl
  almanac dim 16x12x8in 4.4lb --compare
  almanac batch dim orders.csv --map kg=weightKg,len=lengthCm --set carrier=dhl
  almanac tables dim show ups

Topics: almanac help exit-codes | environment | formats
Docs: apps/cli/README.md`;

/** Creates the command `almanac` with the global options. program.ts adds the other commands. */
export function createRootCommand(context: Context): Command {
  const { io, style } = context;
  return new Command("almanac")
    .usage("<command> [options]")
    .description("Answers from published rules and live facts, each with its source.")
    .helpCommand(false)
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .option("--json", "print the answer as one JSON document")
    .option("--ndjson", "print one JSON object per line")
    .option("--csv", "print rows with a heading line")
    .option("--tsv", "the same with tabs")
    .option("--fields <names>", "print only these fields: make,engine.fuel")
    .option("--api <url>", "ask this server; its key in ALMANAC_API_KEY")
    .option("-q, --quiet", "print nothing but the answer")
    .option("--no-color", "print without colours")
    .option("--no-pager", "print long text at once, without $PAGER")
    .option("--debug", "print the stack of an error")
    .exitOverride()
    .configureHelp({
      showGlobalOptions: true,
      visibleGlobalOptions: (command) => globalOptions(command),
      subcommandTerm: (command) => command.name(),
      styleTitle: (title) => style("bold", title),
    })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      // The parser also throws its errors. They are caught and reported in our own format.
      writeErr: () => undefined,
      getOutHelpWidth: () => Math.min(terminalWidth(io.stdout) ?? 80, 100),
      getOutHasColors: () => true,
    })
    .addHelpText("after", outro);
}

/** Adds a command as the help of the program lists it. Its module is not loaded. */
export function addCommand(root: Command, { name, group, summary }: Registration): Command {
  return root.command(name).summary(summary).helpGroup(`${group}:`);
}

/** Loads the module of a command and configures it. The help ends with the docs page. */
export async function configureCommand(
  command: Command,
  { load, docs }: Registration,
  answer: Answer,
): Promise<void> {
  const module = await load();
  module.configure(command, answer);
  const all = (at: Command): Command[] => [at, ...at.commands.flatMap(all)];
  for (const each of all(command)) each.addHelpText("after", `\nDocs: ${docs}`);
}

/** The global options of a command. Only the program itself has `--version`. */
function globalOptions(command: Command): Option[] {
  const options: Option[] = [];
  for (let at = command.parent; at; at = at.parent) {
    options.push(...at.options.filter((option) => option.long !== "--version" && !option.hidden));
  }
  return options;
}

/** The commands of this tree are only inspected, never run. */
const noAction: Answer = () => async () => undefined;

/** The commands with their options. Only the modules of `names` are loaded, if given. */
export async function createCommandTree(
  context: Context,
  registered: readonly Registration[],
  names?: readonly string[],
): Promise<Command> {
  const root = createRootCommand(context);
  for (const registration of registered) {
    const command = addCommand(root, registration);
    if (names === undefined || names.includes(registration.name)) {
      await configureCommand(command, registration, noAction);
    }
  }
  return root;
}

/** The options that can be typed after a command: its own and those of the commands above it. */
export function optionsOf(command: Command): Command["options"] {
  const options: Command["options"][number][] = [];
  for (let at: Command | null = command; at; at = at.parent) {
    options.push(...at.createHelp().visibleOptions(at));
  }
  const seen = new Set<string>();
  return options.filter(({ flags, long }) => {
    const isNew = !seen.has(long ?? flags);
    seen.add(long ?? flags);
    return isNew;
  });
}
