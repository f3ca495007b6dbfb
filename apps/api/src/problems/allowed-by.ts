import { listed } from "@almanac/kernel/messages/wording";
import type * as z from "zod";

type Issue = z.core.$ZodIssue;

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const formats: Readonly<Record<string, string>> = {
  email: "an email address such as ada@example.com",
  url: "an address such as https://example.com",
  datetime: "a time such as 2026-01-31T12:00:00Z",
  date: "a date such as 2026-01-31",
  uuid: "a UUID",
};

/** What a limit on the size of each type counts, in words. */
const counted: Readonly<Record<string, readonly [value: string, unit: string]>> = {
  string: ["a text", "character"],
  array: ["a list", "item"],
  set: ["a list", "item"],
  object: ["an object", "field"],
};

/**
 * What a schema allows at the place of a fault, such as `a whole number`. It completes "must be ..." and "Send ...".
 * Undefined if the message of the schema is already a whole sentence.
 */
export function allowedBy(issue: Issue): string | undefined {
  // A message that the author of the schema wrote is better than a general one.
  if (!/^(?:Invalid|Too small|Too big|Unrecognized)\b/.test(issue.message)) {
    return phraseIn(issue.message);
  }
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] ?? issue.expected;
    case "invalid_value":
      return listed(issue.values.map(String), "or");
    case "too_small":
      return limit("at least", issue.minimum, issue.origin, issue.inclusive ?? true);
    case "too_big":
      return limit("at most", issue.maximum, issue.origin, issue.inclusive ?? true);
    case "not_multiple_of":
      return `a multiple of ${issue.divisor}`;
    case "invalid_format":
      if (issue.format === "regex") {
        return `a text that matches ${issue.pattern ?? "the documented pattern"}`;
      }
      return formats[issue.format] ?? `a valid ${issue.format}`;
    case "invalid_union":
      return unionOf(issue.errors);
    default:
      return "one of the documented forms";
  }
}

/** Accepts both forms of a message: "a whole number from 1 to 50" and "must be any". */
function phraseIn(message: string): string | undefined {
  const text = message.replace(/\.$/, "");
  if (/^must be\b/.test(text)) return text.replace(/^must be\s+/, "");
  return /^(?:an?|true|one|whole|[0-9])\b/i.test(text) ? text : undefined;
}

function limit(
  bound: "at least" | "at most",
  value: number | bigint,
  origin: string,
  inclusive: boolean,
): string {
  const [name, unit] = counted[origin] ?? [];
  if (name !== undefined)
    return `${name} of ${bound} ${value} ${unit}${Number(value) === 1 ? "" : "s"}`;
  const number = types[origin] ?? "a value";
  if (inclusive) return `${number} of ${bound} ${value}`;
  return `${number} ${bound === "at least" ? "above" : "below"} ${value}`;
}

function unionOf(branches: readonly (readonly Issue[])[]): string {
  const rules = branches.flatMap(([first]) =>
    first === undefined || first.path.length > 0 ? [] : (allowedBy(first) ?? []),
  );
  return listed([...new Set(rules)], "or") || "one of the documented forms";
}
