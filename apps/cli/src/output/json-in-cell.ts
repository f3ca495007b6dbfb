import { fieldsOf } from "@almanac/kernel/objects/fields-of";

/**
 * The characters that JSON or a quoted cell writes differently: quotes, backslashes, control characters and surrogates
 * without their other half.
 */
const special = /["\\\p{Cc}\p{Cs}]/u;
const [space, quote, backslash, tilde] = [0x20, 0x22, 0x5c, 0x7e];

/** JSON for a cell in quotes: `JSON.stringify`, with each quote doubled. */
export function jsonInCell(value: unknown): string {
  if (typeof value === "string") return ofText(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  return ofObject(value);
}

function ofObject(value: object): string {
  if (Array.isArray(value)) {
    let list = "";
    for (let index = 0; index < value.length; index++) {
      list += index === 0 ? jsonInCell(value[index]) : `,${jsonInCell(value[index])}`;
    }
    return `[${list}]`;
  }
  let members = "";
  const fields = fieldsOf(value);
  for (const name in fields) {
    const member = fields[name];
    if (member === undefined) continue;
    members += `${members === "" ? "" : ","}${ofText(name)}:${jsonInCell(member)}`;
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
