import type { Command } from "commander";
import type { Context } from "./context.ts";
import type { Reply } from "./output/print-reply.ts";

/** The arguments that follow the command's name, and its options, as the user typed them. */
export interface Invocation<Options> {
  readonly words: readonly string[];
  readonly options: Options;
  readonly command: Command;
  readonly context: Context;
}

/** Runs a command once. A command that prints its output itself returns nothing. */
type Run<Options> = (
  invocation: Invocation<Options>,
) => Reply | undefined | Promise<Reply | undefined>;

/** Turns a `Run` function into an action for commander: `command.action(answer(run))`. */
export type Answer = <Options extends object>(run: Run<Options>) => Action;

type Action = (this: Command) => Promise<void>;

export interface CommandModule {
  /** Adds arguments, options, examples and the action to commander's command. */
  readonly configure: (command: Command, answer: Answer) => void;
}

/**
 * One command as `almanac help` lists it. Its module is loaded only when the command is invoked.
 */
export interface Registration {
  /** The name that the user types: `almanac <name>`. */
  readonly name: string;
  readonly group: "Lookups" | "About";
  readonly summary: string;
  /** A user who types one of these words as a command is pointed to this command. */
  readonly about?: readonly string[];
  /** The page of the documentation on the command, as a path from the root of the sources. */
  readonly docs: string;
  readonly load: () => Promise<CommandModule>;
  /** Whether the server of --api can answer in place of this machine. */
  readonly asksServer?: boolean;
  readonly completions?: () => Promise<Completions>;
}

/** One text that a shell can put in place of the word at the cursor. */
export interface Offer {
  readonly value: string;
  /** One line that a shell shows beside the value. */
  readonly help?: string;
}

/** What the user has typed for an option, an argument or a field of a batch. */
export type Typed = (name: string) => string | undefined;

/** A name that begins with a command (`batch --from`) counts only for that command. */
export type Completions = Readonly<
  Record<string, (typed: Typed) => readonly Offer[] | Promise<readonly Offer[]>>
>;

/** Offers texts that need no explanation. */
export function plainOffers(values: Iterable<string>): Offer[] {
  return Array.from(values, (value) => ({ value }));
}
