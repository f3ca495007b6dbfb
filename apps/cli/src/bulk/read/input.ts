import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { unreadable } from "../../errors/almanac-error.ts";
import type { Io } from "../../io.ts";

/** How the records of an input are written. `lines` has one value a line, such as a VIN. */
export type InputFormat = "csv" | "tsv" | "ndjson" | "json" | "lines";

export const batchFormats = ["csv", "tsv", "ndjson", "json"] as const;

const endings: Readonly<Record<string, InputFormat>> = {
  csv: "csv",
  tsv: "tsv",
  tab: "tsv",
  ndjson: "ndjson",
  jsonl: "ndjson",
};

/** The format of a file's ending. `.json` names none: it can hold an array or lines. */
export function formatOfEnding(file: string): InputFormat | undefined {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(endings, ending) ? endings[ending] : undefined;
}

/**
 * The format that the first bytes of an input show. The first character that is not blank shows
 * JSON; otherwise the first line decides between TSV and CSV.
 */
export function formatOfContent(bytes: Uint8Array): InputFormat {
  const text = Buffer.from(bytes.subarray(0, 4096))
    .toString("utf8")
    .replace(/^\ufeff/, "");
  const first = text.trimStart()[0];
  if (first === "[") return "json";
  if (first === "{") return "ndjson";
  const [line = ""] = text.split("\n");
  return line.includes("\t") && !line.includes(",") ? "tsv" : "csv";
}

/** Rows can be fifty times as long as their records, and several chunks are in memory. */
const chunkBytes = 32_768;
/** Few bytes, so that the first answer does not wait for those of a full chunk. */
const firstBytes = 2_048;

/** An input that is read as it arrives. */
export interface Input {
  readonly chunks: AsyncGenerator<Buffer>;
  /** Ends the reading, even while it waits for bytes. */
  readonly close: () => void;
}

export const fileForms = "a file, or - for stdin";

export function openInput(file: string, io: Io): Input {
  const stream: Readable =
    file === "-" ? io.stdin : createReadStream(file, { highWaterMark: chunkBytes });
  let isClosed = false;
  async function* read(): AsyncGenerator<Buffer, void, undefined> {
    try {
      let isFirst = true;
      for await (const chunk of stream) {
        const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
        const start = isFirst && bytes.length > firstBytes ? firstBytes : 0;
        if (start > 0) yield bytes.subarray(0, start);
        yield bytes.subarray(start);
        isFirst = false;
      }
    } catch (error) {
      if (isClosed) return;
      throw unreadable("<file>", file, error, { allowed: fileForms });
    }
  }
  return {
    chunks: read(),
    close: () => {
      isClosed = true;
      stream.destroy();
    },
  };
}
