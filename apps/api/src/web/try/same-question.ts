import { html } from "hono/html";
import { curlLine, quoted } from "../curl.ts";
import { copyLine, type Html } from "../html.ts";

/** A question as a request, a command and a program. All three give the answer that the page shows. */
export interface SameQuestion {
  readonly request: {
    readonly method: "GET" | "POST";
    readonly path: string;
    readonly body?: unknown;
  };
  /** The words of the command, without `almanac`. */
  readonly command: readonly string[];
  readonly program: string;
}

export function sameQuestion({ request, command, program }: SameQuestion, base: string): Html {
  return html`${copyLine("HTTP, with curl", curlLine({ example: request }, base))}
${copyLine("Command line", commandLine(command))}
${copyLine("TypeScript", program)}`;
}

/** The command as a line for a POSIX shell. */
export function commandLine(words: readonly string[]): string {
  return ["almanac", ...words]
    .map((word) => (/^[\w.,:/=@+-]+$/.test(word) ? word : quoted(word)))
    .join(" ");
}

/** A value as TypeScript writes it. */
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
