import { expect, test } from "vitest";
import { confidences, isRead } from "../../src/sources/evidence.ts";

test("only the confidences with a source count as read", () => {
  expect(confidences.filter(isRead)).toEqual(["published", "two_sources", "one_source"]);
});
