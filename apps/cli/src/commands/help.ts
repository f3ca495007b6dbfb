import type { Invocation, Service } from "../command.ts";
import { AlmanacError } from "../errors/almanac-error.ts";
import { nearest } from "../errors/nearest.ts";
import { quoted } from "../output/printable.ts";
import type { Reply } from "../output/reply.ts";
import { topics } from "./help/topics.ts";

export const service: Service = {
  configure(command, answer) {
    command
      .description("Help for a command or a topic.")
      .argument("[name...]", "a command, or exit-codes, environment, formats")
      .action(answer(help));
  },
};

async function help({ words, command, context }: Invocation<object>): Promise<Reply | undefined> {
  const [name] = words;
  const root = command.parent ?? command;
  if (name === undefined) {
    root.outputHelp();
    return undefined;
  }
  const topic = topics.find((each) => each.name === name);
  if (topic !== undefined) {
    context.io.stdout.write(topic.text(context.style));
    return undefined;
  }
  const names = root.commands.map((each) => each.name());
  if (names.includes(name)) {
    await root.parseAsync([...words, "--help"], { from: "user" });
    return undefined;
  }
  throw unknownTopic(name, [...names, ...topics.map((each) => each.name)]);
}

function unknownTopic(name: string, names: readonly string[]): AlmanacError {
  return new AlmanacError("invalid", [
    {
      code: "unknown_command",
      parameter: "<name>",
      what: `${quoted(name)} is neither a command nor a topic`,
      allowed: names.join(", "),
      suggestion: nearest(name, names),
      see: "almanac help",
    },
  ]);
}
