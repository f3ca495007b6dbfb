import { expect, test } from "vitest";
import { createAnswerCells } from "../../src/output/answer-cells.ts";

const columns = {
  columns: ["id", "name", "engine.fuel", "engine.powerKw", "note"],
  rest: ["notes", "more"],
};
/** Answers with the same first character are alike. */
const alike = {
  groupOf: (answer: object) => JSON.stringify(answer)[7] ?? "",
  own: ["id", "notes"],
};

const engine = Object.freeze({ fuel: 'gas, "lead-free"', powerKw: 80 });
const shared = Object.freeze({ code: "a", message: 'says "so"' });
const notes = Object.freeze([shared, Object.freeze({ code: "b" })]);
const answers: readonly object[] = [
  { id: "a1", name: "One", engine, notes, more: { x: 1 } },
  { id: "a2", name: "One", engine, notes, more: { x: 1 } },
  { id: "a,3", name: "One", engine, notes: [shared, { code: "c" }] },
  { id: "a4", name: "Two", engine, notes: [], note: " kept" },
  { id: "a5", name: "Two", engine: { fuel: "gas" }, notes: [], note: "=1" },
  { id: "a6", name: "Two", engine: undefined, notes, note: "=1" },
  { id: "a7", name: undefined, engine, notes, note: "=1" },
  { id: "b8", engine, name: "One" },
  { id: "b9", name: "One", engine },
  { id: "b0" },
];

test.for([
  undefined,
  ["id"],
  ["name", "engine"],
  ["engine.fuel", "id", "engine.powerKw"],
  ["notes"],
])("alike answers have the same cells as if each were written alone: fields %j", (fields) => {
  const guard = (text: string) => (text.startsWith("=") ? `'${text}` : text);
  const alone = createAnswerCells(columns, fields, ",", guard);
  const together = createAnswerCells({ ...columns, alike }, fields, ",", guard);
  for (const answer of [...answers, ...answers].concat(answers.toReversed())) {
    expect(together.textOf(answer)).toBe(alone.textOf(answer));
  }
});

test("fields without a column of their own are one JSON object in a cell", () => {
  const { textOf } = createAnswerCells({ ...columns, alike }, undefined, ",", (text) => text);
  expect(textOf(answers[0] ?? {})).toBe(
    'a1,One,"gas, ""lead-free""",80,,"{""notes"":[{""code"":""a"",""message"":""says \\""so\\""""},{""code"":""b""}],""more"":{""x"":1}}"',
  );
});
