import { once } from "node:events";
import type { Output } from "../io.ts";

/** Many bytes are written in pieces of this size, because the system takes longer to write larger ones into a file. */
const pieceBytes = 65_536;

/**
 * Writes, and waits if the reader is slower than the program, so that a long list of rows needs little memory. After bytes
 * it waits until the stream no longer needs them.
 */
export async function write(stream: Output, text: string | Uint8Array): Promise<void> {
  if (text.length === 0) return;
  if (typeof text === "string") {
    if (!stream.write(text)) await once(stream, "drain");
    return;
  }
  for (let start = 0; start < text.length; start += pieceBytes) {
    await writePiece(stream, text.subarray(start, start + pieceBytes));
  }
}

function writePiece(stream: Output, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
