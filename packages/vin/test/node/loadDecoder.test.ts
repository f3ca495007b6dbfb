import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadEpa } from "@almanac/vin-data/node";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createDecoder, VinError } from "../../src/index.ts";
import { decodeVin } from "../../src/node/index.ts";
import { openEfficiency } from "../../src/openEfficiency.ts";
import { loadDecoder } from "../../src/web/index.ts";

const packed = new Uint8Array(
  readFileSync(fileURLToPath(import.meta.resolve("@almanac/vin-data/vpic-browser.bin.gz"))),
);
const unpacked = new Uint8Array(gunzipSync(packed));
const vins = ["1HGCM82633A004352", "WDD2040821A540000", "LGXC74C44R0009167"];

const server = createServer((request, response) => {
  if (request.url === "/plain") response.end(packed);
  else if (request.url === "/encoded") response.setHeader("Content-Encoding", "gzip").end(packed);
  else if (request.url === "/cut") response.end(packed.subarray(0, 1_000_000));
  else if (request.url === "/page") response.end("<!doctype html>");
  else if (request.url === "/reset") request.socket.destroy();
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
    "from %s gives the same answers as in Node",
    async (source) => {
      const { decodeVin: decode } = await loadDecoder(
        source.startsWith("/")
          ? base + source
          : source === "a buffer"
            ? packed.buffer
            : source === "packed bytes"
              ? packed
              : unpacked,
        { efficiency: () => openEfficiency(loadEpa()) },
      );
      for (const vin of vins) {
        const { dimensions: _, warnings: _all, ...expected } = decodeVin(vin);
        const { warnings: _own, ...given } = decode(vin);
        expect(given).toEqual(expected);
      }
    },
  );

  test("reports an address that does not answer", async () => {
    const error = await rejected(`${base}/missing`);
    expect(error).toMatchObject({ code: "missing_data", category: "unavailable" });
    expect(error.message).toMatch(/vpic\.bin\.gz .*\/missing answered 404/);
    const refused = await rejected(`${base}/reset`);
    expect(refused.code).toBe("missing_data");
    expect(refused.message).toContain("/reset could not be fetched");
  });

  // workerd throws this before a request comes, and nothing is wrong with the bytes.
  test("does not call the file damaged if the platform unpacks nothing here", async () => {
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const cause = new Error("Disallowed operation called within global scope.");
    vi.stubGlobal("DecompressionStream", function refuse() {
      throw cause;
    });
    const error = await rejected(packed);
    expect(error).toMatchObject({ code: "missing_data", cause });
    expect(error.message).toMatch(/vpic\.bin\.gz .* cannot be unpacked here: Disallowed operation/);
    expect((await loadDecoder(unpacked)).decodeVin("1HGCM82633A004352").model).toBe("Accord");
  });

  test.for([
    ["cut bytes", packed.subarray(0, 1_000_000), /vpic\.bin\.gz .* damaged: it cannot be unpacked/],
    ["a cut answer", "/cut", /vpic\.bin\.gz .* damaged: it cannot be unpacked/],
    ["a garbled file", garbled(packed), /vpic\.bin\.gz .* damaged: it cannot be unpacked/],
    ["garbled tables", garbled(unpacked), /section \d+ \(.+\) does not match its checksum/],
    ["a page that is not the file", "/page", /not the unpacked content of vpic\.bin\.gz/],
    ["nothing", new Uint8Array(), /not the unpacked content of vpic\.bin\.gz/],
  ] as const)("refuses %s with the file's name", async ([, source, message]) => {
    const error = await rejected(typeof source === "string" ? base + source : source);
    expect(error).toMatchObject({ code: "damaged_data", category: "unavailable" });
    expect(error.message).toMatch(message);
  });
});

async function rejected(source: string | Uint8Array<ArrayBuffer>): Promise<VinError> {
  const error = await loadDecoder(source).catch((thrown: unknown) => thrown);
  if (!(error instanceof VinError)) throw new TypeError(`not a VinError: ${error}`);
  return error;
}

function garbled(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes);
  copy[copy.length >> 1] = (copy[copy.length >> 1] ?? 0) ^ 1;
  return copy;
}

test("createDecoder refuses packed bytes, and says that it needs the unpacked content", () => {
  expect(() => createDecoder(packed)).toThrow(/not the unpacked content/);
});
