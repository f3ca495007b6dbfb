import type { EventEmitter } from "node:events";
import type { Command } from "commander";

/** The content of a manual page, in addition to its command. */
export interface ManPageOptions {
  readonly version: string;
  /** The pages that SEE ALSO names. */
  readonly others: readonly string[];
  /** Sections of the page on the program: a title and lines of text. */
  readonly sections?: readonly (readonly [title: string, text: string])[];
}

/**
 * The manual page (man(7), section 1) of a command and its subcommands, written from the same
 * definitions as its help.
 */
export function manPage(
  command: Command,
  { version, others, sections = [] }: ManPageOptions,
): string {
  const name = pageName(command);
  const summary = command.summary() || command.description();
  const isProgram = command.parent === null;
  return [
    `.TH ${name.toUpperCase().replaceAll("-", "\\-")} 1 "" "almanac ${version}" "Almanac"`,
    section("NAME", `${escaped(name)} \\- ${escaped(summary)}`),
    section("SYNOPSIS", `.B ${escaped(commandLine(command))}\n${escaped(command.usage())}`),
    section("DESCRIPTION", escaped(command.description())),
    ...(isProgram ? [section("COMMANDS", list(command.commands.map(commandTerm)))] : []),
    argumentsOf(command),
    section("OPTIONS", list(termsOf(command))),
    ...(isProgram ? [] : command.commands.map(nestedSection)),
    section("EXAMPLES", literal(closingText(command))),
    ...sections.map(([title, text]) => section(title, literal(text))),
    section(
      "SEE ALSO",
      others
        .filter((other) => other !== name)
        .map((other) => `.BR ${escaped(other)} (1)`)
        .join(",\n"),
    ),
  ]
    .filter((text) => text !== "")
    .join("\n")
    .concat("\n");
}

/** The name of the page: `almanac-dim`. */
export function pageName(command: Command): string {
  return commandLine(command).replaceAll(" ", "-");
}

function commandLine(command: Command): string {
  return command.parent === null
    ? command.name()
    : `${commandLine(command.parent)} ${command.name()}`;
}

function nestedSection(command: Command): string {
  const lines = [
    `.B ${escaped(commandLine(command))}`,
    escaped(command.usage()),
    ".PP",
    escaped(command.description() || command.summary()),
    list(termsOf(command)),
    literal(closingText(command)),
  ];
  return section(
    commandLine(command).toUpperCase(),
    lines.filter((line) => line !== "").join("\n"),
  );
}

type Term = readonly [term: string, meaning: string];

function commandTerm(command: Command): Term {
  return [pageName(command), command.summary()];
}

function termsOf(command: Command): Term[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .map(({ flags, description }) => [flags, description]);
}

function argumentsOf({ registeredArguments }: Command): string {
  const terms = registeredArguments
    .filter(({ description }) => description !== "")
    .map((argument): Term => [`<${argument.name()}>`, argument.description]);
  return terms.length === 0 ? "" : section("ARGUMENTS", list(terms));
}

function section(title: string, text: string): string {
  return text === "" ? "" : `.SH ${escaped(title)}\n${text}`;
}

function list(terms: readonly Term[]): string {
  return terms.map(([term, meaning]) => `.TP\n.B ${escaped(term)}\n${escaped(meaning)}`).join("\n");
}

/** Text whose lines are not wrapped or joined. */
function literal(text: string): string {
  const lines = text.trim();
  return lines === "" ? "" : `.nf\n${lines.split("\n").map(escaped).join("\n")}\n.fi`;
}

/** The text that the help shows after the options. */
function closingText(command: Command): string {
  let text = "";
  // The event with which commander writes the text of `addHelpText("after", ...)`.
  (command as unknown as EventEmitter).emit("afterHelp", {
    error: false,
    command,
    write: (part: string) => {
      text += part;
    },
  });
  return text;
}

/**
 * Escapes text so that the formatter prints it unchanged: a backslash, a hyphen, and a dot or a
 * quote at the start of a line.
 */
function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replace(/^(?=[.'])/gm, "\\&");
}
