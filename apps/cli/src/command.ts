import type { Command } from "commander";
import type { Completions } from "./complete/completions.ts";
import type { Context } from "./context.ts";
import type { Reply } from "./output/print-reply.ts";

/** The arguments that follow the command's name, and its options, as the user typed them. */
export interface Invocation<Options> {
  readonly words: readonly string[];
  readonly options: Options;
  readonly command: Command;
  readonly context: Context;
}

/** Runs a command once and returns its reply. A command that prints its output itself returns nothing. */
export type Run<Options> = (
  invocation: Invocation<Options>,
) => Reply | undefined | Promise<Reply | undefined>;

/** Turns a `Run` function into an action for commander: `command.action(answer(run))`. */
export type Answer = <Options extends object>(run: Run<Options>) => Action;

export type Action = (this: Command) => Promise<void>;

/** A command that can be added to the program. */
export interface CommandModule {
  /** Adds arguments, options, examples and the action to commander's command, which already has the registered name. */
  readonly configure: (command: Command, answer: Answer) => void;
}

/** One command as `almanac help` lists it. Its module is loaded only when the command is invoked. */
export interface Registration {
  /** The name that the user types: `almanac <name>`. */
  readonly name: string;
  readonly group: "Lookups" | "About";
  readonly summary: string;
  /** What the command is about. A user who types one of these words as a command is pointed to this command. */
  readonly about?: readonly string[];
  /** The page of the documentation on the command, as a path from the root of the sources. */
  readonly docs: string;
  readonly load: () => Promise<CommandModule>;
  /** Whether the server of --api can answer in place of this machine. */
  readonly asksServer?: boolean;
  /** The values that a shell offers after the Tab key. */
  readonly completions?: () => Promise<Completions>;
}
