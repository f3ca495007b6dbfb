import type { Context } from "../context.ts";
import { AlmanacError, type CommandIssue } from "../errors/almanac-error.ts";
import { errorKinds } from "../errors/exit-codes.ts";
import { fromLibrary, toProblem } from "../errors/problem.ts";
import { write } from "../io.ts";
import { wrap } from "../text/lines.ts";
import { printable } from "../text/printable.ts";
import { terminalWidth } from "../text/style.ts";

/**
 * Prints on stderr what went wrong, in the format of the output mode, and returns the exit code.
 */
export async function reportError(error: unknown, context: Context): Promise<number> {
  const known = toAlmanacError(error);
  const machine = context.mode === "json" || context.mode === "ndjson";
  await write(
    context.io.stderr,
    machine ? `${JSON.stringify(toProblem(known))}\n` : forPeople(known.issues, context),
  );
  if (context.debug && error instanceof Error) {
    await write(context.io.stderr, `${error.stack ?? error.message}\n`);
  }
  return known.exit ?? errorKinds[known.category].exit;
}

function toAlmanacError(error: unknown): AlmanacError {
  if (error instanceof AlmanacError) return error;
  return fromLibrary(error) ?? bug(error);
}

function bug(error: unknown): AlmanacError {
  const message = error instanceof Error ? error.message : String(error);
  const issue: CommandIssue = {
    code: "internal_error",
    what: `unexpected failure: ${message}`,
    allowed: "this is a bug in almanac, and nothing you typed should cause it",
    see: "the same command with --debug; please report its output",
  };
  return new AlmanacError("internal", [issue], { cause: error });
}

function forPeople(issues: readonly CommandIssue[], context: Context): string {
  const width = terminalWidth(context.io.stderr);
  const style = context.errorStyle;
  const line = (label: string, text: string): string => {
    const wrapped = wrap(`${label}: ${printable(text)}`, width, label.length + 2);
    const colour = label === "error" ? "red" : label === "see" ? "cyan" : "yellow";
    return `${style(colour, `${label}:`)}${wrapped.slice(label.length + 1)}\n`;
  };
  return issues
    .map((issue, index) => {
      const lines = [line("error", issue.what), ...allowedLine(issue).map((text) => line(...text))];
      // If neighbouring issues refer to the same help, the reference is printed once.
      if (issue.see !== undefined && issue.see !== issues[index + 1]?.see) {
        lines.push(line("see", issue.see));
      }
      return lines.join("");
    })
    .join("");
}

function allowedLine({ allowed, suggestion }: CommandIssue): [string, string][] {
  const question = suggestion === undefined ? "" : `did you mean "${suggestion}"?`;
  if (allowed !== undefined) return [["allowed", question ? `${allowed} (${question})` : allowed]];
  return suggestion === undefined ? [] : [["did you mean", `"${suggestion}"`]];
}
