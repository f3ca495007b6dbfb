import type { RequestFields } from "@almanac/questions/question";
import { html } from "hono/html";
import type { ExampleRequest } from "../../http/service.ts";
import { curlLine, quoted } from "../curl.ts";
import { copyLine, type Html } from "../html.ts";

/**
 * The request that texts of a form stand for, in their order. A field without text is left out,
 * except a number that is required: the library then says what is wrong with it. So it does with a
 * text that is not a number. A name with a dot is of an amount in an object: `adjustments.ira`.
 */
export function requestFrom(
  { kinds, required }: RequestFields,
  texts: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  const groups: Record<string, Record<string, unknown>> = {};
  const entries = Object.entries(texts).flatMap(([name, text = ""]): [string, unknown][] => {
    const [group = "", part] = name.split(".");
    if (part !== undefined) {
      if (text !== "") groups[group] = { ...groups[group], [part]: numberOr(text) };
      return [];
    }
    const isNumber = kinds[name] === "number";
    const isNeeded = isNumber && required.some((names) => names.includes(name));
    if (text === "" && !isNeeded) return [];
    if (kinds[name] === "numbers") {
      return [[name, text.split(",").map((part) => numberOr(part.trim()))]];
    }
    return [[name, isNumber || kinds[name] === "year" ? numberOr(text) : text]];
  });
  return { ...Object.fromEntries(entries), ...groups };
}

/** The number, or the text itself, which the library then refuses by name. */
function numberOr(text: string): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

export function filled(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
}

/**
 * A question as a request, a command and a program. All three give the answer that the page shows.
 */
export interface SameQuestion {
  readonly request: ExampleRequest;
  /** The words of the command, without `almanac`. */
  readonly command: readonly string[];
  readonly program: string;
}

export function sameQuestion({ request, command, program }: SameQuestion, base: string): Html {
  return html`${copyLine("HTTP, with curl", curlLine({ example: request }, base))}
${copyLine("Command line", commandLine(command))}
${copyLine("TypeScript", program)}`;
}

export function commandLine(words: readonly string[]): string {
  return ["almanac", ...words]
    .map((word) => (/^[\w.,:/=@+-]+$/.test(word) ? word : quoted(word)))
    .join(" ");
}

export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const entries = Object.entries(value).map(
    ([name, each]) =>
      `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}: ${literal(each)}`,
  );
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** A value as TypeScript, over several lines, for requests with more than a few fields. */
export function tallLiteral(value: object): string {
  const lines = Object.entries(value).map(([name, each]) => `  ${name}: ${literal(each)},`);
  return `{\n${lines.join("\n")}\n}`;
}
