import { show } from "@almanac/kernel/messages/show";

export { printable } from "@almanac/kernel/messages/show";

/** A value as the user typed it, in quotes: written as the messages of the libraries write it. */
export function quoted(text: string): string {
  return show(text);
}

/** Characters that no shell changes. Letters and digits of every language are among them. */
const plain = /^[\p{L}\p{M}\p{N}_@%+=:,./-]+$/u;

/**
 * A word as a shell needs it in a command that a user copies: in single quotes if it has a space or
 * another character that a shell changes.
 */
export function shellWord(word: string): string {
  return plain.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
