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
  email: "an address of mail such as ada@example.com",
  url: "an address such as https://example.com",
  datetime: "a time such as 2026-01-31T12:00:00Z",
  date: "a date such as 2026-01-31",
  uuid: "a UUID",
};

/** What a schema allows where it found a fault, to follow the name of the value: "must be a whole number". */
export function allowedBy(issue: Issue): string {
  // A schema that has words of its own knows best.
  if (!/^(?:Invalid|Too small|Too big|Unrecognized)\b/.test(issue.message)) {
    return asRule(issue.message);
  }
  switch (issue.code) {
    case "invalid_type":
      return `must be ${types[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return limit("at least", issue.minimum, issue.origin, issue.inclusive ?? true);
    case "too_big":
      return limit("at most", issue.maximum, issue.origin, issue.inclusive ?? true);
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "invalid_format":
      if (issue.format === "regex")
        return `must match ${issue.pattern ?? "the documented pattern"}`;
      return `must be ${formats[issue.format] ?? `a valid ${issue.format}`}`;
    case "invalid_union":
      return unionOf(issue.errors);
    default:
      return "must have a form that the documentation names";
  }
}

/** "a year such as 2015" and "must be any" alike. */
function asRule(message: string): string {
  const text = message.replace(/\.$/, "");
  if (/^must\b/.test(text)) return text;
  return /^(?:an?|true|one|whole|[0-9])\b/i.test(text)
    ? `must be ${text}`
    : `is not right: ${text}`;
}

function limit(
  bound: "at least" | "at most",
  value: number | bigint,
  origin: string,
  inclusive: boolean,
): string {
  const units: Readonly<Record<string, string>> = {
    string: "character",
    array: "row",
    set: "row",
    object: "field",
  };
  const unit = units[origin];
  if (unit !== undefined)
    return `must have ${bound} ${value} ${unit}${Number(value) === 1 ? "" : "s"}`;
  if (inclusive) return `must be ${bound} ${value}`;
  return `must be ${bound === "at least" ? "more" : "less"} than ${value}`;
}

function unionOf(branches: readonly (readonly Issue[])[]): string {
  const rules = branches.flatMap(([first]) =>
    first === undefined || first.path.length > 0 ? [] : [allowedBy(first)],
  );
  return [...new Set(rules)].join(" or ") || "must have one of the documented forms";
}
