import type { CommandModule, Completions, Invocation, Registration } from "../command.ts";
import { refuse } from "../errors/almanac-error.ts";
import { suggestCommand } from "../parser/usage.ts";
import { quoted } from "../text/printable.ts";
import { topics } from "./help/topics.ts";

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
