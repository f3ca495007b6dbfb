import type { CommandModule, Registration } from "../src/command.ts";

/** Registers a command that exists only in tests, for features that all commands share. */
export function register(name: string, configure: CommandModule["configure"]): Registration {
  return {
    name,
    group: "Lookups",
    summary: `the ${name} command`,
    docs: "docs/test.md",
    load: async () => ({ configure }),
  };
}

/** A command `fail`, which throws the given value. */
export function failing(error: unknown): Registration {
  return register("fail", (command, answer) => {
    command.action(
      answer(() => {
        throw error;
      }),
    );
  });
}
