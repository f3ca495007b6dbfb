import { fieldsOf } from "@almanac/kernel/objects/objects";

/**
 * The characters that JSON or a quoted cell writes differently: quotes, backslashes, control characters and surrogates
 * without their other half.
 */
const special = /["\\\p{Cc}\p{Cs}]/u;
const [space, quote, backslash, tilde] = [0x20, 0x22, 0x5c, 0x7e];

/**
 * Makes a function that writes JSON for a cell in quotes: `JSON.stringify`, with each quote doubled. Libraries share
 * frozen objects between answers, such as warnings, so the text of these is kept.
 */
export function createJsonInCell(): (value: unknown) => string {
  const texts = new WeakMap<object, string>();
  const write = (value: unknown): string => {
    if (typeof value === "string") return ofText(value);
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = flat(ofObject(value, write));
    if (Object.isFrozen(value)) texts.set(value, text);
    return text;
  };
  return write;
}

function ofObject(value: object, write: (value: unknown) => string): string {
  if (Array.isArray(value)) {
    let list = "";
    for (let index = 0; index < value.length; index++) {
      list += index === 0 ? write(value[index]) : `,${write(value[index])}`;
    }
    return `[${list}]`;
  }
  let members = "";
  const fields = fieldsOf(value);
  for (const name in fields) {
    const member = fields[name];
    if (member === undefined) continue;
    members += `${members === "" ? "" : ","}${ofText(name)}:${write(member)}`;
  }
  return `{${members}}`;
}

function ofText(text: string): string {
  const isPlain = isPlainAscii(text) || !special.test(text);
  return isPlain ? `""${text}""` : JSON.stringify(text).replaceAll('"', '""');
}

/**
 * Whether a text has only characters that JSON writes unchanged, all of them ASCII. A regular expression takes twice as
 * long.
 */
function isPlainAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < space || unit > tilde || unit === quote || unit === backslash) return false;
  }
  return true;
}

/**
 * Makes the engine store a text in one place. A text that was joined with `+` is a tree of its parts, and copying a
 * tree takes many times longer. Reading a character turns the tree into one part.
 */
export function flat(text: string): string {
  text.charCodeAt(0);
  return text;
}
