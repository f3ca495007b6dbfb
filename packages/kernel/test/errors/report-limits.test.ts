import { expect, test } from "vitest";
import { firstIssues } from "../../src/errors/report-limits.ts";

/** A value with so many bytes as JSON that it counts `bytes`, with the 60 bytes that are added. */
const issueOf = (bytes: number) => "x".repeat(bytes - 62);
const tenOf = (bytes: number) => Array.from({ length: 10 }, () => issueOf(bytes));

test("56,000 bytes are listed, and not a byte more", () => {
  const issues = tenOf(2800);
  expect(firstIssues(issues)).toEqual(issues);
  expect(firstIssues([issueOf(2801), ...issues.slice(1)])).toHaveLength(9);
});

test("the first ten issues count twice, because the message repeats them", () => {
  const issues = [...tenOf(2000), issueOf(16_000)];
  expect(firstIssues(issues)).toEqual(issues);
  expect(firstIssues([...tenOf(2000), issueOf(16_001)])).toHaveLength(10);
});
