import { expect, test } from "vitest";
import { ByteWriter, textOf } from "../../src/output/byte-writer.ts";

/**
 * Texts of every length around the limits, in ASCII and with characters of two, three and
 * four bytes.
 */
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
