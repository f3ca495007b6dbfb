import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { AlmanacError } from "../../errors/almanac-error.ts";
import { whyUnreadable } from "../../errors/why-unreadable.ts";
import type { Io } from "../../io.ts";

const chunkBytes = 65_536;
/**
 * The first chunk has at most this number of bytes, so that the first answer does not wait for the answers of a full
 * chunk.
 */
const firstBytes = 2_048;

/** An input that is read as it arrives. */
export interface Input {
  readonly chunks: AsyncIterable<Buffer>;
  /** Ends the reading, even while it waits for bytes. */
  readonly close: () => void;
}

/** Opens a file, or stdin for `-`. */
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
      throw unreadable(file, error);
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

/** The error for a file that cannot be opened or read. */
export function unreadable(file: string, error: unknown): AlmanacError {
  const issue = {
    code: "invalid_value",
    parameter: "<file>",
    what: whyUnreadable(file, error),
    allowed: "a file, or - for stdin",
  };
  return new AlmanacError("invalid", [issue], { cause: error });
}
