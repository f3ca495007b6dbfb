/** The most characters of a text that a message repeats. */
const longest = 60;

/**
 * Control characters, invisible characters and line separators: a terminal acts on them, or a
 * reader cannot see them.
 */
const hostile = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Writes a value for a message: short, on one line, and without characters that a terminal acts on.
 * Never throws, and calls no method of the value.
 *
 * @example
 * show("40"); // => '"40"'
 */
export function show(value: unknown): string {
  switch (typeof value) {
    case "string":
      return showText(value);
    case "number":
      return Object.is(value, -0) ? "-0" : String(value);
    case "boolean":
    case "undefined":
      return String(value);
    case "object":
      return value === null ? "null" : showObject(value);
    default:
      return `a ${typeof value}`;
  }
}

function showText(text: string): string {
  // A cut inside a surrogate pair would leave a broken character.
  const start = text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
  return printable(JSON.stringify(text.length > longest ? `${start}...` : text));
}

/**
 * Makes text from outside safe for a terminal: escapes characters that a terminal acts on or that a
 * reader cannot see.
 */
export function printable(text: string): string {
  return text.replaceAll(hostile, escaped);
}

function escaped(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16);
  return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits.padStart(4, "0")}`;
}

/**
 * A revoked proxy throws when a program tests whether it is a list, and any proxy can throw when
 * its length is read.
 */
function showObject(value: object): string {
  let isList = false;
  try {
    if (Array.isArray(value)) {
      isList = true;
      if (value.length === 0) return "an empty list";
    }
  } catch {}
  return isList ? "a list" : "an object";
}
