import { expect, test } from "vitest";
import { plain } from "../../src/text/style.ts";
import { right, table } from "../../src/text/table.ts";

test("a table aligns words left and numbers right, and has no spaces at the end of a line", () => {
  const columns = ["name", right("kg"), "note"] as const;
  expect(
    table(
      columns,
      [
        ["a", "10", ""],
        ["long name", "5", "x"],
      ],
      plain,
    ),
  ).toBe(["name       kg  note", "a          10", "long name   5  x", ""].join("\n"));
  expect(table(columns, [], plain)).toBe("name  kg  note\n");
});
