import { show } from "@almanac/kernel/messages/show";

export { printable } from "@almanac/kernel/messages/show";

/** A value as the user typed it, in quotes: written as the messages of the libraries write it. */
export function quoted(text: string): string {
  return show(text);
}
