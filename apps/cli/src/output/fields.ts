import { nearestField } from "@almanac/kernel/messages/nearest";
import { hasFields, valueAt as valueAtPath } from "@almanac/kernel/objects/objects";
import { fault, refuse } from "../errors/almanac-error.ts";
import { quoted } from "../text/printable.ts";

/** The value at a path such as `engine.capacityCc`, or undefined. */
export function valueAt(data: unknown, path: string): unknown {
  return valueAtPath(data, path.split("."));
}

/**
 * The named fields of an answer, in their own shape: `engine.fuel` becomes
 * `{"engine":{"fuel":...}}`. Unknown ones are absent.
 */
export function pick(data: unknown, paths: readonly string[]): object {
  const picked: Record<string, unknown> = {};
  for (const path of paths) {
    const value = valueAt(data, path);
    if (value === undefined) continue;
    const names = path.split(".");
    const last = names.pop() ?? path;
    let place = picked;
    for (const name of names) {
      const inner = place[name];
      const next: Record<string, unknown> =
        hasFields(inner) && !Array.isArray(inner) ? { ...inner } : {};
      place[name] = next;
      place = next;
    }
    place[last] = value;
  }
  return picked;
}

/**
 * Refuses a field of --fields that no answer has. `names` are those that can be picked;
 * `engine.fuel` implies `engine`. What is inside a field of `open` is not checked, because it
 * differs from answer to answer.
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
    refuse(fault("missing_field", "--fields", "needs a name", { allowed: known.join(", "), see }));
  }
  const issues = fields
    .filter((field) => !known.includes(field) && !open.some((name) => field.startsWith(`${name}.`)))
    .map((field) =>
      fault("unknown_field", "--fields", `${quoted(field)} is not a field of the answer`, {
        allowed: known.join(", "),
        suggestion: nearestField(field, known),
        see,
      }),
    );
  if (issues.length > 0) refuse(...issues);
}
