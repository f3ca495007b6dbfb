import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { write } from "../../src/io.ts";

test("write waits until a slow reader has read", async () => {
  const stream = new PassThrough({ highWaterMark: 4 });
  let written = false;
  const writing = write(stream, "more than four bytes").then(() => {
    written = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toBe(false);
  stream.resume();
  await writing;
  expect(written).toBe(true);
});
