import { expect, test } from "vitest";
import { createAnswerCells } from "../../src/bulk/print/answer-cells.ts";
import { createOwnText } from "../../src/bulk/print/own-text.ts";
import { type Own, TemplateBuilder } from "../../src/bulk/print/template.ts";
import { vinBulk } from "../../src/services/vin/bulk.ts";

const asJson = (value: unknown) => JSON.stringify(value);

test("the text of a shared part is made once, and its gaps are filled for each answer", () => {
  let made = 0;
  const write = createOwnText(() => {
    made++;
    const template = new TemplateBuilder();
    template.text("<");
    template.gap((own) => String(own.id));
    template.text(">");
    return template.build();
  });
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
  const write = createOwnText((data, own) => {
    const template = new TemplateBuilder();
    const given = own.list as readonly unknown[];
    if (given.length === 0) template.noList("list");
    else template.list("list", (data as typeof shared).list, given, asJson);
    return template.build();
  });
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
      expect(cells.write(shared, own)).toBe(cells.write({ ...shared, ...own }));
    }
  },
);
