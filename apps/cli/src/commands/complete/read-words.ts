import type { Command } from "commander";
import { optionsOf } from "../../parser/root-command.ts";

type Option = Command["options"][number];

/** Where the cursor is: the command that the words before it name, with its arguments and options so far. */
export interface Place {
  readonly command: Command;
  /** The arguments of the command before the cursor. */
  readonly words: readonly string[];
  /** The values of the options before the cursor, by their long name. A flag has an empty text. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  /** The option whose value is at the cursor. */
  readonly pending: Option | undefined;
  /** Whether `--` has ended the options. */
  readonly isOver: boolean;
}

/** Reads the words before the cursor as the parser would. */
export function readWords(root: Command, words: readonly string[]): Place {
  let command = root;
  let args: string[] = [];
  let pending: Option | undefined;
  let isOver = false;
  const options = new Map<string, string[]>();
  const record = (option: Option, value: string) => {
    const name = option.long ?? option.flags;
    options.set(name, [...(options.get(name) ?? []), value]);
  };
  for (const word of words) {
    if (pending !== undefined) {
      record(pending, word);
      pending = undefined;
      continue;
    }
    if (word === "--") isOver = true;
    else if (!isOver && word.startsWith("-") && word !== "-") {
      const [, name = word, value] = /^(--[^=]+)=(.*)$/s.exec(word) ?? [];
      const option = optionsOf(command).find(({ long, short }) => long === name || short === name);
      if (option === undefined) continue;
      if (value === undefined && option.required) pending = option;
      else record(option, value ?? "");
    } else {
      const nested =
        args.length === 0 ? command.commands.find((each) => each.name() === word) : undefined;
      if (nested === undefined) args.push(word);
      else {
        command = nested;
        args = [];
      }
    }
  }
  return { command, words: args, options, pending, isOver };
}
