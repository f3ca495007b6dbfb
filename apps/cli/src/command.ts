import type { Command } from "commander";
import type { Context } from "./context.ts";
import type { BlockRow } from "./output/block.ts";
import type { Reply } from "./output/reply.ts";
import type { Column } from "./output/table.ts";

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

/** What a file in `commands/` exports as `service`. */
export interface Service {
  /** Adds arguments, options, examples and the action to the command that bears the service's name. */
  readonly configure: (command: Command, answer: Answer) => void;
  /** What `almanac tables <service>` shows; present exactly when the line in `index.ts` says so. */
  readonly tables?: TableSet;
  /** The error codes of the service's library, by category. */
  readonly errorCodes?: Readonly<Record<string, readonly string[]>>;
}

/** The published figures of one service. */
export interface TableSet {
  /** The API's list of them. */
  readonly document: unknown;
  /** One row per figure, for --ndjson and --csv. */
  readonly records: readonly unknown[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Every name that `show` understands. */
  readonly names: readonly string[];
  /** What is under one name: a carrier has several entries. Undefined for a name that is not in the tables. */
  readonly show: (name: string) => Shown | undefined;
}

export interface Shown {
  readonly document: unknown;
  readonly entries: readonly TableEntry[];
}

export interface TableEntry {
  readonly title: string;
  readonly record: unknown;
  readonly rows: readonly BlockRow[];
  readonly notes: readonly string[];
  readonly sources: readonly { readonly title: string; readonly detail: string }[];
}

/** One line of the register in `index.ts`; the module is loaded only when its command is invoked. */
export interface Registration {
  readonly name: string;
  readonly group: "Lookups" | "About";
  readonly summary: string;
  /** What its tables hold, if it has any. */
  readonly tables?: string;
  readonly load: () => Promise<{ readonly service: Service }>;
}
