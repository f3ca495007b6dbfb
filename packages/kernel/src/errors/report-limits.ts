import type { IssuePath } from "./issue.ts";

// What is said about one wrong request has at most 64 kB: as JSON, with a message that repeats the
// first sentences, and with the fields that a problem document adds.

/** The most bytes of all issues and of the message that repeats the first ones. */
const mostBytes = 56_000;

/** The bytes that an issue needs besides its JSON, such as the position of its row in a batch. */
const extraBytes = 60;

const repeatedIssues = 10;

/** A name that is longer than this is not part of a path. */
const longestName = 200;

/**
 * Returns the first issues, each whole, that may be reported together. There is always at
 * least one.
 */
export function firstIssues<Fault>(issues: readonly Fault[]): readonly Fault[] {
  let bytes = 0;
  for (const [index, issue] of issues.entries()) {
    const own = extraBytes + bytesOf(issue);
    bytes += index < repeatedIssues ? 2 * own : own;
    if (bytes > mostBytes) return issues.slice(0, Math.max(1, index));
  }
  return issues;
}

/** The most bytes that a value can have as JSON in UTF-8. Exact for ASCII. */
function bytesOf(value: unknown): number {
  const json = JSON.stringify(value);
  const others = json.match(/[^\0-\x7f]/g) ?? [];
  return json.length + 2 * others.length;
}

/** The first 10 messages of the issues that are listed, and how many issues there are in all. */
export function summary(messages: readonly string[], all: number): string {
  const shown = messages.slice(0, repeatedIssues);
  const rest = all - shown.length;
  if (rest > 0) shown.push(`And ${rest} more ${rest === 1 ? "issue" : "issues"}.`);
  if (messages.length < all) shown.push(`Only the first ${messages.length} are listed.`);
  return shown.join(" ");
}

/** A path up to its first name that is too long to be repeated. */
export function shortPath(path: IssuePath): IssuePath {
  const end = path.findIndex((part) => typeof part === "string" && part.length > longestName);
  return end < 0 ? path : path.slice(0, end);
}
