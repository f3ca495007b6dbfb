import { styleText } from "node:util";
import type { Output } from "../io.ts";

type Format = "bold" | "dim" | "red" | "yellow" | "green" | "cyan";

export interface Style {
  /** Adds colour to a text. Returns the text unchanged if the stream shows no colours. */
  (format: Format, text: string): string;
  /** The columns of the terminal. Undefined if lines must not be broken. */
  readonly width: number | undefined;
}

export const plain: Style = styleOf((_format, text) => text, undefined);

/**
 * Node checks NO_COLOR, FORCE_COLOR, TERM=dumb and whether this stream (not stdout in general) is a
 * terminal. `allowed` is false under --no-color.
 */
export function createStyle(stream: Output, allowed: boolean): Style {
  const width = terminalWidth(stream);
  if (!allowed) return styleOf(plain, width);
  return styleOf((format, text) => styleText(format, text, { stream }), width);
}

function styleOf(add: (format: Format, text: string) => string, width: number | undefined): Style {
  return Object.assign((format: Format, text: string) => add(format, text), { width });
}

/** Narrower lines are harder to read than long ones. Some terminals report 0: "unknown". */
const narrowest = 20;

/** Undefined if lines must not be broken: in a pipe, a file or a very narrow terminal. */
export function terminalWidth({ isTTY, columns = 0 }: Output): number | undefined {
  return isTTY === true && columns >= narrowest ? columns : undefined;
}
