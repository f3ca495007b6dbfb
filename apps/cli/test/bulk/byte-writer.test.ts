import { expect, test } from "vitest";
import { ByteWriter, textOf } from "../../src/bulk/print/byte-writer.ts";
import { FormBuilder, FormStore } from "../../src/bulk/print/form.ts";

/** Texts of every length around the limits, in ASCII and with characters of two, three and four bytes. */
const texts = [
  "",
  "a",
  "Škoda",
  "日本",
  "🚗",
  "é".repeat(20),
  "x".repeat(40),
  "x".repeat(41),
].flatMap((text) => [text, `${text}é`, `${"y".repeat(39)}${text}`, text.repeat(50)]);

test("texts are written as UTF-8, one after the other", () => {
  const written = textOf((out) => {
    for (const text of texts) out.text(text);
  });
  expect(written).toBe(texts.join(""));
});

test("memory that is given is written over, and what was written lies in it", () => {
  const memory = new ArrayBuffer(64);
  const first = new ByteWriter(memory);
  first.text("first and longer");
  const second = new ByteWriter(first.bytes.buffer);
  second.text("second");
  expect(second.bytes.buffer).toBe(memory);
  expect(Buffer.from(second.bytes).toString()).toBe("second");
});

test("memory that does not suffice is left, and nothing is lost", () => {
  const memory = new ArrayBuffer(8);
  const out = new ByteWriter(memory);
  out.text("1234567");
  out.text("89");
  expect(out.bytes.buffer).not.toBe(memory);
  expect(Buffer.from(out.bytes).toString()).toBe("123456789");
});

test("gaps of a form are filled with texts of the same and of other lengths", () => {
  interface Source {
    readonly one: string;
    readonly other: string;
  }
  const form = (source: Source) => {
    const builder = new FormBuilder<Source>(source);
    builder.text("<ä ");
    builder.gap({ read: ({ one }) => one });
    builder.text(", ");
    builder.gap({ read: ({ other }) => other });
    builder.text(" ö>");
    return builder.build(new FormStore());
  };
  for (const made of texts) {
    const known = form({ one: made, other: "2" });
    for (const one of texts) {
      for (const other of ["2", "", "é", "a longer text"]) {
        const row = textOf((out) => {
          out.text("before ");
          out.form(known, { one, other });
          out.text(" after");
        });
        expect(row).toBe(`before <ä ${one}, ${other} ö> after`);
      }
    }
  }
});

test("forms stay as they are when many others are kept beside them", () => {
  const store = new FormStore<{ readonly id: number }>();
  const made = Array.from({ length: 3_000 }, (_, id) => {
    const builder = new FormBuilder({ id });
    builder.text(`${id}:`);
    builder.gap({ read: (source) => String(source.id) });
    builder.text(";".repeat(id % 500));
    return builder.build(store);
  });
  for (const [id, form] of made.entries()) {
    expect(textOf((out) => out.form(form, { id: 7 }))).toBe(`${id}:7${";".repeat(id % 500)}`);
  }
});
