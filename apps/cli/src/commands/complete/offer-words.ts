import type { Command } from "commander";
import type { Completions, Offer, Registration, Typed } from "../../command.ts";
import { optionsOf } from "../../parser/root-command.ts";

interface Offers {
  readonly offers: readonly Offer[];
  /** Whether a file name is possible too. */
  readonly files: boolean;
}

const nothing: Offers = { offers: [], files: false };

/** What the shell can offer at the cursor, which is at the end of the last word. */
export async function offerWords(
  root: Command,
  registered: readonly Registration[],
  words: readonly string[],
): Promise<Offers> {
  const current = words.at(-1) ?? "";
  const place = readWords(root, words.slice(0, -1));
  const own = await completionsOf(place, registered);
  const { pending } = place;
  if (pending !== undefined) return valuesOf(pending, current, place, own);
  if (place.isOver) return argumentsOf(place, current, own);
  const [, flag, value] = /^(--[^=]+)=(.*)$/s.exec(current) ?? [];
  if (flag !== undefined && value !== undefined) {
    const option = optionsOf(place.command).find(({ long, required }) => required && long === flag);
    if (option === undefined) return nothing;
    const { offers, files } = await valuesOf(option, value, place, own);
    return { files, offers: offers.map((each) => ({ ...each, value: `${flag}=${each.value}` })) };
  }
  if (current.startsWith("-")) return { offers: flagsOf(place, current), files: false };
  const { offers, files } = await argumentsOf(place, current, own);
  const isNothing = offers.length === 0 && !files && current === "";
  return isNothing ? { offers: flagsOf(place, current), files } : { offers, files };
}

/** The values of the command, and for `batch` and `tables` of the service they name. */
async function completionsOf(
  { command, words }: Place,
  registered: readonly Registration[],
): Promise<Completions> {
  let top = command;
  while (top.parent?.parent) top = top.parent;
  const names = [top.name(), ...words.slice(0, 1)];
  const lists = await Promise.all(
    registered.filter(({ name }) => names.includes(name)).map((each) => each.completions?.()),
  );
  return Object.fromEntries(lists.flatMap((each) => Object.entries(each ?? {})));
}

async function argumentsOf(place: Place, current: string, own: Completions): Promise<Offers> {
  const { command, words } = place;
  const nested = words.length === 0 ? command.commands : [];
  const commands = nested.map((each) => ({ value: each.name(), help: each.summary() }));
  const declared = command.registeredArguments;
  const last = declared.at(-1);
  const argument = declared[words.length] ?? (last?.variadic === true ? last : undefined);
  if (argument === undefined) return { offers: matching(commands, current), files: false };
  const name = argument.name();
  const find = own[`${command.name()} <${name}>`] ?? own[`<${name}>`];
  const values = (await find?.(typedIn(place))) ?? [];
  return {
    offers: [...matching(commands, current), ...listed(values, current)],
    files: name === "file" || name === "target",
  };
}

async function valuesOf(
  option: Command["options"][number],
  current: string,
  place: Place,
  own: Completions,
): Promise<Offers> {
  const name = option.long ?? "";
  const find = own[`${place.command.name()} ${name}`] ?? own[name];
  const values = await find?.(typedIn(place, current));
  const files = /<file>/.test(option.flags);
  if (values !== undefined) return { offers: listed(values, current), files };
  const pair = await pairOf(option, current, place, own);
  return { offers: pair ?? [], files };
}

/** `--set carrier=d`: the values of the field before the equals sign. */
async function pairOf(
  { long }: Command["options"][number],
  current: string,
  place: Place,
  own: Completions,
): Promise<readonly Offer[] | undefined> {
  if (long !== "--set" && long !== "--map") return undefined;
  const fields = (await own["<field>"]?.(typedIn(place))) ?? [];
  const [, before = "", name = "", value] = /^(.*,)?([^,=]*)(?:=([^,=]*))?$/s.exec(current) ?? [];
  const start = `${before}${name}=`;
  if (value === undefined) {
    // The names of columns are known only from the input, so none is offered.
    const names = long === "--set" ? fields.map(({ value: each }) => each) : [];
    return matching(
      names.map((each) => ({ value: `${before}${each}=` })),
      current,
    );
  }
  const values = long === "--map" ? fields : ((await own[name]?.(typedIn(place, current))) ?? []);
  return matching(values, value).map((each) => ({ ...each, value: start + each.value }));
}

/** The values that continue a comma-separated list, without those that it has. */
function listed(values: readonly Offer[], current: string): Offer[] {
  const end = current.lastIndexOf(",") + 1;
  const before = current.slice(0, end);
  const known = before.split(",");
  return matching(values, current.slice(end))
    .filter(({ value }) => !known.includes(value))
    .map((each) => ({ ...each, value: before + each.value }));
}

function matching(offers: readonly Offer[], current: string): Offer[] {
  const start = current.toLowerCase();
  return offers.filter(({ value }) => value.toLowerCase().startsWith(start));
}

/** The options that are not typed yet, and those that may be repeated: they have a parser. */
function flagsOf({ command, options }: Place, current: string): Offer[] {
  return optionsOf(command)
    .filter(({ long, parseArg }) => !options.has(long ?? "") || parseArg !== undefined)
    .flatMap(({ long, description }) =>
      long === undefined ? [] : [{ value: long, help: description }],
    )
    .filter(({ value }) => value.startsWith(current));
}

function typedIn({ command, words, options }: Place, current = ""): Typed {
  const declared = command.registeredArguments;
  return (name) => {
    if (name.startsWith("--")) return options.get(name)?.at(-1);
    if (name.startsWith("<")) {
      return words[declared.findIndex((each) => `<${each.name()}>` === name)];
    }
    const pairs = [...(options.get("--set") ?? []), current].flatMap((text) => text.split(","));
    const pair = pairs.find((text) => text.startsWith(`${name}=`));
    return pair?.slice(name.length + 1);
  };
}

type Option = Command["options"][number];

/** Where the cursor is: the command before it, with its arguments and options so far. */
interface Place {
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
function readWords(root: Command, words: readonly string[]): Place {
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
