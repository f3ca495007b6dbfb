import { styleText } from "node:util";
import type { Output } from "../io.ts";

type Format = "bold" | "dim" | "red" | "yellow" | "green" | "cyan";

/** Colours for one stream; the text itself where that stream shows none. */
export type Style = (format: Format, text: string) => string;

export const plain: Style = (_format, text) => text;

/**
 * NO_COLOR, FORCE_COLOR, TERM=dumb and "is a terminal" are decided by Node, for this stream and not for stdout in
 * general; `allowed` is false under --no-color.
 */
export function createStyle(stream: Output, allowed: boolean): Style {
  return allowed ? (format, text) => styleText(format, text, { stream }) : plain;
}
