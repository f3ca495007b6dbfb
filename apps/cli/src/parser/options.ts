import type { Command } from "commander";

/**
 * An option as the help shows it: its flag, with an argument if it has one, and what it does. One
 * that may be repeated has a list of texts.
 */
export type OptionText = readonly [words: string, help: string, times?: "repeated"];

/** Options by a name: the one under which the parser keeps the value, or a field of a request. */
export type OptionTexts = Readonly<Record<string, OptionText>>;

/** What the user typed for options: a text if the option has an argument. */
export type Typed<Texts extends OptionTexts> = {
  readonly [Name in keyof Texts]?: Texts[Name][2] extends "repeated"
    ? readonly string[]
    : Texts[Name][0] extends `${string}<${string}`
      ? string
      : true;
};

/** Options as the parser returns them, by their names in camel case. */
export type TypedOptions = Readonly<Record<string, string | true | readonly string[] | undefined>>;

export function addOptions(command: Command, texts: OptionTexts): Command {
  for (const text of Object.values(texts)) addOption(command, text);
  return command;
}

export function addOption(command: Command, [words, help, times]: OptionText): Command {
  if (times === undefined) return command.option(words, help);
  const list = (value: string, earlier: readonly string[] = []) => [...earlier, value];
  return command.option(words, help, list);
}

/** The flag of an option, without its argument: `--min-price`. */
export function flagOf(words: string): string {
  const [flag = words] = words.split(" ");
  return flag;
}

/** The value of an option, which the parser keeps by its name in camel case: `minPrice`. */
export function typedFor(words: string, options: TypedOptions): TypedOptions[string] {
  const name = flagOf(words).slice(2);
  return options[name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())];
}
