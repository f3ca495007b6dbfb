import { expect, test } from "vitest";
import type { BulkService } from "../../src/bulk/bulk-service.ts";
import { createAnswerCells } from "../../src/bulk/print/answer-cells.ts";
import { textOf } from "../../src/bulk/print/byte-writer.ts";
import { createPrinter } from "../../src/bulk/print/create-printer.ts";
import { FormBuilder } from "../../src/bulk/print/form.ts";
import { shareText } from "../../src/bulk/print/shared-text.ts";
import { dimweightBulk } from "../../src/services/dimweight/bulk.ts";
import { taxBulk } from "../../src/services/tax/bulk.ts";
import { payBulk } from "../../src/services/tax/pay-bulk.ts";
import { vinBulk } from "../../src/services/vin/bulk.ts";

const now = () => Date.UTC(2026, 10, 20);
const types = ["1HGCM826_3A00", "WVWZZZ1KZBW00", "1FTFW1ET_DFC1", "WDD2040821A54", "JTDBR32E_7200"];
const vins = Array.from({ length: 300 }, (_, index) => {
  const type = types[index % types.length] ?? "";
  return `${type.replace("_", String(index % 10))}${String(1000 + index)}`.slice(0, 17);
});

const jsonPrinter = (service: BulkService) =>
  createPrinter(
    {
      service: "",
      format: "ndjson",
      output: "ndjson",
      header: [],
      fieldOf: {},
      constants: {},
      isRequest: true,
      keepsInput: false,
      prefix: "",
      fields: undefined,
      excelSafe: false,
      failFast: false,
      api: undefined,
      nowMs: undefined,
    },
    service,
  );

/** Requests to each service, many of them for alike answers. */
const requests: readonly [string, BulkService, readonly Record<string, unknown>[]][] = [
  ["vin", vinBulk, vins.map((vin) => ({ vin }))],
  [
    "dim",
    dimweightBulk,
    vins.map((_, index) => ({
      lengthCm: 20 + (index % 90) * 2,
      widthCm: 10 + (index % 40),
      heightCm: 5.5 + (index % 7),
      weightKg: 0.5 + (index % 45) * 3,
      carrier: ["ups", "fedex", "dhl", "usps", "tnt"][index % 5],
      ...(index % 11 === 0 ? { explain: true } : {}),
    })),
  ],
  ...(["tax", "pay"] as const).map(
    (name) =>
      [
        name,
        name === "tax" ? taxBulk : payBulk,
        vins.map((_, index) => ({
          jurisdiction: ["US", "US-CA", "DE", "GB"][index % 4],
          gross_income: 1_000 * (index % 97),
          tax_year: index % 3 === 0 ? "2025" : "2024",
          ...(index % 13 === 0 ? { explain: true } : {}),
        })),
      ] as [string, BulkService, Record<string, unknown>[]],
  ),
];

test.for(requests)(
  "answers of %s of one kind are written as if each were the first",
  ([, service, list]) => {
    const { sharing: _sharing, ...alone } = service;
    const shared = createAnswerCells(service, undefined, ",", (text) => text);
    const json = jsonPrinter(service);
    let count = 0;
    for (const request of list) {
      const result = service.answer(request, { now });
      if (result instanceof Promise || !result.success) continue;
      count++;
      const { data, own } = result;
      const whole = { ...data, ...own };
      const first = createAnswerCells(alone, undefined, ",", (text) => text);
      const text = textOf((out) => shared.write(out, data, own));
      expect(text).toBe(textOf((out) => first.write(out, whole)));
      const row = json.row({ record: { line: 1 }, data, own }, true);
      expect(row).toBe(`${JSON.stringify(whole)}\n`);
    }
    expect(count).toBeGreaterThan(200);
  },
);

/** As strings, because that is easier to compare. */
function asText(write: ReturnType<typeof shareText>): (data: object) => string {
  return (data) => textOf((out) => write(out, data));
}

test("a kind that was guessed wrong changes nothing", () => {
  const write = asText(
    shareText({ varying: ["id"], kindOf: () => "same" }, (data) => {
      const form = new FormBuilder<object>(data);
      form.text(JSON.stringify({ ...data, id: 0 }));
      form.gap({ read: (other) => String((other as { id: number }).id) });
      return form;
    }),
  );
  const part = { inner: 1 };
  expect(write({ id: 1, a: "x" })).toBe('{"id":0,"a":"x"}1');
  expect(write({ id: 2, a: "x" })).toBe('{"id":0,"a":"x"}2');
  expect(write({ id: 3, a: "y" })).toBe('{"id":0,"a":"y"}3');
  expect(write({ id: 4, b: "y" })).toBe('{"id":0,"b":"y"}4');
  expect(write({ id: 5, b: part })).toBe('{"id":0,"b":{"inner":1}}5');
  // An object that is not frozen may have changed since.
  part.inner = 2;
  expect(write({ id: 6, b: part })).toBe('{"id":0,"b":{"inner":2}}6');
});

test("a gap with a field is written again when another object, or one that may change, is there", () => {
  const write = asText(
    shareText({ varying: ["part"], kindOf: () => "same" }, (data) => {
      const form = new FormBuilder<object>(data);
      form.text("<");
      form.gap({ read: (other) => JSON.stringify(other), field: "part" });
      form.text(">");
      return form;
    }),
  );
  const [one, other] = [Object.freeze({ a: 1 }), Object.freeze({ a: 2 })];
  const open = { a: 3 };
  const written = [one, one, other, open, one].map((part) => write({ part }));
  open.a = 4;
  written.push(write({ part: open }));
  expect(written).toEqual([1, 1, 2, 3, 1, 4].map((a) => `<${JSON.stringify({ part: { a } })}>`));
});
