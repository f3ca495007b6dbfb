import { expect, test } from "vitest";
import { block } from "../../src/text/lines.ts";
import { plain } from "../../src/text/style.ts";

test("all numbers of a block end in the same column", () => {
  const rows = [
    { key: "billable", amount: 1205, unit: "kg" },
    { key: "actual", amount: 2.5, unit: "kg" },
    { key: "carrier", text: "dhl" },
  ];
  expect(block(rows, plain)).toBe(
    ["billable  1,205 kg", "actual      2.5 kg", "carrier   dhl", ""].join("\n"),
  );
});
