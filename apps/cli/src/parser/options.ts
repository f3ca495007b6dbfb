import type { Command } from "commander";

/** An option as the help shows it: its flag, with an argument if it has one, and what it does. */
export type OptionText = readonly [words: string, help: string];

/** Options by a name: the one under which the parser keeps the value, or a field of a request. */
export type OptionTexts = Readonly<Record<string, OptionText>>;

/** What the user typed for options: a text if the option has an argument. */
export type Typed<Texts extends OptionTexts> = {
  readonly [Name in keyof Texts]?: Texts[Name][0] extends `${string}<${string}` ? string : true;
};

/** Options as the parser returns them, by their names in camel case. */
export type TypedOptions = Readonly<Record<string, string | true | readonly string[] | undefined>>;

export function addOptions(command: Command, texts: OptionTexts): Command {
  for (const [words, help] of Object.values(texts)) command.option(words, help);
  return command;
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
