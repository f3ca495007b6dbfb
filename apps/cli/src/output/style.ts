import { styleText } from "node:util";
import type { Output } from "../io.ts";

type Format = "bold" | "dim" | "red" | "yellow" | "green" | "cyan";

/** Adds colour to a text for one stream. Returns the text unchanged if that stream shows no colours. */
export type Style = (format: Format, text: string) => string;

export const plain: Style = (_format, text) => text;

/**
 * Node checks NO_COLOR, FORCE_COLOR, TERM=dumb and whether this stream (not stdout in general) is a terminal. `allowed`
 * is false under --no-color.
 */
export function createStyle(stream: Output, allowed: boolean): Style {
  return allowed ? (format, text) => styleText(format, text, { stream }) : plain;
}
