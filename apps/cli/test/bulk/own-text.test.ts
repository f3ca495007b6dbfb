import { expect, test } from "vitest";
import { createAnswerCells } from "../../src/bulk/print/answer-cells.ts";
import { textOf } from "../../src/bulk/print/byte-writer.ts";
import { FormBuilder, type Own } from "../../src/bulk/print/form.ts";
import { createOwnText } from "../../src/bulk/print/own-text.ts";
import { vinBulk } from "../../src/services/vin/bulk.ts";

/** As strings, because that is easier to compare. */
function asText(write: ReturnType<typeof createOwnText>): (shared: object, own: Own) => string {
  return (shared, own) => textOf((out) => write(out, shared, own));
}

const asJson = (value: unknown) => JSON.stringify(value);

test("the text of a shared part is made once, and its gaps are filled for each answer", () => {
  let made = 0;
  const write = asText(
    createOwnText((_, own) => {
      made++;
      const form = new FormBuilder(own);
      form.text("<");
      form.gap({ read: ({ id }) => String(id) });
      form.text(">");
      return form;
    }),
  );
  const [one, other] = [Object.freeze({}), Object.freeze({})];
  expect([write(one, { id: 1 }), write(one, { id: 2 }), write(other, { id: 3 })]).toEqual([
    "<1>",
    "<2>",
    "<3>",
  ]);
  expect(made).toBe(2);
});

test("a list with other elements, another length or no elements is written as it is", () => {
  const [a, b, c] = [{ a: 1 }, { b: 2 }, { c: 3 }];
  const shared = Object.freeze({ list: [a, b] });
  const write = asText(
    createOwnText((data, own) => {
      const form = new FormBuilder(own);
      const given = own.list as readonly unknown[];
      if (given.length === 0) form.noList("list");
      else form.list("list", (data as typeof shared).list, given, asJson);
      return form;
    }),
  );
  const lists = [
    [a, b],
    shared.list,
    [a, c],
    [c, b],
    [a, b],
    [a, { c: 4 }],
    [a],
    [],
    [a, b, c],
    [],
  ];
  for (const list of [...lists, ...lists]) {
    expect(write(shared, { list })).toBe(list.length === 0 ? "" : asJson(list));
  }
});

test.for([",", "\t"] as const)(
  "fields of an answer's own replace the shared ones in every column, with delimiter %j",
  (delimiter) => {
    const cells = createAnswerCells(vinBulk, undefined, delimiter, (text) => text);
    const listed = { code: "listed", message: 'a "quoted" word' };
    const shared = Object.freeze({
      vin: "FIRST",
      make: "Škoda, a.s.",
      checkDigit: { valid: true, expected: "1" },
      brakes: { system: "hydraulic" },
      warnings: [listed],
    });
    const owns: Own[] = [
      { vin: "A", checkDigit: { valid: false, expected: "X" }, warnings: shared.warnings },
      { vin: "B", checkDigit: { valid: true, expected: "2" }, warnings: [] },
      { vin: "C", checkDigit: { valid: true, expected: "2" }, warnings: [{ code: "own" }] },
      { vin: "D", checkDigit: { valid: true, expected: "2" }, warnings: [listed, { code: "own" }] },
    ];
    for (const own of [...owns, ...owns.toReversed()]) {
      const whole = textOf((out) => cells.write(out, { ...shared, ...own }));
      expect(textOf((out) => cells.write(out, shared, own))).toBe(whole);
    }
  },
);
