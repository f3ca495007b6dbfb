import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDecoder } from "../../src/index.ts";
import { decodeVin } from "../../src/node/index.ts";
import { loadDecoder } from "../../src/web/index.ts";

const packed = new Uint8Array(
  readFileSync(fileURLToPath(import.meta.resolve("@almanac/vin-data/vpic.bin.gz"))),
);
const unpacked = new Uint8Array(gunzipSync(packed));
const vins = ["1HGCM82633A004352", "WDD2040821A540000", "LGXC74C44R0009167"];

const server = createServer((request, response) => {
  if (request.url === "/plain") response.end(packed);
  else if (request.url === "/encoded") response.setHeader("Content-Encoding", "gzip").end(packed);
  else response.writeHead(404).end("nothing here");
});
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

describe("a decoder in a browser", () => {
  test.for(["packed bytes", "unpacked bytes", "a buffer", "/plain", "/encoded"])(
    "from %s answers as the one of Node does",
    async (source) => {
      const { decodeVin: decode } = await loadDecoder(
        source.startsWith("/")
          ? base + source
          : source === "a buffer"
            ? packed.buffer
            : source === "packed bytes"
              ? packed
              : unpacked,
      );
      for (const vin of vins) {
        const { dimensions: _, warnings: _all, ...expected } = decodeVin(vin);
        const { warnings: _own, ...given } = decode(vin);
        expect(given).toEqual(expected);
      }
    },
  );

  test("says that the address does not answer", async () => {
    await expect(loadDecoder(`${base}/missing`)).rejects.toThrow("answered 404");
  });
});

test("bytes that are not the tables are refused in words", () => {
  expect(() => createDecoder(new Uint8Array())).toThrow(/not the data of @almanac\/vin-data/);
  expect(() => createDecoder(packed)).toThrow(/unpacked content/);
  expect(() => createDecoder(unpacked.subarray(0, 1_000_000))).toThrow(/cut short or damaged/);
});
