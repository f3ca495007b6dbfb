import { attributeNames } from "../data/attribute-names.ts";
import {
  childrenOf,
  contentOf,
  type Element,
  expectTag,
  oidOf,
  partsOf,
  rawOf,
  tags,
} from "./der.ts";
import { decodeBytes, decodeUtf8, decodeWide, escapeControl, hex } from "./text.ts";

/**
 * Writes a Name as one line, as in RFC 4514: the most specific part first. A name without parts is
 * the empty string.
 */
export function formatName(name: Element): string {
  return partsOf(name, "a name")
    .reverse()
    .map((set) => childrenOf(set).map(formatAttribute).join("+"))
    .filter((part) => part !== "")
    .join(",");
}

/**
 * Folds a written name as names are compared (RFC 5280 section 7.1): neither case nor the number of
 * spaces counts.
 */
export function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, " ");
}

function formatAttribute(attribute: Element): string {
  const [type, value] = partsOf(attribute, "a part of a name");
  const oid = oidOf(expectTag(type, tags.oid, "the type of a name's part"));
  if (value === undefined) return `${oid}=`;
  const keyword = attributeNames[oid];
  const text = keyword === undefined ? undefined : decodeString(value);
  // RFC 4514 section 2.4: a value that is not a known string is written as # and the hex of its
  // BER encoding.
  if (keyword === undefined || text === undefined) return `${keyword ?? oid}=#${hex(rawOf(value))}`;
  return `${keyword}=${escapeValue(text)}`;
}

/**
 * Decodes the string types of DirectoryString and similar types (X.520). Where a type of one byte
 * for each character, such as TeletexString, contains other bytes than ASCII, it is read as UTF-8
 * if it is valid UTF-8, and else as Latin-1.
 */
function decodeString(value: Element): string | undefined {
  const bytes = contentOf(value);
  switch (value.tag) {
    case 0x0c:
      return decodeUtf8(bytes);
    case 0x12:
    case 0x13:
    case 0x14:
    case 0x16:
    case 0x1a:
      return decodeBytes(bytes);
    case 0x1e:
      return decodeWide(bytes, 2);
    case 0x1c:
      return decodeWide(bytes, 4);
    default:
      return undefined;
  }
}

/**
 * Escapes as in RFC 4514 section 2.4, and also every control character, so that no name can break
 * a line.
 */
function escapeValue(text: string): string {
  return text.replaceAll(/^[ #]|["+,;<>\\]| $|\p{Cc}/gu, (character) =>
    /\p{Cc}/u.test(character) ? escapeControl(character) : `\\${character}`,
  );
}
