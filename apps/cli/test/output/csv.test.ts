import { expect, test } from "vitest";
import { csv } from "../../src/text/csv.ts";

test("csv quotes only where needed, names nested fields outer.inner, and keeps lists", () => {
  const records = [
    { id: "a", nested: { b: 1 }, list: ["x", "y"], objects: [{ c: 1 }] },
    { id: 'say "hi", you', nested: { b: null }, extra: true },
  ];
  expect(csv(records)).toBe(
    [
      "id,nested.b,list,objects,extra",
      'a,1,x;y,"[{""c"":1}]",',
      '"say ""hi"", you",,,,true',
      "",
    ].join("\n"),
  );
});
