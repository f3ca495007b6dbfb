import type { Command } from "commander";
import type { Context } from "./context.ts";
import type { Reply } from "./output/reply.ts";

/** The words after the command's name, and its options, as typed. */
export interface Invocation<Options> {
  readonly words: readonly string[];
  readonly options: Options;
  readonly command: Command;
  readonly context: Context;
}

/** Answers one invocation. A command that prints as it goes answers nothing. */
export type Run<Options> = (
  invocation: Invocation<Options>,
) => Reply | undefined | Promise<Reply | undefined>;

/** Makes a function that answers into the action of a command: `command.action(answer(run))`. */
export type Answer = <Options extends object>(run: Run<Options>) => Action;

export type Action = (this: Command) => Promise<void>;

/** What the factory of a command creates. */
export interface CommandModule {
  /** Adds arguments, options, examples and the action to the command that bears the registered name. */
  readonly configure: (command: Command, answer: Answer) => void;
}

/** One command as `almanac help` lists it; its module is loaded only when the command is invoked. */
export interface Registration {
  /** The word on the command line. */
  readonly name: string;
  readonly group: "Lookups" | "About";
  readonly summary: string;
  readonly load: () => Promise<CommandModule>;
}
