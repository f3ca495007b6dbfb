import { nearestField } from "@almanac/kernel/messages/nearest-field";
import { refuse } from "../errors/refuse.ts";
import { quoted } from "./printable.ts";

/**
 * Refuses a field of --fields that no answer has. `names` are those that can be picked; `engine.fuel` implies `engine`. What
 * is inside a field of `open` is not checked, because it differs from answer to answer.
 */
export function checkFields(
  fields: readonly string[],
  names: readonly string[],
  open: readonly string[] = [],
): void {
  const outer = names.flatMap((name) => {
    const parts = name.split(".");
    return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join("."));
  });
  const known = [...new Set([...names, ...outer, ...open])];
  const see = "almanac help formats";
  if (fields.length === 0) {
    refuse({
      code: "missing_field",
      parameter: "--fields",
      what: "--fields needs a name",
      allowed: known.join(", "),
      see,
    });
  }
  const issues = fields
    .filter((field) => !known.includes(field) && !open.some((name) => field.startsWith(`${name}.`)))
    .map((field) => ({
      code: "unknown_field",
      parameter: "--fields",
      what: `--fields ${quoted(field)} is not a field of the answer`,
      allowed: known.join(", "),
      suggestion: nearestField(field, known),
      see,
    }));
  if (issues.length > 0) refuse(...issues);
}
