import { isDeepStrictEqual } from "node:util";
import { type Tables, writtenData } from "./written-data.ts";

/**
 * Writes the tables of a jurisdiction as JSON text that is parsed on first use. As object literals,
 * all tables would be compiled and created whenever the package is imported, which takes longer
 * than the rest of the import.
 */
export const parseOnUse = writtenData("parse-on-use", { folders: "", written });

function written(data: Tables): string {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data)) {
    throw new Error(`${data.code}: not everything in its tables can be written as JSON`);
  }
  const members = Object.entries(data).map(([name, value]) =>
    typeof value === "object" ? parsedOnUse(name, value) : `${name}: ${JSON.stringify(value)},`,
  );
  return `{\n${members.join("\n")}\n}`;
}

/** A getter that becomes a plain property when it is first read. */
function parsedOnUse(name: string, value: unknown): string {
  const text = JSON.stringify(JSON.stringify(value));
  return `get ${name}() {
  const value = JSON.parse(${text});
  Object.defineProperty(this, "${name}", { value, enumerable: true });
  return value;
},`;
}
