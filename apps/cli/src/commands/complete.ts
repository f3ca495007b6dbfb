import { keysOf } from "@almanac/kernel/objects/objects";
import {
  type CommandModule,
  type Completions,
  type Invocation,
  plainOffers,
  type Registration,
} from "../command.ts";
import { missingField, refuse, wrongWord } from "../errors/almanac-error.ts";
import { write } from "../io.ts";
import { createCommandTree } from "../parser/root-command.ts";
import { quoted } from "../text/printable.ts";
import { offerWords } from "./complete/offer-words.ts";
import { scripts } from "./complete/scripts.ts";

const shells = keysOf(scripts);

export const completions: Completions = { "<shell>": () => plainOffers(shells) };

/** `almanac complete`: prints what a shell needs to complete the command line. */
export function createComplete(commands: () => readonly Registration[]): CommandModule {
  return {
    configure(command, answer) {
      command
        .description(
          "Prints a script for your shell. With it, the Tab key completes commands, options and values: carriers, jurisdictions, years.",
        )
        .usage(`<${shells.join("|")}>`)
        .argument("[shell]", shells.join(", "))
        .argument("[words...]", "used by the scripts: offer -- and the words of a command line")
        .addHelpText("after", examples)
        .action(answer((invocation) => complete(invocation, commands())));
    },
  };
}

const examples = `
Examples:
  echo 'source <(almanac complete bash)' >> ~/.bashrc
  echo 'source <(almanac complete zsh)' >> ~/.zshrc       after compinit
  almanac complete fish > ~/.config/fish/completions/almanac.fish
  almanac complete powershell >> $PROFILE`;

async function complete(
  { words, context }: Invocation<object>,
  commands: readonly Registration[],
): Promise<undefined> {
  const [name, ...others] = words;
  // `next` is for a shell that cannot pass the empty word at the cursor.
  if (name === "offer" || name === "next") {
    const line = name === "next" ? [...others, ""] : others;
    const root = await createCommandTree(context, commands, line.slice(0, -1));
    const { offers, files } = await offerWords(root, commands, line);
    const lines = offers.map(({ value, help = "" }) => `${value}\t${oneLine(help)}\n`);
    await write(context.io.stdout, [...(files ? [":files\n"] : []), ...lines].join(""));
    return;
  }
  const shell = shells.find((each) => each === name);
  if (shell === undefined || others.length > 0) refuseShell(name, others);
  else await write(context.io.stdout, scripts[shell]);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function refuseShell(name: string | undefined, others: readonly string[]): never {
  const [other] = others;
  const parameter = "<shell>";
  const see = "almanac help complete";
  const allowed = shells.join(", ");
  if (name === undefined) return refuse(missingField(parameter, allowed, see));
  if (other === undefined || !shells.some((each) => each === name)) {
    return refuse(wrongWord(parameter, shells, name, { see }));
  }
  const what = `unexpected argument: ${quoted(other)}`;
  return refuse({ code: "invalid_value", parameter, what, allowed, see });
}
