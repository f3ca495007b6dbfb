import type { CommandModule, Registration } from "../src/command.ts";

/** A command for a test of what holds for all commands. */
export function register(name: string, configure: CommandModule["configure"]): Registration {
  return {
    name,
    group: "Lookups",
    summary: `the ${name} command`,
    load: async () => ({ configure }),
  };
}

/** The command `fail`, which throws what it is given. */
export function failing(error: unknown): Registration {
  return register("fail", (command, answer) => {
    command.action(
      answer(() => {
        throw error;
      }),
    );
  });
}
