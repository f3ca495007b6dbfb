import { expect, test } from "vitest";
import { confidences, isRead } from "../src/evidence.ts";

test("what is published or has a source was read, the rest was not", () => {
  expect(confidences.filter(isRead)).toEqual(["published", "two_sources", "one_source"]);
});
