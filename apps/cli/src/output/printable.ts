/** Text from outside, safe for a terminal: control characters cannot move the cursor or change colours. */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** A value as the user typed it, in quotes, cut when it is very long. */
export function quoted(text: string): string {
  const shown = text.length > 80 ? `${text.slice(0, 77)}...` : text;
  return `"${printable(shown)}"`;
}
