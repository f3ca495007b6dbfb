import type { Command } from "commander";
import type { Answer, Registration } from "../command.ts";
import type { Context } from "../context.ts";
import { addCommand, configureCommand, createRootCommand } from "../root-command.ts";

/** The commands of this tree are only inspected, never run. */
const noAction: Answer = () => async () => undefined;

/** The program's commands with their options. Only the modules of `names` are loaded; without `names`, all of them. */
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
