/**
 * Makes the engine store a text in one place. A text that was joined with `+` is a tree of its parts, and copying a
 * tree takes many times longer. Reading a character turns the tree into one part.
 */
export function flat(text: string): string {
  text.charCodeAt(0);
  return text;
}
